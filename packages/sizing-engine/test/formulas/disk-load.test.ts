import { describe, expect, it } from 'vitest';
import { calculateProposal } from '../../src/index.ts';
import { Raid } from '../../src/doors/enumerations.ts';
import { catalogue, genericDesign, groupsOf } from '../support/designs.ts';
import { expectClose } from '../support/close-to.ts';
import { computed } from '../support/formula-sweep.ts';

describe('write operations', () => {
  const writes = (streams: number, cameraMbit: number) =>
    computed('disk-load.write-iops', { streams, cameraMbit, perStream: 0.29, perMbit: 0.065 });

  it('of light streams follow their number', () => {
    // 100 streams of 2.702 Mbit/s: max(29, 17.563)
    expectClose(writes(100, 270.2), 29);
  });

  it('of heavy streams follow their data', () => {
    // 100 streams of 10 Mbit/s: max(29, 65)
    expectClose(writes(100, 1000), 65);
  });
});

describe('read operations', () => {
  it('follow camera data and playback', () => {
    // 0.035 x (270.2 + 10)
    const movedMbit = computed('disk-load.moved-data', { cameraMbit: 270.2, playbackMbit: 10 });
    expectClose(computed('disk-load.read-iops', { perMbit: 0.035, movedMbit }), 9.807);
  });

  it('count camera data twice while it is archived', () => {
    // 0.035 x (2 x 270.2 + 10)
    const movedMbit = computed('disk-load.moved-data-archiving', { cameraMbit: 270.2, playbackMbit: 10 });
    expectClose(computed('disk-load.read-iops', { perMbit: 0.035, movedMbit }), 19.264);
  });
});

describe('transfer speed', () => {
  it('is an eighth of the megabits', () => {
    expect(computed('disk-load.transfer-speed', { movedMbit: 800 })).toBe(100);
  });
});

describe('the database of a proposal', () => {
  const rows = groupsOf({ quantity: 100 });
  const settings = { systemOverhead: 20, concurrentSmartClientStreams: 5, liveDatabase: { raidType: Raid.raid6 } };

  it('must carry its data with overhead, and its streams without overhead', () => {
    // One server: M = 270.2 x 1.2 = 324.24, P = 5 x 3.2424 = 16.212, S = 100
    // writes max(29, 21.0756) = 29, reads 0.035 x 340.452 = 11.915 82; RAID 6: 11.915 82 + 6 x 29
    const { genericProposal, liveDatabase } = calculateProposal(genericDesign(rows, settings), catalogue);
    expect(genericProposal?.quantity).toBe(1);
    expectClose(liveDatabase?.iops, 185.915_82);
    expectClose(liveDatabase?.transferSpeed, 340.452 / 8);
  });

  it('moves its camera data twice while it is archived; the archive does not', () => {
    // live: 0.035 x (2 x 324.24 + 16.212) = 23.264 22, + 6 x 29; (648.48 + 16.212) / 8
    const archiving = { ...settings, archiving: true, archiveDatabase: { raidType: Raid.raid10 } };
    const { liveDatabase, archiveDatabase } = calculateProposal(genericDesign(rows, archiving), catalogue);
    expectClose(liveDatabase?.iops, 197.264_22);
    expectClose(liveDatabase?.transferSpeed, 664.692 / 8);
    // archive, RAID 10: 11.915 82 + 2 x 29
    expectClose(archiveDatabase?.iops, 69.915_82);
    expectClose(archiveDatabase?.transferSpeed, 340.452 / 8);
  });
});
