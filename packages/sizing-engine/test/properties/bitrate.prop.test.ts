import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calculateBitrate, type BitrateQuery } from '../../src/index.ts';
import { totalsOf } from '../support/answers.ts';
import { catalogue, groupsOf } from '../support/designs.ts';

const idOf = (entries: readonly { readonly id: number }[]) => fc.constantFrom(...entries.map(({ id }) => id));

const query = fc.record({
  codecId: idOf(catalogue.codecs),
  complexityId: idOf(catalogue.complexities),
  resolutionId: idOf(catalogue.resolutions),
  fps: fc.integer({ min: 1, max: 60 }),
});

describe('the bit rate of a stream', () => {
  it.each(catalogue.codecs)('in $name rises over all of 1 to 60 frames a second', ({ id: codecId }) => {
    // 1080p and above, where a frame more is never less than a whole kbit/s
    for (const { id: resolutionId } of catalogue.resolutions.filter(({ width }) => width >= 1920)) {
      for (const { id: complexityId } of catalogue.complexities) {
        const rates = Array.from({ length: 60 }, (_, index) =>
          calculateBitrate({ codecId, complexityId, resolutionId, fps: index + 1 }, catalogue),
        );
        expect(rates.every((rate, index) => index === 0 || rate > rates[index - 1]!)).toBe(true);
      }
    }
  });

  it.each(catalogue.codecs)('in $name never falls over 1 to 60 frames a second in steps of 0.1', ({ id: codecId }) => {
    fc.assert(
      fc.property(query, fc.integer({ min: 10, max: 599 }), (stream, tenths) => {
        const rateAt = (fps: number) => calculateBitrate({ ...stream, codecId, fps }, catalogue);
        expect(rateAt((tenths + 1) / 10)).toBeGreaterThanOrEqual(rateAt(tenths / 10));
      }),
    );
  });

  it.each(catalogue.codecs)(
    'in $name has a range whose ends never fall over 1 to 60 frames a second',
    ({ id: codec }) => {
      fc.assert(
        fc.property(query, fc.integer({ min: 10, max: 599 }), ({ complexityId, resolutionId }, tenths) => {
          const peakAt = (fps: number) =>
            totalsOf(
              groupsOf({
                codec,
                fps: { continuous: 0, motion: fps },
                complexity: { continuous: complexityId, motion: complexityId },
                resolution: { continuous: resolutionId, motion: resolutionId },
              }),
            ).peakMbit;
          const [slower, faster] = [peakAt(tenths / 10), peakAt((tenths + 1) / 10)];
          expect(faster.low).toBeGreaterThanOrEqual(slower.low);
          expect(faster.high).toBeGreaterThanOrEqual(slower.high);
          expect(slower.high).toBeGreaterThanOrEqual(slower.value);
        }),
      );
    },
  );

  it('is the same by the id of a resolution and by its size', () => {
    fc.assert(
      fc.property(query, ({ resolutionId, ...stream }) => {
        const { width, height } = catalogue.resolutions.find(({ id }) => id === resolutionId)!;
        const typed = calculateBitrate({ ...stream, size: { width, height } }, catalogue);
        expect(typed).toBe(calculateBitrate({ ...stream, resolutionId }, catalogue));
      }),
    );
  });

  it('is whole and at least 1 kbit/s', () => {
    fc.assert(
      fc.property(query, (stream) => {
        const kbps = calculateBitrate(stream, catalogue);
        expect(Number.isInteger(kbps)).toBe(true);
        expect(kbps).toBeGreaterThanOrEqual(1);
      }),
    );
  });

  it('never falls with a larger picture', () => {
    fc.assert(
      fc.property(query, idOf(catalogue.resolutions), (stream, otherId) => {
        const area = (id: number) => {
          const { width, height } = catalogue.resolutions.find((each) => each.id === id)!;
          return width * height;
        };
        const [small, large] = [stream.resolutionId, otherId].toSorted((a, b) => area(a) - area(b)) as [number, number];
        expect(calculateBitrate({ ...stream, resolutionId: large }, catalogue)).toBeGreaterThanOrEqual(
          calculateBitrate({ ...stream, resolutionId: small }, catalogue),
        );
      }),
    );
  });

  it('grows by no more than its frame rate does', () => {
    fc.assert(
      fc.property(query, fc.integer({ min: 2, max: 4 }), (stream, times) => {
        const { slow, growth } = growthOf(stream, times);
        // Whole kbit/s: a rate may be off by half of one.
        expect(growth).toBeLessThanOrEqual(times * (1 + 1 / slow));
      }),
    );
  });

  it('in MJPEG grows by as much as its frame rate does', () => {
    fc.assert(
      fc.property(query, fc.integer({ min: 2, max: 4 }), (stream, times) => {
        const { slow, growth } = growthOf({ ...stream, codecId: 1 }, times);
        expect(growth * (1 + 1 / slow)).toBeGreaterThanOrEqual(times);
      }),
    );
  });
});

/** A bit rate at a part of its frame rate, and what the whole is of it. */
function growthOf(stream: BitrateQuery, times: number): { readonly slow: number; readonly growth: number } {
  const fps = Math.ceil(stream.fps / times);
  const slow = calculateBitrate({ ...stream, fps }, catalogue);
  return { slow, growth: calculateBitrate({ ...stream, fps: fps * times }, catalogue) / slow };
}
