import { describe, expect, it } from 'vitest';
import type { CameraRow } from '../../../src/index.ts';
import { applyChange } from '../../../src/index.ts';
import { BulkApplyField, LensType, Recording } from '../../../src/doors/enumerations.ts';
import { bulkApplyPatches, consecutiveIds, type BulkApplyValue, type FieldError } from '../../../src/doors/design.ts';
import { catalogue, rowOf } from '../../support/designs.ts';
import { worded } from '../../support/in-english.ts';

/** A group of two streams and a group of one. */
const ROWS = [
  rowOf({ id: 3, streamId: 3, cameraGroupId: 2, quantity: 4 }),
  rowOf({ id: 1, streamId: 1, cameraGroupId: 1, quantity: 9 }),
  rowOf({ id: 2, streamId: 2, cameraGroupId: 1, quantity: 9 }),
];

const [single, first, further] = ROWS as [CameraRow, CameraRow, CameraRow];

function change(field: BulkApplyField, value: BulkApplyValue, cameras: readonly CameraRow[] = ROWS) {
  const bulkApply = { bulkApplyDataField: field, value };
  return applyChange({ cameras }, { bulkApply }, { catalogue, ids: consecutiveIds(0) });
}

function applied(field: BulkApplyField, value: BulkApplyValue, rows?: readonly CameraRow[]): readonly CameraRow[] {
  const { design, errors } = change(field, value, rows);
  expect(errors).toEqual([]);
  return design.cameras;
}

function refused(field: BulkApplyField, value: BulkApplyValue): readonly FieldError[] {
  return change(field, value).errors;
}

