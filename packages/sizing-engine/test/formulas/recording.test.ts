import { describe, expect, it } from 'vitest';
import { calculateProposal, NEW_STREAM, type CameraRow, type CameraRowInput } from '../../src/index.ts';
import { LensType, Recording } from '../../src/doors/enumerations.ts';
import { catalogue, genericDesign, groupsOf, rowOf } from '../support/designs.ts';
import { expectClose } from '../support/close-to.ts';
import { computed } from '../support/formula-sweep.ts';

/** A row with rates of 300 and 2702 kbit/s, 40 % motion. */
const typed = (recording: Recording, change: Partial<CameraRow> = {}): Partial<CameraRow> => ({
  recording,
  motion: { continuous: 0, motion: 40 },
  bitrateKbit: { continuous: 300, motion: 2702 },
  continuousIsCustomBitrate: true,
  motionIsCustomBitrate: true,
  ...change,
});

const totalsOf = (...rows: Partial<CameraRow>[]) =>
  calculateProposal(genericDesign(groupsOf(...rows)), catalogue).totals;

describe('the average and the peak rate', () => {
  it('of constant recording are both the continuous rate', () => {
    const { averageMbit, peakMbit } = totalsOf(typed(Recording.constant));
    expectClose(averageMbit.value, 0.3);
    expectClose(peakMbit.value, 0.3);
  });

  it('of event recording are the motion rate, on average for its share of time alone', () => {
    // 2702 x 0.4 = 1080.8: no idle floor between events
    const { averageMbit, peakMbit } = totalsOf(typed(Recording.event));
    expectClose(averageMbit.value, 1.0808);
    expectClose(peakMbit.value, 2.702);
  });

  it('of speedup are both rates by their shares, and the greater of them', () => {
    // 300 x 0.6 + 2702 x 0.4 = 180 + 1080.8
    const { averageMbit, peakMbit } = totalsOf(typed(Recording.speedup));
    expectClose(averageMbit.value, 1.2608);
    expectClose(peakMbit.value, 2.702);
  });

  it('of speedup with a baseline above its speed peak at the baseline', () => {
    const { peakMbit } = totalsOf(typed(Recording.speedup, { bitrateKbit: { continuous: 5000, motion: 2702 } }));
    expectClose(peakMbit.value, 5);
  });
});

describe('storage', () => {
  it('of one default stream is its average rate for all of its hours', () => {
    // 1080.8 kbit/s x 125 B x 3600 s x 24 h x 30 d = 350 179 200 000 B
    const { storageTb } = totalsOf({});
    expectClose(storageTb.value, 0.350_179_2);
  });

  it('counts the hours a day and not the whole day', () => {
    // A third of the day is a third of the storage.
    expectClose(totalsOf({ hoursPerDay: 8 }).storageTb.value, 0.350_179_2 / 3);
  });

  it('of one kbit/s for an hour a day and a day is 450 000 bytes', () => {
    expect(computed('recording.recorded-video', { streams: 1, averageKbps: 1, hoursPerDay: 1, retentionDays: 1 })).toBe(
      450_000,
    );
  });

  it('of the bounds of everything does not overflow', () => {
    const bytes = computed('recording.recorded-video', {
      streams: 999_999,
      averageKbps: 26_000,
      hoursPerDay: 24,
      retentionDays: 9999,
    });
    expect(Number.isFinite(bytes)).toBe(true);
  });
});

describe('cameras and camera streams', () => {
  it('of a group with a further stream are one camera with two streams', () => {
    const rows = [rowOf({ id: 1, streamId: 1, quantity: 5 }), rowOf({ id: 2, streamId: 2, quantity: 5 })];
    const { cameras, cameraStreams } = calculateProposal(genericDesign(rows), catalogue).totals;
    expect(cameras.value).toBe(5);
    expect(cameraStreams.value).toBe(10);
  });

  it('of a multi-lens camera of four lenses are one camera with four streams', () => {
    const rows = [1, 2, 3, 4].map((id) =>
      rowOf({ id, streamId: id, quantity: 3, lensType: id === 1 ? LensType.multiParent : LensType.multiChild }),
    );
    const { cameras, cameraStreams } = calculateProposal(genericDesign(rows), catalogue).totals;
    expect(cameras.value).toBe(3);
    expect(cameraStreams.value).toBe(12);
  });

  it('are counted alike in whatever order the rows stand', () => {
    const rows = [3, 1, 2].map((id) => rowOf({ id, streamId: id, cameraGroupId: id === 3 ? 1 : id, quantity: 4 }));
    const { cameras, cameraStreams } = calculateProposal(genericDesign(rows), catalogue).totals;
    expect(cameras.value).toBe(8);
    expect(cameraStreams.value).toBe(12);
  });
});

