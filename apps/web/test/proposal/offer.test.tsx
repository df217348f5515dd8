import type { Offer } from '@site-designer/api-contract';
import { offeredBill, priceBill } from '@site-designer/price-list';
import { publishedCatalogue } from '@site-designer/sizing-engine/catalogue';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ProposalView } from '../../src/features/proposal/view/proposal-view.tsx';
import { CatalogueContext } from '../../src/lib/state/catalogue-context.ts';
import { BRAND, FOUR_CAMERAS, resultOf } from './designs.ts';
import { unfold } from './page-text.ts';

const RESULT = resultOf(FOUR_CAMERAS);
const LINE = { kind: 'service', description: '', quantity: '12.125', unitPrice: '80', isOptional: false } as const;
const OFFER: Offer = {
  lines: [
    { ...LINE, id: 1, designation: 'Labour' },
    { ...LINE, id: 2, designation: 'Service contract', isOptional: true },
  ],
  discountPercent: 10,
  vatPercent: 8.1,
};
const LINES = RESULT.bill!.map(({ designation }) => {
  return { designation, sku: '', description: '', unitPrice: '100', margin: null, leadTimeDays: null };
});

/** An issued proposal, which has no editor. */
function show(offer: Offer, currency: string | null = 'EUR'): HTMLElement {
  const priced = currency === null ? RESULT : priceBill(RESULT.bill!, { currency, lines: LINES });
  const bill = offeredBill({ bill: priced.bill!, billTotal: priced.billTotal! }, offer, currency);
  render(
    <CatalogueContext value={publishedCatalogue}>
      <ProposalView
        proposal={{ ...RESULT, ...bill }}
        question={FOUR_CAMERAS}
        brand={BRAND}
        integrator={undefined}
        isPending={false}
      />
    </CatalogueContext>,
  );
  unfold(document.body);
  return screen.getByRole('table', { name: 'Bill of materials' });
}

function cells(row: HTMLElement): string {
  return [...row.children].map((cell) => cell.textContent.replaceAll(/\s/g, ' ')).join(' | ');
}

afterEach(cleanup);

test('a bill has own lines after the hardware, and the sums of the offer below its total', () => {
  const rows = within(show(OFFER)).getAllByRole('row').map(cells);
  const own = rows.findIndex((row) => row.startsWith('Labour'));
  expect(own).toBe(RESULT.bill!.length + 1);
  expect(rows.slice(own, own + 2)).toEqual([
    'Labour |  | 12.125 | EUR 80.00 | EUR 970.00',
    'Service contract (optional) |  | 12.125 | EUR 80.00 | (EUR 970.00)',
  ]);
  expect(rows.slice(own + 2).map((row) => row.split(' |')[0])).toEqual([
    'Total',
    'Discount 10 %',
    'Net',
    'VAT 8.1 %',
    'Gross',
  ]);
});

test('a bill without discount and VAT tells neither', () => {
  const rows = within(show({ ...OFFER, discountPercent: 0, vatPercent: null }))
    .getAllByRole('row')
    .map(cells);
  expect(rows.slice(-3).map((row) => row.split(' |')[0])).toEqual(['Total', 'Net', 'Gross']);
});

test('a bill without prices lists own lines without theirs', () => {
  const text = show(OFFER, null).textContent;
  expect(text).toContain('Labour');
  expect(text).not.toMatch(/EUR|80|Gross/);
});

test('own lines are no machines with unknown power and weight', () => {
  show(OFFER);
  const physical = screen.getByRole('region', { name: 'Power, heat and rack' });
  expect(physical.textContent).not.toMatch(/Labour|Service contract/);
});
