import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CameraRow, Halves } from '../../src/index.ts';
import { CAMERA_BOUNDS } from '../../src/doors/bounds.ts';
import { bestServers, demandIn, serversNeeded } from '../support/answers.ts';
import { cameraGroups, cameraRow, genericChange, huskyChange } from '../support/arbitraries.ts';
import { expectNotLess } from '../support/close-to.ts';
import { genericDesign, huskyDesign, rowOf } from '../support/designs.ts';

/** One way in which a row can ask for more. */
interface Growth {
  readonly name: string;
  readonly grow: (row: CameraRow, by: number) => Partial<CameraRow>;
}

const upTo = (max: number, value: number): number => Math.min(max, value);

const bothUpTo = (max: number, { continuous, motion }: Halves<number>, by: number): Halves<number> => ({
  continuous: upTo(max, continuous + by),
  motion: upTo(max, motion + by),
});

const GROWTHS: readonly Growth[] = [
  {
    name: 'longer retention',
    grow: ({ retentionDays }, by) => ({ retentionDays: upTo(CAMERA_BOUNDS.retentionDays.max, retentionDays + by) }),
  },
  {
    name: 'more hours a day',
    grow: ({ hoursPerDay }, by) => ({ hoursPerDay: upTo(CAMERA_BOUNDS.hoursPerDay.max, hoursPerDay + by) }),
  },
  { name: 'more motion', grow: ({ motion }, by) => ({ motion: bothUpTo(CAMERA_BOUNDS.motion.max, motion, by) }) },
  { name: 'a higher frame rate', grow: ({ fps }, by) => ({ fps: bothUpTo(CAMERA_BOUNDS.fps.max, fps, by) }) },
  {
    name: 'a higher rung of complexity',
    grow: ({ complexity }, by) => ({ complexity: bothUpTo(5, complexity, by) }),
  },
];

const MORE_CAMERAS: Growth = { name: 'more cameras', grow: ({ quantity }, by) => ({ quantity: quantity + by }) };

function grown(rows: readonly CameraRow[], { grow }: Growth, by: number): CameraRow[] {
  return rows.map((row) => rowOf({ ...row, ...grow(row, by) }));
}

const by = fc.integer({ min: 1, max: 20 });

describe.each([MORE_CAMERAS, ...GROWTHS])('$name', (growth) => {
  it('never needs less storage or data rate', () => {
    fc.assert(
      fc.property(cameraGroups(), by, (rows, step) => {
        const [before, after] = [demandIn(rows), demandIn(grown(rows, growth, step))];
        expectNotLess(after.storageTb, before.storageTb);
        expectNotLess(after.peakMbit, before.peakMbit);
        expectNotLess(after.averageMbit, before.averageMbit);
      }),
    );
  });
});

// Of one group: its cameras are alike, so that the plan is proven to be the least. Of several, more of a load is dealt in another
// order, which now and then finds a server less; what the totals leave possible is never undercut.
describe.each(GROWTHS)('$name', (growth) => {
  it('never needs fewer servers for one group', () => {
    fc.assert(
      fc.property(cameraGroups(1), genericChange, by, (rows, change, step) => {
        const more = genericDesign(grown(rows, growth, step), change);
        expect(serversNeeded(more)).toBeGreaterThanOrEqual(serversNeeded(genericDesign(rows, change)));
      }),
    );
  });

  it('never needs fewer servers of a machine type than the totals of several groups needed before', () => {
    fc.assert(
      fc.property(cameraGroups(), genericChange, by, (rows, change, step) => {
        const before = bestServers(genericDesign(rows, change));
        fc.pre(before !== undefined);
        const more = genericDesign(grown(rows, growth, step), { ...change, machineType: before.machine.id });
        expect(serversNeeded(more)).toBeGreaterThanOrEqual(before.plan.lowerBound);
      }),
    );
  });

  it('never needs fewer appliances for one group', () => {
    fc.assert(
      fc.property(cameraGroups(1), huskyChange, by, (rows, change, step) => {
        const more = huskyDesign(grown(rows, growth, step), change);
        expect(serversNeeded(more)).toBeGreaterThanOrEqual(serversNeeded(huskyDesign(rows, change)));
      }),
    );
  });
});

// Of one kind of camera: lighter ones would lighten the mean camera, of which every server is assumed to carry so many.
describe('more cameras of one kind', () => {
  it('never need fewer servers', () => {
    fc.assert(
      fc.property(cameraRow, genericChange, by, (row, change, step) => {
        const more = genericDesign(grown([row], MORE_CAMERAS, step), change);
        expect(serversNeeded(more)).toBeGreaterThanOrEqual(serversNeeded(genericDesign([row], change)));
      }),
    );
  });

  it('never need fewer appliances', () => {
    fc.assert(
      fc.property(cameraRow, huskyChange, by, (row, change, step) => {
        const more = huskyDesign(grown([row], MORE_CAMERAS, step), change);
        expect(serversNeeded(more)).toBeGreaterThanOrEqual(serversNeeded(huskyDesign([row], change)));
      }),
    );
  });
});
