import type { Offer, PriceList } from '@site-designer/api-contract';
import { describe, expect, test } from 'vitest';
import { soldItems } from '@site-designer/price-list';
import { publishedCatalogue as catalogue } from '@site-designer/sizing-engine/catalogue';
import { networkDocumentOf } from '@site-designer/texts';
import { SCHOOL } from '../../../../packages/sizing-engine/test/support/school.ts';
import { groupsOf, onAppliances, resultOf } from '../proposal/designs.ts';
import { TWELVE_DESIGNS } from '../proposal/twelve-designs.ts';
import { documentOf, HOTEL, ISSUE } from './document-of.ts';

/** What no customer is told. */
const FORBIDDEN =
  /Mbit|kbit|TiB|NO DATA|not published|\*|% of load|Main hall|Configuration (?:Date|Name)|maxDisk|utilization|NaN|undefined|null/i;

const HARDWARE_PRICE = { sku: '', description: '', margin: null };
const PRICES: PriceList = {
  currency: 'EUR',
  lines: [
    { ...HARDWARE_PRICE, designation: 'HE1000R-96TB', unitPrice: '17900.00', leadTimeDays: 15 },
    { ...HARDWARE_PRICE, designation: 'Professional+ device licence', unitPrice: '210', leadTimeDays: null },
  ],
};
const OWN_LINE = { kind: 'service', description: 'Two technicians', isOptional: false } as const;
const OFFER: Offer = {
  lines: [
    { ...OWN_LINE, id: 1, designation: 'Installation, day', quantity: '9', unitPrice: '960.00' },
    { ...OWN_LINE, id: 2, designation: 'Service contract', quantity: '1', unitPrice: '4900.00', isOptional: true },
  ],
  discountPercent: 4,
  vatPercent: 25,
};

function numbersIn(text: string): string[] {
  return text.match(/\d[\d,.]*\d|\d/g) ?? [];
}

describe.each(Object.entries({ ...TWELVE_DESIGNS, school: SCHOOL }))(
  "the customer's document of %s",
  (name, design) => {
    const document = documentOf(design);

    test('says what it has always said', async () => {
      await expect(`${JSON.stringify(document, null, 2)}\n`).toMatchFileSnapshot(`golden/customer/${name}.txt`);
    });

    test('has no word that is not for customers', () => {
      expect(document?.title).toBe(
        ['failed', 'none'].includes(name) ? undefined : 'Video recording for North building',
      );
      const texts = JSON.stringify({ ...document, price: '' }).replaceAll('null', '');
      expect(FORBIDDEN.exec(texts)?.[0]).toBeUndefined();
    });

    test('has every number from the result or the design', () => {
      if (document === null) return;
      const result = resultOf(design);
      const figures = new Set<string>();
      collect(
        { answer: result.answer, bill: result.bill, failure: result.failure, physical: result.physical },
        figures,
      );
      collect({ totals: result.totals, licences: result.licences, design, issue: ISSUE }, figures);
      const sheet = networkDocumentOf({ result, design, catalogue, locale: '' });
      collect([result.network, sheet?.lines, sheet?.questions.filter(({ answer }) => answer === '').length], figures);
      for (const { disks } of soldItems(result.bill!)) collect(disks, figures);
      const { title: _title, date: _date, validUntil: _until, locale: _locale, ...told } = document;
      const rebuilds = /rebuilding takes .*$/;
      const sentences = [
        ...told.sentences,
        told.promiseNote,
        ...told.terms.filter(({ code }) => code !== 'accepted').flatMap(({ lines }) => lines),
      ];
      const foreign = sentences
        .map((text) => text.replace(rebuilds, ''))
        .flatMap(numbersIn)
        .filter((number) => !figures.has(number.replaceAll(',', '')));
      expect(foreign).toEqual([]);
      const cells = told.promises.flatMap(({ cameras, days, fps }) => [
        cameras,
        days,
        fps.continuous ?? 0,
        fps.motion ?? 0,
      ]);
      const isGrouped = design.cameras.length > 40;
      expect(isGrouped ? [] : cells.filter((cell) => cell !== 0 && !figures.has(String(cell)))).toEqual([]);
      const cameras = told.promises.reduce((sum, promise) => sum + promise.cameras, 0);
      expect([cameras, told.cameras]).toEqual([result.totals.cameras.value, result.totals.cameras.value]);
    });
  },
);

/** Every number in some data, exactly, in whole numbers up and down; and those within its texts. */
function collect(data: unknown, figures: Set<string>): void {
  if (typeof data === 'number') {
    for (const value of [data, Math.floor(data), Math.round(data)]) figures.add(String(value));
  } else if (typeof data === 'string') for (const number of numbersIn(data)) figures.add(number.replaceAll(',', ''));
  else if (typeof data === 'object' && data !== null) Object.values(data).forEach((each) => collect(each, figures));
}

