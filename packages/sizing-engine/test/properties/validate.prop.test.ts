import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calculateBitrate, calculateProposal, explainAll, SizingError, type Design } from '../../src/index.ts';
import { replay, formulas } from '../../src/doors/explanations.ts';
import { simpleDesigns } from '../support/arbitraries.ts';
import { numbersOf } from '../support/answers.ts';
import { catalogue } from '../support/designs.ts';

/** What a caller without types may send instead of a number, a list or an object. */
const junk = fc.constantFrom<unknown>(
  Number.NaN,
  Number.POSITIVE_INFINITY,
  Number.NEGATIVE_INFINITY,
  -1,
  -0,
  0,
  0.5,
  99,
  1e9,
  1e308,
  Number.MAX_SAFE_INTEGER + 2,
  '7',
  'length',
  '__proto__',
  '',
  null,
  undefined,
  true,
  [],
  {},
  [[]],
);

/** Every place of plain data: its own fields and those of all that is in it. */
function placesOf(node: unknown, path: readonly string[] = []): (readonly string[])[] {
  if (typeof node !== 'object' || node === null) return [path];
  return [path, ...Object.entries(node).flatMap(([key, child]) => placesOf(child, [...path, key]))];
}

function replaced(node: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value;
  const copy = Array.isArray(node) ? [...(node as unknown[])] : { ...(node as object) };
  return Object.assign(copy, { [key]: replaced((node as Record<string, unknown>)[key], rest, value) });
}

/** Something else in one to three places of plain data. */
function spoiled<T>(valid: fc.Arbitrary<T>, values: fc.Arbitrary<unknown>): fc.Arbitrary<T> {
  return fc.tuple(valid, fc.array(fc.tuple(fc.nat(), values), { minLength: 1, maxLength: 3 })).map(([whole, changes]) =>
    changes.reduce<unknown>((node, [pick, value]) => {
      const places = placesOf(node);
      return replaced(node, places[pick % places.length]!, value);
    }, whole),
  ) as fc.Arbitrary<T>;
}

const spoiledDesigns = spoiled<Design>(simpleDesigns, junk);

/** A cure may save video, as where it takes the place of a typed rate. */
const MAY_BE_NEGATIVE = /\.added(?:Kbps|Tb)$/;

/** Whether a design is refused as it should be, or answered with numbers. */
function isHandled(ask: () => unknown): boolean {
  try {
    return numbersOf(ask()).every(
      ([path, number]) => Number.isFinite(number) && (number >= 0 || MAY_BE_NEGATIVE.test(path)),
    );
  } catch (error) {
    if (error instanceof SizingError) return error.subject !== '';
    throw error;
  }
}

describe('validation', () => {
  it('refuses invalid designs, and accepts none that a formula fails on', () => {
    fc.assert(fc.property(spoiledDesigns, (design) => isHandled(() => calculateProposal(design, catalogue))));
  });

  it('accepts only designs whose figures can be explained', () => {
    fc.assert(
      fc.property(spoiledDesigns, (design) =>
        isHandled(() => {
          expect(replay(explainAll(calculateProposal(design, catalogue)), formulas)).toEqual([]);
        }),
      ),
    );
  });

  it('of the bit rate refuses invalid streams', () => {
    const query = fc.record({ codecId: junk, complexityId: junk, resolutionId: junk, fps: junk });
    fc.assert(
      fc.property(query, (asked) =>
        isHandled(() => calculateBitrate(asked as Parameters<typeof calculateBitrate>[0], catalogue)),
      ),
    );
  });
});
