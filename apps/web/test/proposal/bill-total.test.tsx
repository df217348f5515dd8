import { priceBill } from '@site-designer/price-list';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { BillTable } from '../../src/features/proposal/bill/bill-of-materials.tsx';
import { FOUR_CAMERAS, resultOf } from './designs.ts';

const BILL = resultOf(FOUR_CAMERAS).bill!;
const [FIRST, ...OTHERS] = BILL.map(({ designation }) => designation);

/** The last row of the bill, and the whole of it as text. */
function show(priced: readonly string[]): { readonly sum: string; readonly text: string } {
  const lines = priced.map((designation) => {
    const rest = { sku: '', description: '', margin: null, leadTimeDays: null };
    return { designation, unitPrice: '100', ...rest };
  });
  const { container } = render(<BillTable {...priceBill(BILL, { currency: 'EUR', lines })} printsPrices />);
  const sum = within(screen.getByRole('table')).getAllByRole('row').at(-1)!.textContent;
  return { sum, text: container.textContent };
}

afterEach(cleanup);

test('the sum of a bill is a total only where every line has a price', () => {
  expect(show([FIRST!, ...OTHERS]).sum).toMatch(/^Total/);
});

test('the sum of some of its lines is a subtotal', () => {
  const { sum, text } = show([FIRST!]);
  expect(sum).toMatch(/^Subtotal of the priced lines/);
  expect(text).toContain(`1 of ${BILL.length} lines priced.`);
});
