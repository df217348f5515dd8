import { describe, expect, test } from 'vitest';
import { calculateBitrate, type CameraRow } from '../../../src/index.ts';
import { applyChange, checkCameraRow } from '../../../src/index.ts';
import { LensType, Recording } from '../../../src/doors/enumerations.ts';
import { consecutiveIds, type RowPatch } from '../../../src/doors/design.ts';
import { catalogue, rowOf } from '../../support/designs.ts';

/** The rows that differ after a patch of one of them. */
function patched(cameras: readonly CameraRow[], id: number, patch: RowPatch): CameraRow[] {
  const change = { patches: new Map([[id, patch]]) };
  const { difference } = applyChange({ cameras }, change, { catalogue, ids: consecutiveIds(9) });
  return difference.changed.map(({ after }) => after);
}

function edited(row: CameraRow, patch: RowPatch): CameraRow {
  const [changed] = patched([row], row.id, patch);
  if (!changed) throw new Error('Nothing changed');
  return changed;
}

const CUSTOM = rowOf({ bitrateKbit: { continuous: 0, motion: 2041 }, motionIsCustomBitrate: true });

test('a typed rate becomes custom, in the half that was typed', () => {
  expect(edited(rowOf(), { bitrateKbit: { motion: 2041 } })).toMatchObject({
    bitrateKbit: { motion: 2041 },
    motionIsCustomBitrate: true,
    continuousIsCustomBitrate: false,
  });
});

test.each<[string, RowPatch]>([
  ['codec', { codec: 4 }],
  ['frame rate', { fps: { motion: 20 } }],
  ['complexity', { complexity: { motion: 5 } }],
  ['resolution', { resolution: { motion: 14 } }],
])('another %s clears the custom flag and calculates the rate', (_, patch) => {
  const row = edited(CUSTOM, patch);
  const question = { codecId: row.codec, complexityId: row.complexity.motion, resolutionId: row.resolution.motion };
  expect(row.motionIsCustomBitrate).toBe(false);
  expect(row.bitrateKbit.motion).toBe(calculateBitrate({ ...question, fps: row.fps.motion }, catalogue));
});

test.each<[string, RowPatch]>([
  ['retention', { retentionDays: 60 }],
  ['quantity', { quantity: 9 }],
  ['motion', { motion: { motion: 10 } }],
  ['hours', { hoursPerDay: 8 }],
])('another %s leaves a custom rate', (_, patch) => {
  expect(edited(CUSTOM, patch)).toMatchObject({ bitrateKbit: { motion: 2041 }, motionIsCustomBitrate: true });
});

test('resetting it gives the calculated rate', () => {
  expect(edited(CUSTOM, { calculated: 'motion' })).toMatchObject({
    bitrateKbit: { motion: 2702 },
    motionIsCustomBitrate: false,
  });
});

test.each([
  ['motion', true, false],
  ['continuous', false, true],
  ['both', false, false],
] as const)('resetting %s leaves the typed rate of the other half', (calculated, continuous, motion) => {
  const row = rowOf({
    recording: Recording.speedup,
    fps: { continuous: 5, motion: 15 },
    bitrateKbit: { continuous: 999, motion: 2041 },
    continuousIsCustomBitrate: true,
    motionIsCustomBitrate: true,
  });
  const reset = edited(row, { calculated });
  expect(reset).toMatchObject({ continuousIsCustomBitrate: continuous, motionIsCustomBitrate: motion });
  expect([reset.bitrateKbit.continuous === 999, reset.bitrateKbit.motion === 2041]).toEqual([continuous, motion]);
});

