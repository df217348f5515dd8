import { calculateProposal } from '@site-designer/sizing-engine';
import { publishedCatalogue } from '@site-designer/sizing-engine/catalogue';
import { offeredBill, priceResult } from '@site-designer/price-list';
import { english, type Proposal } from '@site-designer/texts';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { ShownResult } from '../../src/features/proposal/report/report-input.ts';
import { CatalogueContext } from '../../src/lib/state/catalogue-context.ts';
import { Alternatives } from '../../src/features/proposal/answer/alternatives.tsx';
import { FOUR_CAMERAS } from './designs.ts';

afterEach(cleanup);

const PROPOSAL: Proposal = english.rendered(calculateProposal(FOUR_CAMERAS, publishedCatalogue));

function show(proposal: Proposal): HTMLElement {
  render(
    <CatalogueContext value={publishedCatalogue}>
      <Alternatives proposal={proposal as unknown as ShownResult} />
    </CatalogueContext>,
  );
  return screen.getByRole('table', { name: 'Alternatives to this proposal' });
}

function pricedAt(prices: Readonly<Record<string, string>>): Proposal {
  const lines = Object.entries(prices).map(([designation, unitPrice]) => ({
    designation,
    sku: '',
    description: '',
    unitPrice,
    margin: null,
    leadTimeDays: null,
  }));
  return priceResult(PROPOSAL, { currency: 'EUR', lines });
}

/** Whatever is bought of the proposal and of its alternatives, each at a price of its own. */
function everything(): Record<string, string> {
  const bills = [PROPOSAL.bill!, ...PROPOSAL.alternatives.flatMap(({ bill }) => (bill === null ? [] : [bill]))];
  const names = [...new Set(bills.flat().map(({ designation }) => designation))];
  return Object.fromEntries(names.map((name, index) => [name, `${(names.length - index) * 100}.00`]));
}

test('have no column of prices without a price list', () => {
  expect(within(show(PROPOSAL)).queryByRole('columnheader', { name: 'Price' })).toBeNull();
});

test('compare what the sizing proposes: own lines are in no price', () => {
  const { bill, billTotal, ...priced } = pricedAt(everything());
  const line = { id: 1, kind: 'service', designation: 'Installation', description: '', isOptional: false } as const;
  const lines = [{ ...line, quantity: '9', unitPrice: '960.00' }];
  const offer = { lines, discountPercent: 0, vatPercent: null };
  const offered = offeredBill({ bill: bill!, billTotal: billTotal! }, offer, 'EUR');
  expect(offered.billTotal.amount).not.toBe(billTotal!.amount);
  const table = show({ ...priced, ...offered } as Proposal);
  const amounts = [...table.querySelectorAll('td[data-title="Price"]')].map(({ textContent }) =>
    textContent?.replaceAll(/[^\d.]/g, ''),
  );
  expect(amounts).toContain(billTotal!.amount);
  expect(amounts).not.toContain(offered.billTotal.amount);
});

test('say what each costs and how much more or less, the cheapest first', () => {
  const priced = pricedAt(everything());
  const table = show(priced);
  expect(within(table).getByRole('columnheader', { name: 'Price' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: /more solutions?$/ }));
  const cells = [...table.querySelectorAll('td[data-title="Difference"]')].map(({ textContent }) => textContent);
  expect(cells).toHaveLength(1 + priced.alternatives.length);
  const known = priced.alternatives.flatMap(({ priceDifference }) =>
    priceDifference === null ? [] : [Number(priceDifference.amount)],
  );
  const told = cells.flatMap((text) => {
    const [, amount, word] = /([\d,.]+) (more|less) \(/.exec(text) ?? [];
    return amount === undefined ? [] : [Number(amount.replaceAll(',', '')) * (word === 'less' ? -1 : 1)];
  });
  expect(told).toEqual(known.filter((amount) => amount !== 0).toSorted((a, b) => a - b));
  expect(told.length).toBeGreaterThan(0);
});

test('say no difference where a line that differs has no price', () => {
  const { 'HE150D-4TB': _server, ...others } = everything();
  const cells = [...show(pricedAt(others)).querySelectorAll('td[data-title="Difference"]')].map(
    ({ textContent }) => textContent,
  );
  expect(cells.filter((text) => text.includes('Some prices are missing')).length).toBeGreaterThan(0);
  expect(cells.filter((text) => /less|more/.test(text))).toEqual([]);
});
