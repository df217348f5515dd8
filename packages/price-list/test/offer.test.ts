import type { Offer } from '@site-designer/api-contract';
import { NO_OFFER, OFFER_KINDS } from '@site-designer/api-contract/offer-bounds';
import type { BillLine } from '@site-designer/texts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { propertyRuns } from '../../../tools/random-runs.ts';
import {
  billRows,
  billTable,
  isEmptyOffer,
  offerErrors,
  offeredBill,
  pastedLines,
  priceBill,
  suggestedLines,
  typedDecimal,
  typedPrice,
  validPart,
} from '../src/index.ts';
import { billWorkbook } from '../src/write-bill.ts';

type OwnLine = Offer['lines'][number];

const OWN: OwnLine = {
  id: 1,
  kind: 'service',
  designation: 'Installation, day',
  description: 'Two technicians',
  quantity: '9',
  unitPrice: '960.00',
  isOptional: false,
};

/** A pasted line has no kind yet. */
const LINE = { kind: 'other', isOptional: false } as const;

function offerOf(lines: readonly Partial<OwnLine>[], rest: Partial<Omit<Offer, 'lines'>> = {}): Offer {
  return { ...NO_OFFER, ...rest, lines: lines.map((line, index) => ({ ...OWN, id: index + 1, ...line })) };
}

function hardware(designation: string, quantity = 1): BillLine {
  const physical = { typicalW: 0, greatestW: 0, heatBtuPerHour: 0, rackUnits: 0, weightKg: 0 };
  const price = { unitPrice: null, total: null, currency: null, leadTimeDays: null };
  return { kind: 'recording-server', designation, purpose: null, description: '', quantity, ...price, ...physical };
}

/** A bill of one line with that price. */
function billAt(unitPrice: string) {
  const line = { designation: 'Hotel', sku: '', description: '', unitPrice, margin: null, leadTimeDays: 15 };
  return priceBill([hardware('Hotel')], { currency: 'EUR', lines: [line] });
}

const HOTEL_LINES = [
  { kind: 'camera', quantity: '30', unitPrice: '189' },
  { kind: 'camera', quantity: '36', unitPrice: '245' },
  { kind: 'camera', quantity: '16', unitPrice: '420' },
  { kind: 'cabling', quantity: '82', unitPrice: '165' },
  { kind: 'service', quantity: '9', unitPrice: '960' },
  { kind: 'service', quantity: '1', unitPrice: '4900', isOptional: true },
] as const;