describe('prices', () => {
  test('are told once and whole, with what is on request, and no line of the hardware without one', () => {
    const document = documentOf(HOTEL, { prices: PRICES, offer: OFFER })!;
    expect(document.price).toEqual({
      currency: 'EUR',
      sum: '61660.00',
      discountPercent: 4,
      discount: '2466.40',
      net: '59193.60',
      vatPercent: 25,
      vat: '14798.40',
      gross: '73992.00',
      onRequest: ['Professional+ base licence', 'UPS 2200 VA'],
    });
    expect(document.sentences.at(-1)!.replaceAll('\u00a0', ' ')).toBe(
      'EUR 59,193.60 net for the priced items, EUR 73,992.00 with 25 % VAT, valid until 26/12/2026, delivered in 15 days; on request: Professional+ base licence and UPS 2200 VA.',
    );
    expect(document.items.map(({ item, price }) => [item, price])).toEqual([
      ['Husky IVO 1000R, 96 TB', '17900.00'],
      ['Husky IVO 1000R, 96 TB, spare', '17900.00'],
      ['Professional+ base licence', null],
      ['Professional+ device licence', '17220.00'],
      ['UPS 2200 VA', null],
      ['Installation, day', '8640.00'],
      ['Service contract', '4900.00'],
    ]);
  });

  test('stand nowhere in a document without prices', () => {
    const text = JSON.stringify(
      documentOf(HOTEL, { prices: PRICES, offer: OFFER, issue: { ...ISSUE, withPrices: false } }),
    );
    expect(text).not.toMatch(/EUR|17900|960|4900|VAT|\d\.\d\d"/);
  });

  test('of disks are in the server that has them, and stay apart where the server has none', () => {
    const design = TWELVE_DESIGNS['hospital-of-400']!;
    const line = (designation: string, unitPrice: string) => ({
      ...HARDWARE_PRICE,
      designation,
      unitPrice,
      leadTimeDays: null,
    });
    const disks = [line('1 TB 7.2k HDD', '100.10'), line('18 TB 7.2k HDD', '300')];
    const whole = documentOf(design, {
      prices: { currency: 'EUR', lines: [...disks, line('Standard server', '1850.00')] },
    })!;
    expect(whole.items[0]).toMatchObject({ quantity: 3, unitPrice: '3950.30', price: '11850.90' });
    expect(whole.price!.sum).toBe('11850.90');
    const part = documentOf(design, { prices: { currency: 'EUR', lines: disks } })!;
    expect(part.items.slice(0, 3).map(({ item, price }) => [item, price])).toEqual([
      ['Standard server', null],
      ['1 TB 7.2k HDD', '900.90'],
      ['18 TB 7.2k HDD', '5400.00'],
    ]);
    expect(part.price).toMatchObject({
      sum: '6300.90',
      onRequest: expect.arrayContaining(['Standard server']) as string[],
    });
  });
});

test('numbers, amounts and days are written as the locale of the company has them', () => {
  const branding = { name: 'Nord', legalText: '', notes: '', locale: 'de-DE', paper: 'Letter' } as const;
  const document = documentOf(HOTEL, { prices: PRICES, branding })!;
  expect([document.locale, document.paper, document.date]).toEqual(['de-DE', 'Letter', '26.11.2026']);
  expect(document.sentences.at(-1)!.replaceAll('\u00a0', ' ')).toContain('53.020,00 EUR net');
  expect(document.terms.find(({ code }) => code === 'power')!.lines).toEqual(['504 W, 1.720 BTU/h, 4 U in a rack.']);
  expect(document.terms.some(({ code }) => code === 'terms')).toBe(false);
});

test('more than 40 groups are told by their values, and every camera is told', () => {
  const groups = (count: number) =>
    onAppliances(
      groupsOf(...Array.from({ length: count }, (_, index) => ({ quantity: 2, retentionDays: 14 + (index % 2) }))),
    );
  expect(documentOf(groups(40))!.promises).toHaveLength(40);
  const [first, second, ...others] = documentOf(groups(41))!.promises;
  expect(others).toEqual([]);
  expect(first).toMatchObject({ group: 'Group 1, Group 3, Group 5, 18 more groups', cameras: 42, days: 14 });
  expect(second).toMatchObject({ cameras: 40, days: 15 });
  expect(documentOf(groups(40))).not.toHaveProperty('annex');
  const { annex = [] } = documentOf(groups(41))!;
  expect(annex.map(({ group }) => group)).toEqual(Array.from({ length: 41 }, (_, index) => `Group ${index + 1}`));
  expect(annex.reduce((sum, promise) => sum + promise.cameras, 0)).toBe(82);
});

test('a result without an answer, as older versions issued it, has no document', () => {
  const { answer: _answer, ...older } = resultOf(HOTEL);
  expect(documentOf(HOTEL, { result: older })).toBeNull();
});
