import fc from 'fast-check';
import { expect, it } from 'vitest';
import { coverOf } from '../../src/features/floor-plan/geometry/covered.ts';
import {
  directionTo,
  isInside,
  pointAt,
  segmentsOf,
  type Point,
  type Segment,
} from '../../src/features/floor-plan/geometry/points.ts';
import { seenDistance, surroundingsOf } from '../../src/features/floor-plan/geometry/surroundings.ts';
import { raysOf, ringsBetween } from '../../src/features/floor-plan/geometry/visibility.ts';
import { inPicture } from '../../src/features/floor-plan/geometry/zones.ts';

const point = fc.record({ x: fc.integer({ min: 0, max: 400 }), y: fc.integer({ min: 0, max: 400 }) });
const room = fc
  .array(fc.tuple(point, point), { minLength: 1, maxLength: 12 })
  .map((walls) => walls.map(([a, b]): Segment => ({ a, b })));

it('sees of a random room what single rays see', () => {
  fc.assert(
    fc.property(
      room,
      fc.record({ x: fc.double({ min: 1, max: 399, noNaN: true }), y: fc.double({ min: 1, max: 399, noNaN: true }) }),
      fc.integer({ min: 0, max: 359 }),
      fc.integer({ min: 5, max: 350 }),
      (walls, at, directionDeg, angleDeg) => {
        const view = { at, directionDeg, angleDeg, reach: 250 };
        const rays = raysOf(view, walls);
        const rings = ringsBetween(view, rays, { from: 0, to: 250 });
        const { towards } = surroundingsOf(view, walls);
        const wrong: unknown[] = [];
        for (let step = 0; step < 60; step += 1) {
          const offset = (step / 60 - 0.5) * angleDeg * 0.999;
          const seen = seenDistance(at, directionDeg + offset, { walls, reach: 250 });
          if (seenDistance(at, directionDeg + offset, { walls: towards(offset), reach: 250 }) !== seen)
            wrong.push(['wall', offset]);
          // Away from corners, where a chord of the arc may lie a little inside it.
          const besides = [-0.05, 0.05].map((by) =>
            seenDistance(at, directionDeg + offset + by, { walls, reach: 250 }),
          );
          if (besides.some((each) => Math.abs(each - seen) > 2 + seen * 0.05) || seen < 1) continue;
          const inside = (distance: number) =>
            rings.some((ring) => isInside(ring, pointAt(at, directionDeg + offset, distance)));
          if (!inside(seen * 0.97) || inside(seen * 1.03 + 1)) wrong.push(['ring', offset]);
        }
        expect(wrong).toEqual([]);
      },
    ),
    { numRuns: 1000 },
  );
});

it('counts directions clockwise from the top', () => {
  const from = { x: 10, y: 10 };
  expect(directionTo(from, { x: 10, y: 0 })).toBe(0);
  expect(directionTo(from, { x: 20, y: 10 })).toBe(90);
  expect(directionTo(from, pointAt(from, 215, 7))).toBeCloseTo(215, 9);
});

it('begins and ends the picture where the aim point leaves it', () => {
  const optics = { tiltDeg: 30, mountHeightM: 3.6, aimHeightM: 1.6 };
  const { from, to } = inPicture(optics, 30);
  expect(from).toBeCloseTo(2, 9);
  expect(to).toBeCloseTo(2 / Math.tan(Math.PI / 12), 9);
  expect(inPicture({ ...optics, tiltDeg: 10 }, 30).to).toBe(Number.POSITIVE_INFINITY);
  expect(inPicture({ ...optics, tiltDeg: null }, 30)).toEqual({ from: 0, to: Number.POSITIVE_INFINITY });
});

const square = (side: number): Point[] => [
  { x: 0, y: 0 },
  { x: side, y: 0 },
  { x: side, y: side },
  { x: 0, y: side },
];

it('covers of a rectangle the share that follows by hand', () => {
  // From the middle of the left side, 90 degrees wide, to the right: the triangles above and below are not seen.
  const view = { at: { x: 0, y: 50 }, directionDeg: 90, angleDeg: 90, reach: 1000 };
  const question = { points: square(100), watchers: [{ view, from: 0, to: 1000 }], walls: [], cell: 0.5 };
  expect(coverOf(question).share).toBeCloseTo(0.75, 2);
  const wall = segmentsOf([
    [
      { x: 50, y: -10 },
      { x: 50, y: 110 },
    ],
  ]);
  // The triangle before the wall alone.
  expect(coverOf({ ...question, walls: wall }).share).toBeCloseTo(0.25, 2);
  const none = coverOf({ ...question, watchers: [] });
  expect(none.share).toBe(0);
  expect(none.gaps.reduce((sum, { width }) => sum + width * none.cell, 0)).toBeCloseTo(10_000, 6);
});

it('sees nothing behind a wall and beyond its reach', () => {
  const view = { at: { x: 0, y: 0 }, directionDeg: 90, angleDeg: 60, reach: 50 };
  const walls = segmentsOf([
    [
      { x: 20, y: -5 },
      { x: 20, y: 5 },
    ],
  ]);
  const rings = ringsBetween(view, raysOf(view, walls, [2]), { from: 2, to: 50 });
  const at = (x: number, y: number) => rings.some((ring) => isInside(ring, { x, y }));
  expect([at(10, 0), at(30, 0), at(30, 12), at(60, 0), at(1, 0), at(10, 20)]).toEqual([
    true,
    false,
    true,
    false,
    false,
    false,
  ]);
});
