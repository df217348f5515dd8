import { CAMERA_BOUNDS } from '@site-designer/sizing-engine/bounds';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readReadings, spreadOf, type Spread } from '../src/files/readings.ts';

const reading = fc.integer(CAMERA_BOUNDS.bitrateKbit);
const readings = fc.array(reading, { minLength: 1, maxLength: 50 });
const several = fc.array(reading, { minLength: 2, maxLength: 50 });

function spread(of: readonly number[]): Spread {
  return spreadOf(of)!;
}

describe('the spread of readings', () => {
  test('has its mean between the least and the greatest', () => {
    fc.assert(
      fc.property(readings, (all) => {
        const { mean, least, greatest } = spread(all);
        expect(mean).toBeGreaterThanOrEqual(least);
        expect(mean).toBeLessThanOrEqual(greatest);
      }),
    );
  });

  test('does not depend on their order', () => {
    fc.assert(
      fc.property(several, (all) => {
        const [one, other] = [spread(all), spread(all.toReversed())];
        expect({ ...one, deviation: 0 }).toEqual({ ...other, deviation: 0 });
        expect(one.deviation).toBeCloseTo(other.deviation!, 6);
      }),
    );
  });

  test('shifts with them: adding the same to each changes the mean alone', () => {
    fc.assert(
      fc.property(several, fc.integer({ min: 1, max: 1000 }), (all, more) => {
        const [one, other] = [spread(all), spread(all.map((each) => each + more))];
        expect(other.mean).toBeCloseTo(one.mean + more, 6);
        expect(other.deviation).toBeCloseTo(one.deviation!, 6);
      }),
    );
  });

  test('has a deviation of 0 exactly where all are equal', () => {
    fc.assert(
      fc.property(several, (all) => {
        expect(spread(all).deviation === 0).toBe(new Set(all).size === 1);
      }),
    );
  });

  test('has, for two readings, their distance divided by the square root of two as deviation', () => {
    fc.assert(
      fc.property(reading, reading, (one, other) => {
        expect(spread([one, other]).deviation).toBeCloseTo(Math.abs(one - other) / Math.SQRT2, 6);
      }),
    );
  });
});

describe('readings that are written', () => {
  const separator = fc.constantFrom('\n', '\t', '; ', ', ', '\r\n');

  test('are read back, however they are separated', () => {
    fc.assert(
      fc.property(readings, separator, (all, between) => {
        expect(readReadings(all.join(between))).toEqual({ readings: all, refused: [] });
      }),
    );
  });

  test('are the same in Mbit/s with a decimal point and with a comma', () => {
    fc.assert(
      fc.property(readings, fc.constantFrom('.', ','), (all, mark) => {
        const text = all.map((each) => `${(each / 1000).toFixed(3).replace('.', mark)} Mbit/s`).join('\n');
        expect(readReadings(text).readings).toEqual(all);
      }),
    );
  });
});
