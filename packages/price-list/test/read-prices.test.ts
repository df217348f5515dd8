import type { PriceLine } from '@site-designer/api-contract';
import { csvOf, type FileCells } from '@site-designer/camera-table';
import { readTableFile } from '@site-designer/camera-table/read-file';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  decimalText,
  guessedPriceMapping,
  leadDaysOf,
  marginOf,
  mergedLines,
  nearestName,
  priceListRows,
  readPrices,
} from '../src/index.ts';

async function cellsOf(text: string): Promise<FileCells> {
  const { sheets } = await readTableFile(new TextEncoder().encode(text));
  return sheets[0]!.cells;
}

async function read(text: string) {
  const cells = await cellsOf(text);
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

  it.each([
    [
      'by the header Part',
      'Part;Description;List price;Lead time\nX;Y;1;5 days\n',
      'designation,description,unitPrice,leadTimeDays',
    ],
    ['by values under an unknown header', 'Ref.;Unit price\nHE150D-4TB;1\nUPS 750 VA;2\n', 'designation,unitPrice'],
    ['by values beside a designation', 'Artikel;Ref.;Preis\nHusky;he150d-4tb;1\n', 'designation,sku,unitPrice'],
    [
      'by most values',
      'Item;SKU;Ref.;Price\n1;X;HE150D-4TB;1\n2;Y;UPS 750 VA;2\n3;HE150D-4TB;Z;3\n',
      ',sku,designation,unitPrice',
    ],
    ['by values of a description', 'SKU;Text;Price\nA;HE150D-4TB;1\nB;UPS 750 VA;2\n', 'sku,designation,unitPrice'],
    ['without a value of a bill', 'Item;Ref.;Price\nX;Y;1\n', 'designation,,unitPrice'],
  ])('tells the column of names %s', async (_, text, columns) => {
    const guessed = guessedPriceMapping(await cellsOf(`Prices of March;\n${text}`), ['HE150D-4TB', 'UPS 750 VA']);
    expect([guessed.headerLine, guessed.columns.map((column) => column ?? '').join(',')]).toEqual([1, columns]);
  });

  it('takes the description as the name of a line that has no other', async () => {
    const { lines, refused } = await read(
      'SKU,Description,Unit price,Currency\nHE150D-4TB,Husky,1700,EUR\n,UPS 750 VA,150,EUR\n,A group of products,,\n,,1850,\n',
    );
    expect([lines.map(({ designation, sku }) => [designation, sku]), refused]).toEqual([
      [
        ['', 'HE150D-4TB'],
        ['UPS 750 VA', ''],
      ],
      [],
    ]);
    expect((await read('Description;Unit price\nUPS 750 VA;150\n')).lines).toHaveLength(1);
  });

  it('keeps lines apart that share one of their names, and refuses an item that is listed twice', async () => {
    const { lines, refused } = await read(
      'Designation,SKU,Unit price\nAppliance,A1,1\nAppliance,A2,2\nServer,A1,3\nappliance,a1,4\nAppliance,,5\nOther,,6\n,Other,7\n',
    );
    expect(lines.map(({ unitPrice }) => unitPrice)).toEqual(['1', '2', '3', '6']);
    expect(refused.map(({ line: number, message }) => [number, message])).toEqual([
      [5, '"appliance" is listed twice'],
      [6, '"appliance" is listed twice'],
      [8, '"other" is listed twice'],
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
    const cells = await cellsOf('Item,Price\nA,95.250\n');
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

describe('a price list that takes in another', () => {
  const merged = (before: readonly Partial<PriceLine>[], taken: readonly Partial<PriceLine>[]) =>
    mergedLines(before.map(line), taken.map(line)).map(({ designation, sku, unitPrice }) => [
      designation,
      sku,
      unitPrice,
    ]);

  it('has its items once, by the names that both lines have', () => {
    const before = [
      { designation: 'Appliance', sku: 'A1', unitPrice: '1' },
      { designation: 'Appliance', sku: 'A3', unitPrice: '3' },
      { designation: 'HE150D-4TB', unitPrice: '4' },
    ];
    const taken = [
      { designation: 'Appliance', sku: 'A1', unitPrice: '10' },
      { designation: 'Appliance', sku: 'A2', unitPrice: '20' },
      { designation: 'Husky', sku: 'HE150D-4TB', unitPrice: '40' },
    ];
    expect(merged(before, taken)).toEqual([
      ['Appliance', 'A1', '10'],
      ['Appliance', 'A3', '3'],
      ['Husky', 'HE150D-4TB', '40'],
      ['Appliance', 'A2', '20'],
    ]);
  });

  it('tells the nearest name for a line that prices nothing', () => {
    const names = ['HE150D-4TB', 'UPS 750 VA'];
    expect(nearestName({ designation: 'HE150D 4TB', sku: '' }, names)).toBe('HE150D-4TB');
    expect(nearestName({ designation: 'Backup power', sku: 'UPS-750VA' }, names)).toBe('UPS 750 VA');
    expect(nearestName({ designation: 'Coffee machine', sku: '' }, names)).toBeUndefined();
  });
});

describe('a price list that is written', () => {
  it('is read back unchanged', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyLine, { minLength: 1, maxLength: 8 }), async (all) => {
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
