import type { PriceList } from '@site-designer/api-contract';
import { calculateProposal, defaultServerSettings, NEW_STREAM, settleCameraRow } from '@site-designer/sizing-engine';
import { publishedCatalogue as catalogue } from '@site-designer/sizing-engine/catalogue';
import { Failover, HardwareType } from '@site-designer/sizing-engine/enumerations';
import { english } from '@site-designer/texts';
import { describe, expect, it } from 'vitest';
import { priceChange, priceResult } from '../src/index.ts';

const settings = defaultServerSettings(catalogue);
const { failover } = settings.resilience;
const row = settleCameraRow({ ...NEW_STREAM, quantity: 82, id: 1, streamId: 1, cameraGroupId: 1 }, catalogue);

function sized(quantity: number) {
  const serverSettings = {
    ...settings,
    hardwareType: HardwareType.husky,
    resilience: { ...settings.resilience, failover: { ...failover, kind: Failover.coldStandby } },
  };
  return english.rendered(calculateProposal({ cameras: [{ ...row, quantity }], serverSettings }, catalogue));
}

const RESULT = sized(82);
const SERVER = RESULT.answer.hardware!.designation;

function listOf(prices: Readonly<Record<string, string>>): PriceList {
  const lines = Object.entries(prices).map(([designation, unitPrice]) => ({
    designation,
    sku: '',
    description: '',
    unitPrice,
    margin: null,
    leadTimeDays: null,
  }));
  return { currency: 'EUR', lines };
}

const serversOf = (alternative: (typeof RESULT.alternatives)[number]): string =>
  alternative.bill!.find(({ kind }) => kind === 'recording-server')!.designation;

describe('the answer with prices', () => {
  it('says the sum of the priced lines and which have no price', () => {
    const { price } = priceResult(RESULT, listOf({ [SERVER]: '17900.00' })).answer;
    const missing = RESULT.bill!.filter(({ designation }) => designation !== SERVER).map(
      ({ designation }) => designation,
    );
    expect(price).toEqual({
      amount: '35800.00',
      currency: 'EUR',
      priced: 2,
      lines: RESULT.bill!.length,
      missing,
      days: null,
    });
  });

  it('names the alternative that costs the least, of those whose differing lines all have a price', () => {
    const [first, second] = RESULT.alternatives.filter((each) => each.bill !== null && serversOf(each) !== SERVER);
    const others = [...first!.bill!, ...second!.bill!, ...RESULT.bill!].map(({ designation }) => [
      designation,
      '10.00',
    ]);
    const all = listOf({ ...Object.fromEntries(others), [SERVER]: '9000.00', [serversOf(first!)]: '4000.00' });
    const priced = priceResult(RESULT, all);
    const cheapest = priced.alternatives
      .filter(({ priceDifference }) => priceDifference !== null)
      .toSorted((a, b) => Number(a.priceDifference!.amount) - Number(b.priceDifference!.amount))[0]!;
    expect(priced.answer.cheaper).toEqual({
      title: cheapest.title,
      saves: cheapest.priceDifference!.amount.slice(1),
      percent: -cheapest.priceDifference!.percent,
      changes: cheapest.changes,
    });
    const without = priceResult(RESULT, listOf({ [serversOf(first!)]: '1.00' }));
    expect(without.answer.cheaper).toBeNull();
  });

  it('stays as it is without a list, and where nothing fits', () => {
    expect(priceResult(RESULT, undefined)).toBe(RESULT);
    const none = sized(1);
    expect(priceResult({ ...none, bill: null }, listOf({ [SERVER]: '1.00' }))).toEqual({ ...none, bill: null });
  });
});

describe('a change of price', () => {
  const list = listOf(Object.fromEntries(RESULT.bill!.map(({ designation }) => [designation, '210.00'])));
  const before = priceResult(RESULT, list);

  it('is that of the lines that differ', () => {
    const after = priceResult(sized(83), list);
    expect(priceChange(before, after, list)).toEqual({ amount: '210.00', currency: 'EUR' });
  });

  it('names the line that has no price', () => {
    const larger = priceResult(sized(400), list);
    expect(priceChange(before, larger, list)).toHaveProperty('missing');
  });
});
