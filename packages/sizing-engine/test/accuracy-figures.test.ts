import { describe, expect, it } from 'vitest';
import { otherFigures } from './accuracy/other-figures.ts';
import { ANCHOR, isWithin, megapixels, POINTS, ratioOf, WITHOUT_CODEC } from './accuracy/points.ts';
import {
  proposalCases,
  raidCases,
  storageCases,
  tableCases,
  toSixDigits,
  type PublishedCase,
} from './published/published-cases.ts';

/** What is printed, and what the engine makes of it: figures and codes, which the web app tells in each language. */
const FIGURES = {
  anchor: rounded(ANCHOR),
  points: POINTS.map(rounded),
  withoutCodec: WITHOUT_CODEC,
  printed: {
    proposal: proposalCases().map(shown),
    storage: storageCases.map(shown),
    raid: raidCases.map(shown),
    tables: tableCases.map(shown),
  },
  others: otherFigures(),
};

/** More digits would differ between machines. */
function exact(value: number): number {
  return Number(value.toPrecision(12));
}

function rounded(point: (typeof POINTS)[number]) {
  const { predicted, low, high } = point;
  return { ...point, predicted: exact(predicted), low: exact(low), high: exact(high) };
}

function shown({ made, printed, unit, isRight, source, note, computed }: PublishedCase) {
  return { made, printed, unit, isRight, source, note, computed: toSixDigits(computed) };
}

describe('the figures of the page on accuracy', () => {
  it('are those that the engine computes', async () => {
    await expect(`${JSON.stringify(FIGURES, undefined, 2)}\n`).toMatchFileSnapshot('../../../docs/accuracy.json');
  });

  it('have every point beside its prediction, which is low for small pictures and high for large ones', () => {
    expect(POINTS.filter(isWithin).length / POINTS.length).toBeGreaterThan(0.6);
    const meanOf = (points: typeof POINTS) => points.reduce((sum, point) => sum + ratioOf(point), 0) / points.length;
    expect(meanOf(POINTS.filter((point) => megapixels(point) >= 1.9))).toBeLessThan(1);
    expect(meanOf(POINTS.filter((point) => megapixels(point) < 0.5))).toBeGreaterThan(1);
    expect(ANCHOR.predicted).toBe(ANCHOR.published);
    expect(JSON.stringify(FIGURES)).not.toMatch(/null|NaN|undefined/);
  });
});