describe('bulk apply', () => {
  it('of quantity sets it on every group, all of its streams included', () => {
    expect(applied(BulkApplyField.quantity, 7).map(({ quantity }) => quantity)).toEqual([7, 7, 7]);
  });

  it('of recording sets the mode and what follows from it', () => {
    const rows = applied(BulkApplyField.recording, Recording.speedup);
    expect(rows.map(({ recording }) => recording)).toEqual([2, 2, 2]);
    expect(rows[0]).toMatchObject({ fps: { continuous: 1, motion: 15 }, motion: { continuous: 60, motion: 40 } });
    expect(rows[0]?.bitrateKbit.continuous).toBeGreaterThan(0);
  });

  it('of hours a day sets them on every row', () => {
    expect(applied(BulkApplyField.hoursPerDay, 8).map(({ hoursPerDay }) => hoursPerDay)).toEqual([8, 8, 8]);
  });

  it('of retention sets it on every row', () => {
    expect(applied(BulkApplyField.retentionDays, 60).map(({ retentionDays }) => retentionDays)).toEqual([60, 60, 60]);
  });

  it('of the codec sets it on every row and calculates the rates again', () => {
    const rows = applied(BulkApplyField.codec, 4);
    expect(rows.map(({ codec, bitrateKbit }) => [codec, bitrateKbit.motion])).toEqual([
      [4, 1567],
      [4, 1567],
      [4, 1567],
    ]);
  });

  it('of frame rates sets the halves that are sent', () => {
    const [row] = applied(BulkApplyField.fps, { motion: 30 });
    expect(row?.fps).toEqual({ continuous: 0, motion: 30 });
    expect(applied(BulkApplyField.fps, { continuous: 5, motion: 30 })[0]?.fps).toEqual({ continuous: 5, motion: 30 });
  });

  it('of motion sets its percentage and derives the rest', () => {
    const speedup = [rowOf({ recording: Recording.speedup })];
    expect(applied(BulkApplyField.motion, { motion: 25 }, speedup)[0]?.motion).toEqual({ continuous: 75, motion: 25 });
  });

  it('of motion ignores a continuous share', () => {
    expect(applied(BulkApplyField.motion, { continuous: 3, motion: 25 })[0]?.motion).toEqual({
      continuous: 0,
      motion: 25,
    });
    expect(refused(BulkApplyField.motion, { continuous: 3 })).toEqual([]);
  });

  it('of motion keeps the flags of typed rates, and accepts any continuous share', () => {
    const rows = applied(BulkApplyField.motion, { continuous: 999, motion: 50 });
    expect(rows.map((row) => [row.continuousIsCustomBitrate, row.motionIsCustomBitrate])).toEqual(
      rows.map(() => [false, false]),
    );
    expect(rows.map(({ motion }) => motion.motion)).toEqual([50, 50, 50]);
  });

  it('of complexity sets the halves that are sent', () => {
    const [row] = applied(BulkApplyField.complexity, { motion: 5 });
    expect(row).toMatchObject({ complexity: { continuous: 2, motion: 5 }, bitrateKbit: { motion: 9007 } });
  });

  it('of resolution sets the halves that are sent', () => {
    const [row] = applied(BulkApplyField.resolution, { motion: 14 });
    expect(row).toMatchObject({ resolution: { continuous: 8, motion: 14 }, bitrateKbit: { motion: 10_808 } });
  });

  it('of bit rates makes those halves custom', () => {
    expect(applied(BulkApplyField.bitrateKbit, { motion: 4000 })[0]).toMatchObject({
      bitrateKbit: { continuous: 0, motion: 4000 },
      continuousIsCustomBitrate: false,
      motionIsCustomBitrate: true,
    });
    expect(applied(BulkApplyField.bitrateKbit, { continuous: 500 })[0]).toMatchObject({
      bitrateKbit: { continuous: 500, motion: 2702 },
      continuousIsCustomBitrate: true,
      motionIsCustomBitrate: false,
    });
  });

  it('of lens type sets the first rows and makes the others follow', () => {
    expect(applied(BulkApplyField.lensType, LensType.multiParent).map(({ lensType }) => lensType)).toEqual([1, 1, 2]);
  });

  it.each([
    ['codec', BulkApplyField.codec, 3],
    ['fps', BulkApplyField.fps, { motion: 15 }],
    ['complexity', BulkApplyField.complexity, { motion: 2 }],
    ['resolution', BulkApplyField.resolution, { motion: 8 }],
  ] as const)('of %s (%i) clears custom rates', (_, field, value) => {
    const custom = ROWS.map((row) => ({
      ...row,
      bitrateKbit: { continuous: 0, motion: 5000 },
      continuousIsCustomBitrate: true,
      motionIsCustomBitrate: true,
    }));
    expect(applied(field, value, custom)[0]).toMatchObject({
      bitrateKbit: { motion: 2702 },
      continuousIsCustomBitrate: false,
      motionIsCustomBitrate: false,
    });
  });

  it('keeps the rows in their order', () => {
    expect(applied(BulkApplyField.hoursPerDay, 8).map(({ streamId }) => streamId)).toEqual([
      single.streamId,
      first.streamId,
      further.streamId,
    ]);
  });

  it('without rows gives no rows', () => {
    expect(applied(BulkApplyField.quantity, 7, [])).toEqual([]);
  });
});