describe('recording modes', () => {
  test('speedup starts at 1 fps, and the rest of the time is continuous', () => {
    const row = edited(rowOf(), { recording: Recording.speedup });
    expect(row).toMatchObject({ fps: { continuous: 1, motion: 15 }, motion: { continuous: 60, motion: 40 } });
    expect(checkCameraRow(row, catalogue, '')).toEqual([]);
  });

  test('speedup starts at 1 fps from constant recording too, and constant recording at the frame rate of motion', () => {
    const constant = edited(rowOf({ fps: { continuous: 0, motion: 20 } }), { recording: Recording.constant });
    expect(constant.fps).toEqual({ continuous: 20, motion: 20 });
    const speedup = edited(constant, { recording: Recording.speedup });
    expect(speedup.fps).toEqual({ continuous: 1, motion: 20 });
    expect(edited(speedup, { recording: Recording.constant }).fps).toEqual({ continuous: 20, motion: 20 });
  });

  test('a typed rate of constant recording is not used for the base of speedup', () => {
    const custom = { bitrateKbit: { continuous: 3000, motion: 0 }, continuousIsCustomBitrate: true };
    const speedup = edited(rowOf({ recording: Recording.constant, ...custom }), { recording: Recording.speedup });
    expect(speedup.continuousIsCustomBitrate).toBe(false);
    expect(speedup.bitrateKbit.continuous).toBeLessThan(3000);
  });

  test('event, speedup, event and constant recording ends at the frame rate of motion', () => {
    const speedup = edited(rowOf(), { recording: Recording.speedup });
    const event = edited(speedup, { recording: Recording.event });
    expect(edited(event, { recording: Recording.constant }).fps).toEqual({ continuous: 15, motion: 15 });
    expect(edited(event, { recording: Recording.speedup })).toEqual(speedup);
  });

  test.each([
    ['base', { fps: { continuous: 5 } }],
    ['resolution of the base', { resolution: { continuous: 5 } }],
    ['complexity of the base', { complexity: { continuous: 5 } }],
    ['rate of the base', { bitrateKbit: { continuous: 500 } }],
  ])('a chosen %s outlasts a change to event recording', (_, patch) => {
    const speedup = edited(edited(rowOf(), { recording: Recording.speedup }), patch);
    const event = edited(speedup, { recording: Recording.event });
    expect(edited(event, { recording: Recording.speedup })).toEqual(speedup);
  });

  test('the continuous half of constant recording is not used as a base', () => {
    const event = edited(rowOf({ recording: Recording.constant }), { recording: Recording.event });
    expect(event.fps).toEqual({ continuous: 15, motion: 15 });
    expect(edited(event, { recording: Recording.speedup }).fps).toEqual({ continuous: 1, motion: 15 });
    expect(edited(event, { recording: Recording.constant }).fps).toEqual({ continuous: 15, motion: 15 });
  });

  test.each([1, 20])('a frame rate of %d in constant recording outlasts event recording', (continuous) => {
    const constant = rowOf({ recording: Recording.constant, fps: { continuous, motion: 15 } });
    const event = edited(constant, { recording: Recording.event });
    expect(edited(event, { recording: Recording.constant }).fps).toEqual({ continuous, motion: 15 });
  });

  test('the first continuous half has the picture of the motion half', () => {
    const row = rowOf({ complexity: { continuous: 2, motion: 4 }, resolution: { continuous: 8, motion: 14 } });
    for (const recording of [Recording.constant, Recording.speedup]) {
      expect(edited(row, { recording })).toMatchObject({
        complexity: { continuous: 4, motion: 4 },
        resolution: { continuous: 14, motion: 14 },
      });
    }
  });

  test('values that come with the mode win', () => {
    const patch = { recording: Recording.speedup, fps: { continuous: 7 }, bitrateKbit: { continuous: 700 } };
    expect(edited(rowOf({ recording: Recording.constant }), patch)).toMatchObject({
      fps: { continuous: 7, motion: 15 },
      bitrateKbit: { continuous: 700 },
      continuousIsCustomBitrate: true,
    });
  });

  test('switching there and back keeps all typed values', () => {
    const there = edited(CUSTOM, { recording: Recording.constant });
    expect(edited(there, { recording: Recording.event })).toMatchObject({
      bitrateKbit: { motion: 2041 },
      motionIsCustomBitrate: true,
      fps: { motion: 15 },
    });
  });
});

describe('a group', () => {
  const first = rowOf();
  const second = rowOf({ id: 2, streamId: 2 });
  const other = rowOf({ id: 3, streamId: 3, cameraGroupId: 2 });

  test('has one quantity', () => {
    const changed = patched([other, first, second], 1, { quantity: 12 });
    expect(changed.map(({ id, quantity }) => [id, quantity])).toEqual([
      [1, 12],
      [2, 12],
    ]);
  });

  test('with several lenses has further lenses', () => {
    const changed = patched([first, second], 1, { lensType: LensType.multiParent });
    expect(changed.map(({ lensType }) => lensType)).toEqual([LensType.multiParent, LensType.multiChild]);
  });

  test('reports only the rows that changed', () => {
    expect(patched([other, first, second], 2, { retentionDays: 7 }).map(({ id }) => id)).toEqual([2]);
    expect(patched([first], 1, { retentionDays: first.retentionDays })).toEqual([]);
  });
});
