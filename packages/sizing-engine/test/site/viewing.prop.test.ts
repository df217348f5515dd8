import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CameraRow, StationInput } from '../../src/index.ts';
import { streamOfTile } from '../../src/sizing/viewing/tiles.ts';
import type { Candidate } from '../../src/sizing/viewing/pictures.ts';
import { catalogue, groupsOf } from '../support/designs.ts';
import { proposalOf } from '../support/site.ts';

const RUNS = { numRuns: 60 };

const group: fc.Arbitrary<Partial<CameraRow>> = fc
  .record({
    quantity: fc.integer({ min: 1, max: 20 }),
    fps: fc.integer({ min: 1, max: 30 }),
    resolution: fc.integer({ min: 1, max: 16 }),
    codec: fc.integer({ min: 1, max: 6 }),
  })
  .map(({ fps, resolution, ...row }) => ({
    ...row,
    fps: { continuous: 0, motion: fps },
    resolution: { continuous: resolution, motion: resolution },
  }));
const groups = fc.array(group, { minLength: 1, maxLength: 4 });

const station = fc.record({
  id: fc.constant(1),
  quantity: fc.integer({ min: 1, max: 5 }),
  monitors: fc.integer({ min: 1, max: 4 }),
  monitorResolution: fc.constantFrom(5, 8, 14),
  columns: fc.integer({ min: 1, max: 6 }),
  rows: fc.integer({ min: 1, max: 6 }),
  rule: fc.constantFrom('smallestAtLeast', 'largestAtMost', 'full'),
  decoder: fc.constantFrom('', ...catalogue.decoders.map(({ id }) => id)),
  linkMbit: fc.integer({ min: 10, max: 10_000 }),
}) as fc.Arbitrary<StationInput>;

function viewingOf(asked: readonly Partial<CameraRow>[], ...stations: readonly StationInput[]) {
  return proposalOf(groupsOf(...asked), { viewing: { stations } }).viewing!;
}

const sum = (terms: readonly number[]) => terms.reduce((total, each) => total + each, 0);

test('a station shows as many pictures as it has tiles, of no group more than it has, and each load is a share of its limit', () => {
  fc.assert(
    fc.property(groups, station, (asked, one) => {
      const { stations, recorderMbit } = viewingOf(asked, one);
      const [{ tiles, pictures, shown, loads, decidedBy, maxTiles }] = stations as [(typeof stations)[number]];
      const all = sum(asked.map(({ quantity }) => quantity!));
      expect([tiles, pictures]).toEqual([
        one.monitors! * one.columns! * one.rows!,
        Math.min(all, one.monitors! * one.columns! * one.rows!),
      ]);
      expect(sum(shown.map((each) => each.pictures))).toBe(pictures);
      for (const { cameraGroupId, pictures: some } of shown)
        expect(some).toBeLessThanOrEqual(asked[cameraGroupId - 1]!.quantity!);
      for (const { value, max, percent } of loads) expect(percent).toBeCloseTo((100 * value) / max, 6);
      const greatest = Math.max(...loads.map(({ percent }) => percent));
      expect(loads.find(({ limit }) => limit === decidedBy)!.percent).toBe(greatest);
      expect(maxTiles).toBeLessThanOrEqual(all);
      expect(greatest <= 100 + 1e-9).toBe(maxTiles >= pictures);
      const network = loads.find(({ limit }) => limit === 'network')!;
      expect(recorderMbit).toBeCloseTo(one.quantity! * network.value, 6);
    }),
    RUNS,
  );
});

/** Cards decode H.264 up to a width. */
const NARROW = catalogue.resolutions.filter(({ width }) => width <= 4096).map(({ id }) => id);

function narrow({ motion }: CameraRow['resolution']): CameraRow['resolution'] {
  const id = NARROW[motion % NARROW.length]!;
  return { continuous: id, motion: id };
}

test('more frames and more cameras never lighten a station, and a faster link never limits it more', () => {
  fc.assert(
    fc.property(groups, station, fc.integer({ min: 1, max: 10 }), (mixed, one, more) => {
      // Decoded alike: a heavier picture takes the tile of a lighter one, which may cost more in another codec or without the card.
      const asked = mixed.map((row) => ({ ...row, codec: mixed[0]!.codec!, resolution: narrow(row.resolution!) }));
      const [before] = viewingOf(asked, one).stations;
      const faster = asked.map((row) => ({ ...row, fps: { continuous: 0, motion: row.fps!.motion + more } }));
      const larger = asked.map((row) => ({ ...row, quantity: row.quantity! + more }));
      const [frames] = viewingOf(faster, one).stations;
      const [cameras] = viewingOf(larger, one).stations;
      const [link] = viewingOf(asked, { ...one, linkMbit: one.linkMbit! + more * 100 }).stations;
      const decoding = ({ loads }: typeof before & object) =>
        sum(loads.filter(({ limit }) => limit === 'decode' || limit === 'software').map(({ percent }) => percent));
      expect(decoding(frames!)).toBeGreaterThanOrEqual(decoding(before!) - 1e-9);
      expect(decoding(cameras!)).toBeGreaterThanOrEqual(decoding(before!) - 1e-9);
      expect(frames!.maxTiles).toBeLessThanOrEqual(before!.maxTiles);
      expect(link!.maxTiles).toBeGreaterThanOrEqual(before!.maxTiles);
    }),
    RUNS,
  );
});

const candidates = fc
  .array(fc.record({ width: fc.integer({ min: 16, max: 4000 }), height: fc.integer({ min: 16, max: 3000 }) }), {
    minLength: 1,
    maxLength: 6,
  })
  .map((sizes) =>
    sizes.map((size, at): Candidate => ({ ...size, streamId: at + 1, fps: 15, kbps: 1000, family: 'h264' })),
  );

test('the stream of a tile is the one that no other suits better', () => {
  const tile = fc.record({ width: fc.integer({ min: 16, max: 4000 }), height: fc.integer({ min: 16, max: 3000 }) });
  fc.assert(
    fc.property(candidates, tile, ([first, ...rest], { width, height }) => {
      const all = [first!, ...rest];
      const area = (each: Candidate) => each.width * each.height;
      const covering = all.filter((each) => each.width >= width && each.height >= height);
      const fitting = all.filter((each) => each.width <= width && each.height <= height);
      const areas = (some: readonly Candidate[]) => some.map(area);
      const chosen = (rule: 'smallestAtLeast' | 'largestAtMost' | 'full') =>
        streamOfTile([first!, ...rest], { width, height }, rule);
      expect(area(chosen('smallestAtLeast'))).toBe(
        covering.length > 0 ? Math.min(...areas(covering)) : Math.max(...areas(all)),
      );
      expect(area(chosen('largestAtMost'))).toBe(
        fitting.length > 0 ? Math.max(...areas(fitting)) : Math.min(...areas(all)),
      );
      expect(chosen('full')).toBe(first);
      for (const rule of ['smallestAtLeast', 'largestAtMost'] as const) {
        const equal = all.filter((each) => area(each) === area(chosen(rule)));
        expect(equal.map(({ streamId }) => streamId)).toContain(chosen(rule).streamId);
      }
    }),
    { numRuns: 500 },
  );
});