describe('the sums of an offer', () => {
  it('of a hotel are those of its hardware, own lines, discount and VAT', () => {
    const offer = offerOf(HOTEL_LINES, { discountPercent: 4, vatPercent: 25 });
    const { bill, billTotal } = offeredBill(billAt('61230.00'), offer, 'EUR');
    expect(billTotal).toEqual({
      amount: '104610.00',
      currency: 'EUR',
      pricedLines: 6,
      lines: 6,
      longestLeadTime: { designation: 'Hotel', days: 15 },
      discount: '4184.40',
      net: '100425.60',
      vat: '25106.40',
      gross: '125532.00',
      discountPercent: 4,
      vatPercent: 25,
    });
    expect(bill.map(({ kind, total }) => [kind, total]).slice(0, 2)).toEqual([
      ['recording-server', '61230.00'],
      ['own', '5670.00'],
    ]);
    expect(bill.at(-1)).toMatchObject({ offerKind: 'service', total: '4900.00', isOptional: true });
  });

  it('reconcile to the cent for any lines, discount and VAT', () => {
    const decimals = (digits: number, most: number) =>
      fc
        .tuple(fc.bigInt({ min: 1n, max: BigInt(most) * 10n ** BigInt(digits) }), fc.integer({ min: 0, max: digits }))
        .map(([value, cut]) => ({ value: value - (value % 10n ** BigInt(cut)) || 10n ** BigInt(digits), digits }));
    const own = fc.record({ quantity: decimals(3, 9_999), price: decimals(6, 999_999), isOptional: fc.boolean() });
    const percents = fc.record({ discount: fc.nat(10_000), vat: fc.option(fc.nat(5000)) });
    const listPrice = fc.nat(99_999_999);
    fc.assert(
      fc.property(
        fc.array(own, { minLength: 1, maxLength: 40 }),
        percents,
        listPrice,
        (all, { discount, vat }, price) => {
          const lines = all.map((line) => ({
            quantity: text(line.quantity.value, 3),
            unitPrice: text(line.price.value, 6),
            isOptional: line.isOptional,
          }));
          const offer = offerOf(lines, {
            discountPercent: discount / 100,
            vatPercent: vat === null ? null : vat / 100,
          });
          expect(offerErrors(offer)).toEqual([]);
          const { bill, billTotal } = offeredBill(billAt(text(BigInt(price), 2)), offer, 'EUR');

          // Whole cents, computed apart from the code under test.
          const totals = all.map((line) => halfUp(line.quantity.value * line.price.value, 10n ** 7n));
          expect(bill.slice(1).map((line) => line.total)).toEqual(totals.map((total) => text(total, 2)));
          const counted = totals.filter((_, index) => !all[index]!.isOptional);
          const amount = counted.reduce((sum, total) => sum + total, BigInt(price));
          const off = halfUp(amount * BigInt(discount), 10_000n);
          const tax = vat === null ? 0n : halfUp((amount - off) * BigInt(vat), 10_000n);
          expect(billTotal).toMatchObject({
            amount: text(amount, 2),
            discount: text(off, 2),
            net: text(amount - off, 2),
            vat: vat === null ? null : text(tax, 2),
            gross: text(amount - off + tax, 2),
            lines: counted.length + 1,
            pricedLines: counted.length + 1,
          });
        },
      ),
      { numRuns: propertyRuns({ test: 200, soak: 20_000 }) },
    );
  });

  it('count a line without a price as missing', () => {
    const offer = offerOf([{ unitPrice: null }, { quantity: '2.5', unitPrice: '0.333' }], { vatPercent: 10 });
    const { bill, billTotal } = offeredBill(billAt('100'), offer, 'EUR');
    expect(bill[1]).toMatchObject({ kind: 'own', unitPrice: null, total: null, currency: null });
    expect(bill[2]).toMatchObject({ quantity: 2.5, unitPrice: '0.333', total: '0.83' });
    expect(billTotal).toMatchObject({ amount: '100.83', pricedLines: 2, lines: 3, net: '100.83', vat: '10.08' });
  });

  it('have no fractions in a currency without decimals', () => {
    const offer = offerOf([{ quantity: '3', unitPrice: '333.5' }], { discountPercent: 1, vatPercent: 10 });
    const { billTotal } = offeredBill({ bill: [], billTotal: billAt('1').billTotal }, offer, 'JPY');
    expect(billTotal).toMatchObject({ amount: '1001', discount: '10', net: '991', vat: '99', gross: '1090' });
  });

  it('are absent without prices, and null where no line has one', () => {
    const offer = offerOf([{}], { discountPercent: 5 });
    const hidden = offeredBill(priceBill([hardware('Hotel')], { currency: 'EUR', lines: [] }), offer, null);
    expect(hidden.bill[1]).toMatchObject({ kind: 'own', quantity: 9, unitPrice: null, total: null });
    expect(Object.keys(hidden.billTotal)).toEqual(['amount', 'currency', 'pricedLines', 'lines', 'longestLeadTime']);
    const open = offeredBill({ ...hidden }, offerOf([{ unitPrice: null }]), 'EUR');
    expect(open.billTotal).toMatchObject({ amount: null, discount: null, net: null, vat: null, gross: null });
  });

  it('leave a bill without an offer as it is, and replace those of another offer', () => {
    const priced = billAt('100');
    expect(offeredBill(priced, NO_OFFER, 'EUR')).toEqual(priced);
    expect(isEmptyOffer(NO_OFFER)).toBe(true);
    const offered = offeredBill(priced, offerOf([{}], { vatPercent: 19 }), 'EUR');
    expect(offeredBill(offered, NO_OFFER, 'EUR')).toEqual(priced);
    expect(
      offeredBill(offered, offerOf([{ designation: 'Other' }]), 'EUR').bill.map((line) => line.designation),
    ).toEqual(['Hotel', 'Other']);
  });
});

describe('the files of an offer', () => {
  const offered = offeredBill(
    billAt('61230.00'),
    offerOf([...HOTEL_LINES, { quantity: '2.5', unitPrice: '0.333' }], { discountPercent: 4, vatPercent: 25 }),
    'EUR',
  );

  it('list own lines after the hardware, optional ones without a total, and the sums below', () => {
    const rows = billRows(offered);
    expect(rows.at(-6)).toEqual(['Installation, day', 'Two technicians', 2.5, '0.333', '0.83', '']);
    expect(rows.at(-7)?.slice(0, 5)).toEqual([
      'Installation, day (optional, not in the total)',
      'Two technicians',
      1,
      '4900.00',
      '',
    ]);
    expect(rows.slice(-5)).toEqual([
      ['TOTAL', '7 of 7 lines priced', '', '', '104610.83', 15],
      ['Discount 4 %', '', '', '', '-4184.43', ''],
      ['NET', '', '', '', '100426.40', ''],
      ['VAT 25 %', '', '', '', '25106.60', ''],
      ['GROSS', '', '', '', '125533.00', ''],
    ]);
  });

  it('have no discount and no VAT where the offer has none', () => {
    const rows = billRows(offeredBill(billAt('100'), offerOf([{}]), 'EUR'));
    expect(rows.slice(-2).map(([item]) => item)).toEqual(['NET', 'GROSS']);
  });

  it('are workbooks whose sums are formulas', async () => {
    const { readXlsx } = await import('hucre/xlsx');
    const book = await readXlsx(await billWorkbook('Bill', billTable(offered)), { readStyles: true });
    const cells = book.sheets[0]?.cells;
    const formulas = ['8,4', '9,4', '10,4', '11,4', '12,4', '13,4'].map((at) => cells?.get(at)?.formula);
    expect(formulas).toEqual([
      'ROUND(C9*D9,2)',
      'SUM(E2:E9)',
      '-ROUND(ROUND(E10,2)*4/100,2)',
      'ROUND(E10,2)+E11',
      'ROUND(E12*25/100,2)',
      'E12+E13',
    ]);
  });
});

