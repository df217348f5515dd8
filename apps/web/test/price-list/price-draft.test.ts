import type { PriceLine } from '@site-designer/api-contract';
import { expect, test } from 'vitest';
import { checkedDraft, draftOf, type Draft } from '../../src/features/price-list/price-draft.ts';

function line(designation: string, unitPrice: string): PriceLine {
  return { designation, sku: '', description: '', unitPrice, margin: null, leadTimeDays: null };
}

function typed(draft: Draft, unitPrice: string): Draft {
  return { ...draft, lines: draft.lines.map((each) => ({ ...each, unitPrice })) };
}

const STORED = ['95.250', '1.850', '1.8500', '0.125', '1234.567', '1850'];

test('a stored price is saved as it is stored, whatever else is changed', () => {
  const stored = { currency: 'EUR', lines: STORED.map((price, index) => line(`Item ${index}`, price)) };
  const draft = draftOf(stored);
  const { priceList, errors } = checkedDraft({
    ...draft,
    lines: draft.lines.map((each) => ({ ...each, description: 'Changed' })),
  });
  expect(errors.size).toBe(0);
  expect(priceList.lines.map(({ unitPrice }) => unitPrice)).toEqual(STORED);
});

test('a typed price that can be read in two ways is refused at its field', () => {
  const draft = draftOf({ currency: 'EUR', lines: [line('Item', '10')] });
  for (const text of ['1.850', '1,850']) {
    expect(checkedDraft(typed(draft, text)).errors.get(0)?.unitPrice).toMatch(/^Either 1850 or 1\.850/);
  }
  const read = (text: string, currency: string) =>
    checkedDraft({ ...typed(draft, text), currency }).priceList.lines[0]!.unitPrice;
  expect([read('1.850,00', 'EUR'), read('1850', 'EUR'), read('95,250', 'KWD'), read('1,850', 'JPY')]).toEqual([
    '1850.00',
    '1850',
    '95.250',
    '1850',
  ]);
});
