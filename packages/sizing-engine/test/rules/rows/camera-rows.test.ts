import { describe, expect, it } from 'vitest';
import { NEW_STREAM, settleCameraRow } from '../../../src/index.ts';
import { settleRows } from '../../../src/index.ts';
import { LensType, Recording } from '../../../src/doors/enumerations.ts';
import { patchRow, flagsFromRecording, isCustom, orderRows, recordingFromFlags } from '../../../src/doors/design.ts';
import { continuousPercent } from '../../../src/design/recording-mode.ts';
import { catalogue, rowOf } from '../../support/designs.ts';

describe('the recording mode', () => {
  it.each([
    [Recording.speedup, true, true],
    [Recording.constant, true, false],
    [Recording.event, false, true],
    [Recording.event, false, false],
  ])('is %i where continuous is %s and motion is %s', (recording, continuous, motion) => {
    expect(recordingFromFlags({ continuous, motion })).toBe(recording);
  });

  it.each([Recording.constant, Recording.event, Recording.speedup])('%i is that of its own flags', (recording) => {
    expect(recordingFromFlags(flagsFromRecording(recording))).toBe(recording);
  });

  it.each([
    [Recording.constant, 100],
    [Recording.event, 0],
    [Recording.speedup, 60],
  ])('%i writes the continuous half %i % of the time at 40 % motion', (recording, percent) => {
    expect(continuousPercent(recording, 40)).toBe(percent);
  });
});

describe('a new stream', () => {
  it('has the defaults of the specification', () => {
    expect(NEW_STREAM).toEqual({
      streamName: '',
      quantity: 1,
      lensType: 0,
      recording: 1,
      hoursPerDay: 24,
      retentionDays: 30,
      codec: 3,
      fps: { continuous: 0, motion: 15 },
      motion: { continuous: 0, motion: 40 },
      complexity: { continuous: 2, motion: 2 },
      resolution: { continuous: 8, motion: 8 },
      bitrateKbit: { continuous: 0, motion: 2702 },
      continuousIsCustomBitrate: false,
      motionIsCustomBitrate: false,
      licencesPerCamera: 1,
      measured: { continuous: null, motion: null },
      extras: { audioKbps: 0, metadataKbps: 0, eventsPerHour: 0, preSeconds: 0, postSeconds: 0 },
      size: { continuous: null, motion: null },
      network: { poeClass: 0, watts: null, cableM: null, closet: '' },
      liveStream: null,
      optics: null,
      purpose: null,
    });
  });

  it('is settled as it stands', () => {
    const row = { ...NEW_STREAM, id: 1, streamId: 1, cameraGroupId: 1 };
    expect(settleCameraRow(row, catalogue)).toEqual(row);
  });
});

describe('a row that is settled', () => {
  it('starts constant recording at the frame rate of motion', () => {
    expect(rowOf({ recording: Recording.constant }).fps).toEqual({ continuous: 15, motion: 15 });
  });

  it('starts speedup at one frame a second', () => {
    expect(rowOf({ recording: Recording.speedup }).fps).toEqual({ continuous: 1, motion: 15 });
  });

  it('keeps a frame rate that was chosen', () => {
    const fps = { continuous: 4, motion: 15 };
    expect(rowOf({ recording: Recording.speedup, fps }).fps).toEqual(fps);
  });

  it('derives the continuous share and ignores what was sent', () => {
    const motion = { continuous: 77, motion: 30 };
    expect(rowOf({ recording: Recording.speedup, motion }).motion).toEqual({ continuous: 70, motion: 30 });
    expect(rowOf({ recording: Recording.constant, motion }).motion.continuous).toBe(100);
    expect(rowOf({ recording: Recording.event, motion }).motion.continuous).toBe(0);
  });

  it('ignores a rate whose flag is off and calculates it again', () => {
    expect(rowOf({ bitrateKbit: { continuous: 5, motion: 999 } }).bitrateKbit).toEqual({ continuous: 0, motion: 2702 });
  });

  it('keeps a rate whose flag is on', () => {
    const { bitrateKbit } = rowOf({ bitrateKbit: { continuous: 0, motion: 999 }, motionIsCustomBitrate: true });
    expect(bitrateKbit.motion).toBe(999);
  });

  it('has a flag for each half', () => {
    const row = rowOf({ continuousIsCustomBitrate: true });
    expect([isCustom(row, 'continuous'), isCustom(row, 'motion')]).toEqual([true, false]);
  });
});

