import { describe, expect, it } from 'vitest';
import { byteForBytePercent, percentOfShare, tbOfTib } from '../src/doors/explanations.ts';

describe('units', () => {
  it('count a TB as 10^12 bytes and a TiB as 2^40', () => {
    expect(tbOfTib(1)).toBe(1.099511627776);
    expect(byteForBytePercent(100)).toBeCloseTo(90.949470177, 9);
    expect(byteForBytePercent(100 * tbOfTib(1))).toBeCloseTo(100, 9);
  });

  it('give a share in percent', () => {
    expect(percentOfShare(0.07)).toBeCloseTo(7, 12);
  });
});