describe('the patches of a bulk apply', () => {
  const speedup = rowOf({ id: 4, streamId: 4, cameraGroupId: 4, recording: Recording.speedup });
  const constant = rowOf({ id: 5, streamId: 5, cameraGroupId: 5, recording: Recording.constant });
  const rows = [constant, speedup, single];

  function patches(field: BulkApplyField, value: BulkApplyValue) {
    return Object.fromEntries(bulkApplyPatches(rows, { bulkApplyDataField: field, value }));
  }

  it('set the halves that a row uses', () => {
    expect(patches(BulkApplyField.fps, { continuous: 5, motion: 20 })).toEqual({
      5: { fps: { continuous: 5 } },
      4: { fps: { continuous: 5, motion: 20 } },
      3: { fps: { motion: 20 } },
    });
    expect(patches(BulkApplyField.bitrateKbit, { continuous: 500 })).toEqual({
      5: { bitrateKbit: { continuous: 500 } },
      4: { bitrateKbit: { continuous: 500 } },
    });
    expect(patches(BulkApplyField.motion, { continuous: 70, motion: 30 })).toEqual({
      4: { motion: { motion: 30 } },
      3: { motion: { motion: 30 } },
    });
  });

  it('leave out what a row has already', () => {
    expect(patches(BulkApplyField.fps, { continuous: 1, motion: 15 })).toEqual({ 5: { fps: { continuous: 1 } } });
    expect(patches(BulkApplyField.quantity, 4)).toEqual({ 5: { quantity: 4 }, 4: { quantity: 4 } });
    expect(patches(BulkApplyField.hoursPerDay, 24)).toStrictEqual({});
    expect(patches(BulkApplyField.audioKbps, 0)).toEqual({});
    expect(patches(BulkApplyField.audioKbps, 64)[4]).toEqual({ extras: { audioKbps: 64 } });
  });
});

describe('a bulk apply is refused', () => {
  it.each([
    ['quantity', BulkApplyField.quantity, 0, 'value', 'Value must be between 1 and 999999'],
    ['recording', BulkApplyField.recording, 3, 'value', 'Must be one of 0, 1, 2'],
    ['hoursPerDay', BulkApplyField.hoursPerDay, 25, 'value', 'Value must be between 1 and 24'],
    ['retentionDays', BulkApplyField.retentionDays, 10_000, 'value', 'Value must be between 1 and 9999'],
    ['audioKbps', BulkApplyField.audioKbps, 321, 'value', 'Value must be between 0 and 320'],
    ['codec', BulkApplyField.codec, 0, 'value', 'Must be one of 1, 2, 3, 4, 5, 6'],
    ['fps', BulkApplyField.fps, { motion: 61 }, 'value.motion', 'Value must be between 1 and 60'],
    ['motion', BulkApplyField.motion, { motion: 0 }, 'value.motion', 'Value must be between 1 and 100'],
    ['complexity', BulkApplyField.complexity, { motion: 6 }, 'value.motion', 'Must be one of 1, 2, 3, 4, 5'],
    [
      'resolution',
      BulkApplyField.resolution,
      { continuous: 99 },
      'value.continuous',
      'Must be one of 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17',
    ],
    [
      'bitrateKbit',
      BulkApplyField.bitrateKbit,
      { motion: 26_001 },
      'value.motion',
      'Value must be between 1 and 26000',
    ],
    ['lensType', BulkApplyField.lensType, LensType.multiChild, 'value', 'Must be one of 0, 1'],
    ['licencesPerCamera', BulkApplyField.licencesPerCamera, 17, 'value', 'Value must be between 1 and 16'],
  ] as const)('for %s (%i) out of its bounds: %j', (_, field, value, path, message) => {
    expect(refused(field, value)).toEqual([{ path, message: worded(message) }]);
  });

  it('for one number where halves are expected', () => {
    expect(refused(BulkApplyField.fps, 15)).toEqual([{ path: 'value', message: worded('Must be an object') }]);
  });

  it('for halves where one number is expected', () => {
    expect(refused(BulkApplyField.quantity, { motion: 1 })).toEqual([
      { path: 'value', message: worded('Must be a valid number') },
    ]);
  });

  it('for no half at all', () => {
    expect(refused(BulkApplyField.fps, {})).toEqual([{ path: 'value', message: worded('This field is required') }]);
  });

  it('where it would leave a row that cannot be stored', () => {
    // Event rows that never had a baseline; a typed rate out of bounds waits in the other half.
    const rows = [{ ...rowOf(), bitrateKbit: { continuous: 90_000, motion: 2702 }, continuousIsCustomBitrate: true }];
    expect(change(BulkApplyField.recording, Recording.constant, rows).errors).toEqual([
      { path: 'cameras[0].bitrateKbit.continuous', message: worded('Value must be between 1 and 26000') },
    ]);
  });
});