describe('the rows of a group', () => {
  const first = rowOf({ id: 1, streamId: 1, quantity: 7 });
  const second = rowOf({ id: 2, streamId: 2, quantity: 3 });

  it('all have the quantity of the first stream', () => {
    expect(settleRows([second, first], catalogue).map(({ quantity }) => quantity)).toEqual([7, 7]);
  });

  it('keep their order', () => {
    expect(settleRows([second, first], catalogue).map(({ streamId }) => streamId)).toEqual([2, 1]);
  });

  it('are further lenses of a multi-lens camera', () => {
    const rows = settleRows([{ ...first, lensType: LensType.multiParent }, second], catalogue);
    expect(rows.map(({ lensType }) => lensType)).toEqual([LensType.multiParent, LensType.multiChild]);
  });

  it('are single lenses again when the first one is', () => {
    const rows = settleRows([first, { ...second, lensType: LensType.multiChild }], catalogue);
    expect(rows.map(({ lensType }) => lensType)).toEqual([LensType.single, LensType.single]);
  });

  it('have no further lens without a first one', () => {
    const rows = settleRows([{ ...first, lensType: LensType.multiChild }, second], catalogue);
    expect(rows.map(({ lensType }) => lensType)).toEqual([LensType.single, LensType.single]);
  });

  it('may be none', () => {
    expect(settleRows([], catalogue)).toEqual([]);
  });

  it('are ordered by group descending and stream ascending', () => {
    const row = (cameraGroupId: number, streamId: number) => ({ cameraGroupId, streamId });
    expect(orderRows([row(1, 2), row(2, 4), row(1, 1), row(2, 3)])).toEqual([
      row(2, 3),
      row(2, 4),
      row(1, 1),
      row(1, 2),
    ]);
  });
});

describe('a row with a patch', () => {
  it('shares the halves that the patch leaves alone with the row before', () => {
    const row = rowOf({});
    const { fps, complexity, resolution } = patchRow(row, { quantity: 9, fps: { motion: 20 } });
    expect(complexity).toBe(row.complexity);
    expect(resolution).toBe(row.resolution);
    expect(fps).toEqual({ ...row.fps, motion: 20 });
    expect(row.fps.motion).not.toBe(20);
  });
});

describe('where a typed rate comes from', () => {
  const measurement = { measuredUtc: '2026-05-04', sampleHours: 24, note: '' };
  const row = rowOf({
    motionIsCustomBitrate: true,
    bitrateKbit: { continuous: 0, motion: 2000 },
    measured: { continuous: null, motion: measurement },
  });

  it('stays with its rate', () => {
    expect(patchRow(row, { retentionDays: 60 }).measured.motion).toEqual(measurement);
    expect(patchRow(row, { bitrateKbit: { motion: 2000 } }).measured.motion).toEqual(measurement);
  });

  it('is removed with another rate, typed or calculated', () => {
    expect(patchRow(row, { bitrateKbit: { motion: 2001 } }).measured.motion).toBeNull();
    expect(patchRow(row, { calculated: 'motion' }).measured.motion).toBeNull();
    expect(patchRow(row, { fps: { motion: 20 } }).measured.motion).toBeNull();
  });

  it('belongs to one half', () => {
    const both = {
      ...row,
      recording: Recording.constant,
      continuousIsCustomBitrate: true,
      bitrateKbit: { continuous: 1000, motion: 2000 },
      measured: { continuous: { ...measurement, note: 'Gate' }, motion: measurement },
    };
    expect(patchRow(both, { bitrateKbit: { motion: 2001 } }).measured).toEqual({ ...both.measured, motion: null });
    expect(patchRow(both, { bitrateKbit: { continuous: 1001 } }).measured).toEqual({
      ...both.measured,
      continuous: null,
    });
  });

  it('comes with a rate', () => {
    const other = { ...measurement, sampleHours: 200 };
    expect(patchRow(row, { bitrateKbit: { motion: 1500 }, measured: { motion: other } }).measured.motion).toEqual(
      other,
    );
  });
});
