import type { BillLine } from '@site-designer/texts';
import { english } from '@site-designer/texts';
import { describe, expect, it } from 'vitest';
import { compareBills, priceBill, type ComparedBill } from '../src/index.ts';

const NO_PRICE = { unitPrice: null, total: null, currency: null, leadTimeDays: null };
const PHYSICAL = { typicalW: 0, greatestW: 0, heatBtuPerHour: 0, rackUnits: 0, weightKg: 0 };

function lineOf(designation: string, quantity: number, change: Partial<BillLine> = {}): BillLine {
  const line = { kind: 'licence', designation, purpose: null, description: '', quantity } as const;
  return { ...line, ...NO_PRICE, ...PHYSICAL, ...change };
}

/** Lines with the prices of a list; those that it does not have have none. */
function priced(lines: readonly BillLine[], prices: Readonly<Record<string, string>>, currency = 'EUR'): ComparedBill {
  const listed = Object.entries(prices).map(([designation, unitPrice]) => ({
    designation,
    unitPrice,
    sku: '',
    description: '',
    margin: null,
    leadTimeDays: Number.parseInt(unitPrice, 10) > 1000 ? 15 : null,
  }));
  return priceBill(lines, { currency, lines: listed });
}

const PRICES = { Server: '17900', Licence: '210' };

function compared(before: ComparedBill, after: ComparedBill) {
  return english.rendered(compareBills(before, after));
}

describe('bills of two sides', () => {
  const few = priced([lineOf('Server', 2), lineOf('Licence', 82), lineOf('UPS', 1)], PRICES);

  it('differ in nothing if they are equal', () => {
    expect(compared(few, few)).toEqual({ lines: [], figures: [] });
  });

  it('differ in a quantity, and cost more by it', () => {
    const many = priced([lineOf('Server', 2), lineOf('Licence', 92), lineOf('UPS', 1)], PRICES);
    expect(compared(few, many)).toEqual({
      lines: [
        {
          kind: 'licence',
          designation: 'Licence',
          purpose: null,
          isOptional: false,
          before: { quantity: 82, unitPrice: '210.00', total: '17220.00', currency: 'EUR' },
          after: { quantity: 92, unitPrice: '210.00', total: '19320.00', currency: 'EUR' },
          change: '2100.00',
        },
      ],
      figures: [
        {
          code: 'price',
          title: 'Price, 2 of 3 lines',
          before: '53020.00',
          after: '55120.00',
          change: '2100.00',
          percent: expect.closeTo(3.96, 2),
          unit: 'EUR',
        },
      ],
    });
  });

  it('differ in a price', () => {
    const dearer = priced([lineOf('Server', 2), lineOf('Licence', 82), lineOf('UPS', 1)], {
      ...PRICES,
      Licence: '200.50',
    });
    const { lines, figures } = compared(few, dearer);
    expect(lines).toMatchObject([{ designation: 'Licence', after: { quantity: 82 }, change: '-779.00' }]);
    expect(figures).toMatchObject([{ code: 'price', after: '52241.00', change: '-779.00' }]);
  });

  it('differ in lines that were added and removed; money is not compared where one of them has no price', () => {
    const other = priced([lineOf('Larger server', 2), lineOf('Licence', 82), lineOf('UPS', 1)], PRICES);
    const { lines, figures } = compared(few, other);
    expect(lines).toMatchObject([
      { designation: 'Server', after: null, change: '-35800.00' },
      { designation: 'Larger server', before: null, after: { quantity: 2, unitPrice: null }, change: null },
    ]);
    expect(figures.map(({ code, before, after, change }) => [code, before, after, change])).toEqual([
      ['price', '53020.00', '17220.00', null],
      ['unpriced-lines', 1, 2, 1],
    ]);
  });

  it('are compared in quantities alone where one of them has no prices', () => {
    const open: ComparedBill = priced([lineOf('Server', 2), lineOf('Licence', 90), lineOf('UPS', 1)], {});
    const { lines, figures } = compared(open, few);
    expect(figures).toEqual([]);
    const unpriced = { unitPrice: null, total: null, currency: null };
    expect(lines).toEqual([
      expect.objectContaining({
        designation: 'Licence',
        before: { quantity: 90, ...unpriced },
        after: { quantity: 82, ...unpriced },
        change: null,
      }),
    ]);
  });

  it('tell lines with one designation apart by their purpose, which earlier bills have in the description', () => {
    const disk = { kind: 'disk', description: 'Disk of the archive' } as const;
    const { purpose: _purpose, ...earlier } = lineOf('12 TB', 8, disk);
    const { lines } = compared(
      { bill: [earlier], billTotal: null },
      {
        bill: [
          lineOf('12 TB', 8, { ...disk, purpose: 'Disk of the archive' }),
          lineOf('12 TB', 1, { kind: 'hot-spare', purpose: 'Hot spare of the archive' }),
        ],
        billTotal: null,
      },
    );
    expect(lines).toMatchObject([{ kind: 'hot-spare', purpose: 'Hot spare of the archive', before: null }]);
  });

  it('have no sum to compare in different currencies', () => {
    const { lines, figures } = compared(few, priced([...few.bill!] as BillLine[], PRICES, 'USD'));
    expect(figures).toEqual([]);
    expect(lines.map(({ change }) => change)).toEqual([null, null]);
  });

  it('have the own lines of an offer, equal ones too, and the price after its discount', () => {
    const own = (quantity: number, change: Partial<BillLine> = {}): BillLine => {
      const price = { unitPrice: '100.00', total: `${100 * quantity}.00`, currency: 'EUR' };
      return lineOf('Service', quantity, { kind: 'own', ...price, ...change });
    };
    const totals = { currency: 'EUR', pricedLines: 2, lines: 2, longestLeadTime: null };
    const before = { bill: [own(1), own(2)], billTotal: { ...totals, amount: '300.00' } };
    const after = {
      bill: [own(1), own(4), own(3, { isOptional: true })],
      billTotal: { ...totals, amount: '500.00', net: '450.00', discountPercent: 10 },
    };
    const { lines, figures } = compared(before, after);
    expect(lines.map((line) => [line.isOptional, line.before?.quantity, line.after?.quantity, line.change])).toEqual([
      [false, 2, 4, '200.00'],
      [true, undefined, 3, '300.00'],
    ]);
    expect(figures).toMatchObject([
      { title: 'Price after discount', before: '300.00', after: '450.00', change: '150.00', percent: 50 },
    ]);
  });

  it('are not compared where nothing fits', () => {
    expect(compared(few, { bill: null, billTotal: null })).toEqual({ lines: [], figures: [] });
  });
});
