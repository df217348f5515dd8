import { describe, expect, it } from 'vitest';
import { calculateProposal, explain } from '../../src/index.ts';
import { Recording } from '../../src/doors/enumerations.ts';
import { catalogue, genericDesign, groupsOf } from '../support/designs.ts';
import { expectClose } from '../support/close-to.ts';
import { computed } from '../support/formula-sweep.ts';

/** Video in a live database of one stream, bytes. */
function liveBytes(stream: {
  readonly runsPerDay: number;
  readonly hoursPerDay: number;
  readonly retentionDays: number;
  readonly averageKbps: number;
  readonly peakKbps: number;
}): number {
  const { runsPerDay, ...row } = stream;
  const window = computed('live-database.window', { runsPerDay });
  const recordedHours = computed('live-database.recorded-hours', { window, ...row });
  return computed('live-database.live-video', { streams: 1, window, recordedHours, ...row });
}

describe('the window of a live database', () => {
  it.each([
    [1, 48],
    [2, 24],
    [6, 8],
    [24, 2],
  ])('of %i archive runs a day is two intervals, %i hours', (runsPerDay, hours) => {
    expect(computed('live-database.window', { runsPerDay })).toBe(hours);
  });
});

describe('the recording that a window holds', () => {
  const hours = (window: number, hoursPerDay: number, retentionDays = 30) =>
    computed('live-database.recorded-hours', { window, hoursPerDay, retentionDays });

  it.each([
    ['all of it, day and night', 8, 24, 30, 8],
    ['all of it, when the day has more hours than the window', 8, 10, 30, 8],
    ['the hours of the day, when the window has more', 8, 6, 30, 6],
    ['one day and its hours again in a window of 32 hours', 32, 8, 30, 16],
    ['two days of eight hours in a window of 48', 48, 8, 30, 16],
    ['no more than the whole retention', 48, 24, 1, 24],
  ])('is %s', (_, window, hoursPerDay, retentionDays, expected) => {
    expect(hours(window, hoursPerDay, retentionDays)).toBe(expected);
  });
});

describe('the video in a live database', () => {
  it('of constant recording is its rate over the window', () => {
    // 2000 kbit/s x 8 h x 450 000 B
    expect(liveBytes({ runsPerDay: 6, hoursPerDay: 24, retentionDays: 30, averageKbps: 2000, peakKbps: 2000 })).toBe(
      7.2e9,
    );
  });

  it('can be at its peak for the whole window: a window is busier than the mean of the day', () => {
    // 40 % motion: peak 2702 x 8 h = 21 616, a day's mean 1080.8 x 24 h = 25 939; the smaller x 450 000 B
    expectClose(
      liveBytes({ runsPerDay: 6, hoursPerDay: 24, retentionDays: 30, averageKbps: 1080.8, peakKbps: 2702 }),
      2702 * 8 * 450_000,
    );
  });

  it('is never fuller than whole days are', () => {
    // 10 % motion: peak 2702 x 8 h = 21 616, a day's mean 270.2 x 24 h = 6484.8; the smaller x 450 000 B
    expectClose(
      liveBytes({ runsPerDay: 6, hoursPerDay: 24, retentionDays: 30, averageKbps: 270.2, peakKbps: 2702 }),
      270.2 * 24 * 450_000,
    );
  });

  it('of one run a day spans two days', () => {
    // 10 % motion, 10 hours a day: peak 2702 x 20 h = 54 040, two days' mean 270.2 x 10 h x 2 = 5404
    expectClose(
      liveBytes({ runsPerDay: 1, hoursPerDay: 10, retentionDays: 30, averageKbps: 270.2, peakKbps: 2702 }),
      5404 * 450_000,
    );
  });

  it('is never more than the retention holds', () => {
    expectClose(
      liveBytes({ runsPerDay: 1, hoursPerDay: 24, retentionDays: 1, averageKbps: 2000, peakKbps: 2000 }),
      2000 * 24 * 450_000,
    );
  });
});

describe('archiving', () => {
  const rows = groupsOf({ quantity: 10, recording: Recording.constant, fps: { continuous: 15, motion: 15 } });

  it('leaves the window in the live database and the whole retention in the archive, each with overhead and reserve', () => {
    const { liveDatabase, archiveDatabase } = calculateProposal(genericDesign(rows, { archiving: true }), catalogue);
    // 10 x 2702 kbit/s x 8 h x 450 000 B x 1.2 + 5 GB
    expectClose(liveDatabase?.reqCapacity, (10 * 2702 * 8 * 450_000 * 1.2) / 1e12 + 0.005);
    // 10 x 2702 kbit/s x 24 h x 30 d x 450 000 B x 1.2 + 5 GB
    expectClose(archiveDatabase?.reqCapacity, (10 * 2702 * 720 * 450_000 * 1.2) / 1e12 + 0.005);
  });

  it('that is off keeps the whole retention in the live database', () => {
    const { liveDatabase, archiveDatabase } = calculateProposal(genericDesign(rows), catalogue);
    expectClose(liveDatabase?.reqCapacity, (10 * 2702 * 720 * 450_000 * 1.2) / 1e12 + 0.005);
    expect(archiveDatabase).toBeNull();
  });

  it('is explained down to the runs a day', () => {
    const proposal = calculateProposal(genericDesign(rows, { archiving: true, archiveFrequency: 4 }), catalogue);
    const { steps } = explain(proposal, 'liveDatabase.reqCapacity');
    expect(steps).toContainEqual({
      key: expect.any(String),
      value: 4,
      unit: 'run/day',
      origin: {
        kind: 'given',
        path: 'serverSettings.genericServerSettings.advancedSettings.archiveFrequency',
        isDefault: false,
      },
    });
  });
});
