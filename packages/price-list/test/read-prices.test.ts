import type { PriceLine } from '@site-designer/api-contract';
import { csvOf } from '@site-designer/camera-table';
import { readTableFile } from '@site-designer/camera-table/read-file';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decimalText, guessedPriceMapping, leadDaysOf, marginOf, priceListRows, readPrices } from '../src/index.ts';

async function read(text: string) {
  const { sheets } = await readTableFile(new TextEncoder().encode(text));
  const { cells } = sheets[0]!;
  return readPrices(cells, guessedPriceMapping(cells));
}

describe('a price list of another tool', () => {
  it('is read by the headers of a distributor', async () => {
    const text =
      'Price list March\n\nMarca,Codigo,Modelo,Descripcion,PrecioDisty,Margen,Tiempo\n' +
      'Dell,SRV-1,Entry server,"Rack, 1U","1,850.50",15,2 weeks\n' +
      'APC,UPS750,,UPS 750 VA,410,0.2,\n';
    expect(await read(text)).toEqual({
      currency: undefined,
      refused: [],
      lines: [
        line({
          designation: 'Entry server',
          sku: 'SRV-1',
          description: 'Rack, 1U',
          unitPrice: '1850.50',
          margin: 0.15,
          leadTimeDays: 14,
        }),
        line({ sku: 'UPS750', description: 'UPS 750 VA', unitPrice: '410', margin: 0.2 }),
      ],
    });
  });

  it('is read with German numbers and the currency in a header, without its sums', async () => {
    const text =
      'Bezeichnung;Einzelpreis (EUR);Lieferzeit\nEntry server;1.850;10 Tage\nUPS 750 VA;410,00;2-3 Wochen\n;2260,00;\n';
    const { lines, currency } = await read(text);
    expect(currency).toBe('EUR');
    expect(lines.map(({ unitPrice, leadTimeDays }) => [unitPrice, leadTimeDays])).toEqual([
      ['1850', 10],
      ['410.00', 21],
    ]);
  });

  it('reports unreadable cells and reads the rest', async () => {
    const text =
      'Item,Price,Margin,Lead time\nA,12.50,,\nB,on request,,\nC,,,\nD,1,100,\nE,1,,soon\na,2,,\nF,1.2345678,,\nG,USD 4,,\nH,EUR 4,,\n';
    const { lines, refused } = await read(text);
    expect(lines.map(({ designation }) => designation)).toEqual(['A', 'G']);
    expect(refused.map(({ line: number, column, text: cell }) => [number, column, cell])).toEqual([
      [3, 'unitPrice', 'on request'],
      [4, 'unitPrice', ''],
      [5, 'margin', '100'],
      [6, 'leadTimeDays', 'soon'],
      [7, 'designation', 'a'],
      [8, 'unitPrice', '1.2345678'],
      [10, 'unitPrice', 'EUR 4'],
    ]);
  });

  it.each([
    ['1850', '1850'],
    ['1.850,00 €', '1850.00'],
    ['$1,850.00', '1850.00'],
    ['CHF 1’850.-', '1850'],
    ['1 850,5', '1850.5'],
    ['0.0325', '0.0325'],
    ['1.234.567', '1234567'],
    ['0,99', '0.99'],
    ['.5', '0.5'],
    ['-5', undefined],
    ['1.2.3', undefined],
    ['1,2,3', undefined],
    ['12.34,56.7', undefined],
    ['1,234.567,890', undefined],
    ['1.234.567,89', '1234567.89'],
    ['', undefined],
    ['on request', undefined],
  ])('understands a price of %s', (text, amount) => {
    expect(decimalText(text)).toBe(amount);
  });

  it('reads three digits after a point or comma as decimals where other prices show that', () => {
    expect([decimalText('1.850'), decimalText('1.850', '.'), decimalText('1.850', ',')]).toEqual([
      '1850',
      '1.850',
      '1850',
    ]);
  });

  it('reads three digits after a mark as decimals in a currency with three', async () => {
    const { lines, refused } = await read('Item,Price,Currency\nUPS 750 VA,95.250,KWD\nHE150D-4TB,"1,450.000",KWD\n');
    expect([lines.map(({ unitPrice }) => unitPrice), refused]).toEqual([['95.250', '1450.000'], []]);
    const only = await read('Item;Price (KWD)\nUPS 750 VA;95,250\nHE150D-4TB;450,000\n');
    expect(only.lines.map(({ unitPrice }) => unitPrice)).toEqual(['95.250', '450.000']);
    const { cells } = (await readTableFile(new TextEncoder().encode('Item,Price\nA,95.250\n'))).sheets[0]!;
    expect(readPrices(cells, guessedPriceMapping(cells), 'KWD').lines[0]!.unitPrice).toBe('95.250');
    // The yen has no decimals, and of 1.234.567 the point is no decimal mark.
    expect((await read('Item;Price (JPY)\nA;1.850\n')).lines[0]!.unitPrice).toBe('1850');
    expect((await read('Item;Price (KWD)\nA;1.850\nB;1.234.567\n')).lines[0]!.unitPrice).toBe('1850');
  });

  it.each([
    ['all of a column', 'Item;Price (EUR)\nA;1.850\nB;2.300\n', [2, 3]],
    ['beside both decimal marks', 'Item;Price (EUR)\nA;12.50\nB;1.850\nC;1,99\n', [3]],
  ])('refuses prices that can be read in two ways: %s', async (_, text, places) => {
    const { refused } = await read(text);
    expect(refused.map(({ line: number, isFault }) => [number, isFault])).toEqual(places.map((each) => [each, true]));
    expect(refused[0]!.message).toMatch(/^Either 1850 or 1\.850: /);
  });

  it('tells a price with marks that do not fit from a text without a price', async () => {
    const { refused } = await read('Item;Price\nA;1.2.3\nB;on request\nC;1,234.567,890\n');
    expect(refused.map(({ text: cell, isFault }) => [cell, isFault])).toEqual([
      ['1.2.3', true],
      ['on request', false],
      ['1,234.567,890', true],
    ]);
  });

  it('reads margins and lead times in usual spellings', () => {
    expect(['15 %', '15', '0.15', '0,15', '1', '-1'].map(marginOf)).toEqual([0.15, 0.15, 0.15, 0.15, 1, undefined]);
    expect(['14', '14 days', '2 weeks', '2 - 3 Wochen', 'in stock', '1 month', 'x'].map(leadDaysOf)).toEqual([
      14,
      14,
      14,
      21,
      0,
      30,
      undefined,
    ]);
  });
});

