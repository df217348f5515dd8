import { guessedPriceMapping, readPrices } from '@site-designer/price-list';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ImportPreview, type PricesIn } from '../../src/features/price-list/import-preview.tsx';

const NAMES = ['HE150D-4TB', 'UPS 750 VA'];

function show(cells: readonly (readonly string[])[]): void {
  const readAs: PricesIn = (currency) => readPrices(cells, guessedPriceMapping(cells, NAMES), currency);
  render(
    <ImportPreview
      {...{ readAs, names: NAMES }}
      listCurrency={undefined}
      onTake={vi.fn<() => void>()}
      onClose={vi.fn<() => void>()}
    />,
  );
}

afterEach(cleanup);

test('a line that is in no bill has the nearest designation beside it', () => {
  show([
    ['Item', 'Price (EUR)'],
    ['HE150D 4TB', '1700'],
    ['Coffee machine', '99'],
  ]);
  expect(screen.getByRole('row', { name: /HE150D 4TB/ }).textContent).toContain('Not in any bill, nearest: HE150D-4TB');
  expect(screen.getByRole('row', { name: /Coffee/ }).textContent).toMatch(/Not in any bill$/);
});

test('prices of a file without a currency are read in the one that is chosen', () => {
  show([
    ['Item', 'Price'],
    ['UPS 750 VA', '95.250'],
  ]);
  expect(screen.getByRole('row', { name: /95\.250/ }).textContent).toContain('Either 95250 or 95.250');
  const currency = screen.getByLabelText<HTMLSelectElement>('Currency of these prices');
  const dinar = [...currency.options].find(({ text }) => text.startsWith('KWD'))!;
  fireEvent.change(currency, { target: { value: dinar.value } });
  expect(screen.getByRole('row', { name: /UPS 750 VA/ }).textContent).toMatch(/KWD.95\.250/);
});