describe('own lines', () => {
  it('are pasted from a spreadsheet, with its headers and marks', () => {
    const text = 'Item\tFor what\tQty\tPrice\r\nDome\t"Lobby, desk"\t30\t1.189,00\r\nCable\t\t82,5\t€ 165,50\n\n';
    expect(pastedLines(text, 'EUR')).toEqual([
      { ...LINE, designation: 'Dome', description: 'Lobby, desk', quantity: '30', unitPrice: '1189.00' },
      { ...LINE, designation: 'Cable', description: '', quantity: '82.5', unitPrice: '165.50' },
    ]);
    expect(pastedLines('Dome\t30\nLabour\tmany', 'EUR')).toEqual([
      { ...LINE, designation: 'Dome', description: '', quantity: '30', unitPrice: null },
      { ...LINE, designation: 'Labour', description: '', quantity: 'many', unitPrice: null },
    ]);
    expect(pastedLines('Dome\t\ton request', 'EUR')).toMatchObject([{ quantity: '1', unitPrice: 'on request' }]);
    expect(pastedLines(' \n', 'EUR')).toEqual([]);
  });

  it('are suggested from the lines of a price list that price nothing else', () => {
    const list = [
      { designation: 'Hotel', sku: '', description: '', unitPrice: '5', margin: null, leadTimeDays: null },
      { designation: '', sku: 'CAT6A', description: 'Cable', unitPrice: '100', margin: 0.3, leadTimeDays: 3 },
    ];
    expect(suggestedLines({ currency: 'EUR', lines: list }, [hardware('hotel')])).toEqual([
      { designation: 'CAT6A', description: 'Cable', unitPrice: '142.86' },
    ]);
  });

  it('are typed with either mark', () => {
    expect(['12,5', '1.234,5', '12.5', '', 'x'].map(typedDecimal)).toEqual(['12.5', '1234.5', '12.5', '', 'x']);
    expect(['', '1.850,00', '1850', 'free'].map((text) => typedPrice(text, 'EUR'))).toEqual([
      null,
      '1850.00',
      '1850',
      'free',
    ]);
  });
});

describe('an offer', () => {
  it('is refused at the field', () => {
    const offer = offerOf(
      [
        { designation: ' ' },
        { id: 1, quantity: '0', unitPrice: '-5' },
        { designation: 'x'.repeat(201), description: 'x'.repeat(501), quantity: '1,5' },
      ],
      { discountPercent: 100.01, vatPercent: 7.125 },
    );
    expect(offerErrors(offer).map(({ path }) => path)).toEqual([
      'lines[0].designation',
      'lines[1].id',
      'lines[1].quantity',
      'lines[1].unitPrice',
      'lines[2].designation',
      'lines[2].description',
      'lines[2].quantity',
      'discountPercent',
      'vatPercent',
    ]);
  });

  it('is priced in its valid part while it is being typed', () => {
    const offer = offerOf([{}, { quantity: 'x' }], { discountPercent: 200, vatPercent: 19 });
    expect(validPart(offer)).toEqual({ ...offerOf([{}], { vatPercent: 19 }) });
  });

  it('may have 200 lines of every kind, and no more', () => {
    const lines = (count: number) =>
      Array.from({ length: count }, (_, index) => ({ kind: OFFER_KINDS[index % OFFER_KINDS.length]! }));
    expect(offerErrors(offerOf(lines(200)))).toEqual([]);
    expect(offerErrors(offerOf(lines(201)))).toEqual([
      { path: 'lines', message: 'An offer has at most 200 lines of its own' },
    ]);
  });
});

function halfUp(value: bigint, by: bigint): bigint {
  return (value * 2n + by) / (by * 2n);
}

function text(value: bigint, digits: number): string {
  const scale = 10n ** BigInt(digits);
  return `${value / scale}.${String(value % scale).padStart(digits, '0')}`;
}