function line(patch: Partial<PriceLine>): PriceLine {
  return { designation: '', sku: '', description: '', unitPrice: '0', margin: null, leadTimeDays: null, ...patch };
}

const text = fc.string({ unit: fc.constantFrom('a', 'B', '7', ' ', ',', ';', '"', '-', 'é'), maxLength: 12 });
const anyLine = fc.record({
  sku: text.map((each) => each.trim()),
  description: text.map((each) => each.trim()),
  unitPrice: fc
    .tuple(fc.nat(999_999_999), fc.string({ unit: fc.constantFrom('0', '1', '5', '9'), maxLength: 6 }))
    .map(([whole, decimals]) => (decimals === '' ? String(whole) : `${whole}.${decimals}`)),
  margin: fc.option(fc.nat(9999).map((each) => each / 10_000)),
  leadTimeDays: fc.option(fc.nat(3650)),
});

describe('a price list that is written', () => {
  it('is read back unchanged', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyLine, { minLength: 1, maxLength: 8 }), async (all) => {
        // SKUs that are letters of a designation would be listed twice.
        const lines = all.map((each, index) => ({
          ...each,
          designation: `Item no ${index}`,
          sku: each.sku && `${each.sku}#${index}`,
        }));
        const exact = lines.map((each) => ({ ...each, unitPrice: each.unitPrice.replace(/(\.\d{3})$/, '$10') }));
        const again = (currency: string) => read(csvOf(priceListRows({ currency, lines })));
        expect(await again('USD')).toEqual({ lines: exact, currency: 'USD', refused: [] });
        expect(await again('KWD')).toEqual({ lines, currency: 'KWD', refused: [] });
      }),
    );
  });
});