describe('a row that was not settled', () => {
  it('is sized with the frame rate that its mode starts from', () => {
    const unsettled = { ...rowOf({}), recording: Recording.constant, fps: { continuous: 0, motion: 15 } };
    const { totals } = calculateProposal(genericDesign([unsettled]), catalogue);
    expectClose(totals.peakMbit.value, 2.702);
  });

  it('is sized in speedup with a baseline of one frame a second', () => {
    const row = rowOf({});
    const settled = rowOf({ recording: Recording.speedup });
    const unsettled = { ...row, recording: Recording.speedup, fps: { continuous: 0, motion: 15 } };
    expect(settled.fps.continuous).toBe(1);
    expectClose(
      calculateProposal(genericDesign([unsettled]), catalogue).totals.averageMbit.value,
      calculateProposal(genericDesign([settled]), catalogue).totals.averageMbit.value,
    );
  });
});

describe('sound, metadata and buffers', () => {
  const extras = { audioKbps: 64, metadataKbps: 36, eventsPerHour: 60, preSeconds: 5, postSeconds: 10 };
  const sound = { ...extras, eventsPerHour: 0 };

  it('add to the motion share what the buffers of all events take', () => {
    // 60 events of 15 s are 900 s of an hour: 0.4 + 0.25
    expectClose(
      totalsOf(typed(Recording.event, { extras: { ...NEW_STREAM.extras, ...extras, audioKbps: 0, metadataKbps: 0 } }))
        .averageMbit.value,
      2.702 * 0.65,
    );
  });

  it('are never recorded for more than the whole time', () => {
    const busy = { ...NEW_STREAM.extras, eventsPerHour: 3600, postSeconds: 300 };
    expectClose(totalsOf(typed(Recording.event, { extras: busy })).averageMbit.value, 2.702);
  });

  it('are recorded all the time where the first stream is', () => {
    const { averageMbit, peakMbit } = totalsOf(typed(Recording.constant, { extras: sound }));
    expectClose(averageMbit.value, 0.4);
    expectClose(peakMbit.value, 0.4);
    expectClose(totalsOf(typed(Recording.speedup, { extras: sound })).averageMbit.value, 1.3608);
  });

  it('are recorded only during events where the first stream is', () => {
    const { averageMbit, peakMbit } = totalsOf(typed(Recording.event, { extras: sound }));
    expectClose(averageMbit.value, 2.802 * 0.4);
    expectClose(peakMbit.value, 2.802);
  });

  it('have the range of typed rates', () => {
    const { peakMbit } = totalsOf(typed(Recording.constant, { extras: sound }));
    expectClose(peakMbit.low, 0.36);
    expectClose(peakMbit.high, 0.44);
  });

  it('count once per camera, not per stream', () => {
    const rows = groupsOf(typed(Recording.constant, { quantity: 3, extras: sound }));
    const further = rowOf({ ...rows[0]!, id: 99, streamId: 99 });
    const { peakMbit } = calculateProposal(genericDesign([...rows, further]), catalogue).totals;
    // 3 cameras of two streams of 300 kbit/s, and 100 kbit/s of sound and metadata
    expectClose(peakMbit.value, 3 * 0.7);
  });

  it('of 0 change nothing', () => {
    const [row] = groupsOf(typed(Recording.speedup));
    const { extras: _extras, measured: _measured, ...before } = row!;
    const proposalOf = (camera: CameraRowInput) =>
      JSON.stringify(calculateProposal({ ...genericDesign([]), cameras: [camera] }, catalogue));
    expect(proposalOf({ ...row!, extras: { ...NEW_STREAM.extras } })).toBe(proposalOf(before));
  });
});

describe('the range of a measured rate', () => {
  it.each([
    { sampleHours: 23, low: 0.27, high: 0.33 },
    { sampleHours: 24, low: 0.285, high: 0.315 },
    { sampleHours: 167, low: 0.285, high: 0.315 },
    { sampleHours: 168, low: 0.294, high: 0.306 },
  ])('is $low to $high Mbit/s around 0.3 after $sampleHours hours', ({ sampleHours, low, high }) => {
    const measured = { continuous: { measuredUtc: '2026-05-04', sampleHours, note: '' }, motion: null };
    const { peakMbit } = totalsOf(typed(Recording.constant, { measured }));
    expectClose(peakMbit.value, 0.3);
    expectClose(peakMbit.low, low);
    expectClose(peakMbit.high, high);
  });
});
