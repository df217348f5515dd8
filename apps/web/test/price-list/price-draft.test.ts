import { PRICE_LIST_TEXTS as TEXTS } from '#texts/pages/price-list.ts';
import type { PriceLine, PriceList } from '@site-designer/api-contract';
import { describe, expect, it, test } from 'vitest';
import {
  checkedDraft,
  draftOf,
  emptyLine,
  type Draft,
  type DraftField,
  type DraftLine,
} from '../../src/features/price-list/price-draft.ts';

const SERVER = {
  designation: 'Entry server',
  sku: 'ES-1',
  description: 'One processor',
  unitPrice: '1850.00',
  margin: 0.07,
  leadTimeDays: 21,
};

const checked = (change: Partial<DraftLine>) => {
  const line = { ...emptyLine(5, 'Entry server'), unitPrice: '900', ...change };
  return checkedDraft({ currency: 'EUR', lines: [line] });
};

describe('the draft of a price list', () => {
  it('has the margin in per cent, and nothing where a field has no value', () => {
    const lines = [SERVER, { ...SERVER, margin: null, leadTimeDays: null }];
    expect(draftOf({ currency: 'USD', lines })).toEqual({
      currency: 'USD',
      lines: [
        { ...SERVER, key: 0, knownPrice: '1850.00', margin: '7', leadTimeDays: '21' },
        { ...SERVER, key: 1, knownPrice: '1850.00', margin: '', leadTimeDays: '' },
      ],
    });
  });

  it('is read back as the list that it was made of', () => {
    const disk = { ...SERVER, designation: '8 TB disk', sku: '', margin: null, leadTimeDays: null };
    const free = { ...SERVER, designation: '', sku: 'FREE', unitPrice: '0', margin: 0, leadTimeDays: 0 };
    const priceList: PriceList = { currency: 'USD', lines: [SERVER, disk, free] };
    expect(checkedDraft(draftOf(priceList))).toEqual({ priceList, errors: new Map() });
  });

  it('is read as people type it', () => {
    const typed = { designation: ' Server ', unitPrice: '1.850,50 €', margin: ' 12,5 %', leadTimeDays: '2 weeks' };
    expect(checked(typed).priceList.lines).toEqual([
      {
        designation: 'Server',
        sku: '',
        description: '',
        unitPrice: '1850.50',
        margin: 0.125,
        leadTimeDays: 14,
      },
    ]);
    expect(checked(typed).errors.size).toBe(0);
  });

  it.each<readonly [DraftField, string, string]>([
    ['unitPrice', '', TEXTS.errors.unitPrice],
    ['unitPrice', 'on request', TEXTS.errors.unitPrice],
    ['unitPrice', '1.2,3.4', 'Not a number: its points and commas contradict each other'],
    ['unitPrice', '1,2,3', 'Not a number: its points and commas contradict each other'],
    ['unitPrice', '1234567890123', 'Must be a number with at most 12 digits before and 6 after the decimal point'],
    ['margin', 'some', TEXTS.errors.margin],
    ['margin', '100', TEXTS.errors.margin],
    ['leadTimeDays', 'soon', TEXTS.errors.leadTimeDays],
    ['leadTimeDays', '3651', TEXTS.errors.leadTimeDays],
    ['designation', ' ', 'A line needs a designation or a SKU'],
    ['sku', 'x'.repeat(101), 'Must have at most 100 characters'],
  ])('has an error at the field %s of "%s", and at no other', (field, text, message) => {
    expect(checked({ [field]: text }).errors).toEqual(new Map([[5, { [field]: message }]]));
  });
});

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
