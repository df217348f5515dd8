import type { PriceList } from '@site-designer/api-contract';
import type { BillLine } from '@site-designer/texts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { propertyRuns } from '../../../tools/random-runs.ts';
import { billTable, priceBill, priceOfItems, unclearNames } from '../src/index.ts';

const LINE = {
  designation: 'Entry server',
  sku: '',
  purpose: null,
  description: '',
  unitPrice: '900',
  margin: null,
  leadTimeDays: null,
};

const NO_PRICE = { unitPrice: null, total: null, currency: null, leadTimeDays: null };

function lineOf(designation: string, quantity: number): BillLine {
  const physical = { typicalW: 0, greatestW: 0, heatBtuPerHour: 0, rackUnits: 0, weightKg: 0 };
  return { kind: 'licence', designation, purpose: null, description: '', quantity, ...NO_PRICE, ...physical };
}

function listOf(currency: string, lines: readonly Partial<PriceList['lines'][number]>[]): PriceList {
  return { currency, lines: lines.map((line) => ({ ...LINE, ...line })) };
}

describe('money', () => {
  it('adds up to the cent, whatever the bill', () => {
    const bought = fc.record({ cents: fc.nat({ max: 99_999_999 }), quantity: fc.integer({ min: 1, max: 80_000 }) });
    fc.assert(
      fc.property(fc.array(bought, { minLength: 1, maxLength: 30 }), (all) => {
        const text = (cents: bigint) => `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`;
        const lines = all.map(({ cents }, index) => ({ designation: `No ${index}`, unitPrice: text(BigInt(cents)) }));
        const bill = all.map(({ quantity }, index) => lineOf(`No ${index}`, quantity));
        const sum = all.reduce((cents, each) => cents + BigInt(each.cents) * BigInt(each.quantity), 0n);
        expect(priceBill(bill, listOf('EUR', lines)).billTotal.amount).toBe(text(sum));
      }),
      { numRuns: propertyRuns({ test: 100, soak: 10_000 }) },
    );
  });

  it('keeps fractions of a cent of a price, and has none in a currency without decimals', () => {
    const of = (currency: string, unitPrice: string, margin: number | null = null) =>
      priceBill([lineOf('Entry server', 3)], listOf(currency, [{ unitPrice, margin }])).bill[0]!;
    expect(of('EUR', '0.0325')).toMatchObject({ unitPrice: '0.0325', total: '0.0975' });
    expect(of('JPY', '1000')).toMatchObject({ unitPrice: '1000', total: '3000' });
    expect(of('EUR', '100', 0.3)).toMatchObject({ unitPrice: '142.86', total: '428.58' });
  });

  it('is found by designation or SKU in any case, and the longest lead time is named', () => {
    const bill = [lineOf('Entry server', 2), lineOf('HE150D-4TB', 1), lineOf('UPS 750 VA', 1)];
    const priced = priceBill(
      bill,
      listOf('EUR', [
        { designation: ' entry SERVER ', leadTimeDays: 10 },
        { designation: 'Husky', sku: 'he150d-4tb', unitPrice: '1200.50', leadTimeDays: 21 },
      ]),
    );
    expect(priced.bill.map(({ total }) => total)).toEqual(['1800.00', '1200.50', null]);
    expect(priced.billTotal).toEqual({
      amount: '3000.50',
      currency: 'EUR',
      pricedLines: 2,
      lines: 3,
      longestLeadTime: { designation: 'HE150D-4TB', days: 21 },
    });
  });

  it('is not guessed where a name has two prices', () => {
    const list = listOf('EUR', [
      { designation: 'Appliance', sku: 'A1', unitPrice: '1' },
      { designation: 'Appliance', sku: 'A2', unitPrice: '2' },
      { designation: 'Server', sku: 'S1', unitPrice: '3' },
      { designation: 'Server', sku: 'S2', unitPrice: '3' },
    ]);
    const bill = ['A1', 'A2', 'Appliance', 'Server'].map((name) => lineOf(name, 1));
    expect(priceBill(bill, list).bill.map(({ total }) => total)).toEqual(['1.00', '2.00', null, '3.00']);
    expect([...unclearNames(list.lines)]).toEqual(['appliance']);
  });

  it('of a bill without prices is null', () => {
    expect(priceBill([lineOf('Other', 1)], listOf('EUR', [LINE])).billTotal).toMatchObject({
      amount: null,
      pricedLines: 0,
      lines: 1,
    });
  });
});

describe('the sum of a bill as a file', () => {
  const of = (...names: string[]) =>
    billTable(
      priceBill(
        names.map((name) => lineOf(name, 1)),
        listOf('EUR', [LINE]),
      ),
    ).total;

  it('is a total only where every line has a price', () => {
    expect(of('Entry server')).toEqual(['TOTAL', '1 of 1 lines priced', '', '', '900.00', '']);
    expect(of('Entry server', 'Other')).toEqual(['SUBTOTAL', '1 of 2 lines priced', '', '', '900.00', '']);
  });

  it('is left out where there is none, such as for sites of different editions', () => {
    const { bill, billTotal } = priceBill([lineOf('Entry server', 1)], listOf('EUR', [LINE]));
    expect(billTable({ bill, billTotal: { ...billTotal, amount: null } }).total).toBeUndefined();
  });
});

describe('the price of some items', () => {
  const list = listOf('EUR', [
    { designation: 'poe-8', unitPrice: '199.50' },
    { designation: 'poe-24', unitPrice: '600', margin: 0.25 },
  ]);

  it('is their sum, with the margins of the list', () => {
    const items = [
      { designation: 'POE-8', quantity: 2 },
      { designation: 'poe-24', quantity: 1 },
    ];
    expect(priceOfItems(items, list)).toEqual({ amount: '1199.00', currency: 'EUR' });
  });

  it('is unknown where one of them has none', () => {
    const items = [
      { designation: 'poe-8', quantity: 2 },
      { designation: 'poe-48', quantity: 1 },
    ];
    expect(priceOfItems(items, list)).toBeUndefined();
  });
});
