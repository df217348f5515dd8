import { describe, expect, it } from 'vitest';
import type { CameraRow, Design } from '../../src/index.ts';
import { designChanges } from '../../src/doors/comparison.ts';
import { HOTEL } from '../support/answered-designs.ts';
import { catalogue, genericDesign, groupsOf, huskyDesign, rowOf } from '../support/designs.ts';
import { english } from '../support/in-english.ts';

function changesOf(before: Design, after: Design) {
  return english
    .rendered(designChanges(before, after, catalogue))
    .map(({ group, title, before: was, after: is, unit }) => [group, title, was, is, unit]);
}

/** A design with some values of the group of a name. */
function withGroup(name: string, patch: Partial<CameraRow>, design: Design = HOTEL): Design {
  const cameras = design.cameras.map((row) => (row.streamName === name ? { ...row, ...patch } : row));
  return { ...design, cameras };
}

const NAMED = groupsOf({ streamName: 'Lobby' }, { streamName: 'Corridors', quantity: 7 }, { streamName: 'Car park' });

describe('what was changed', () => {
  it('is nothing between equal designs', () => {
    expect(changesOf(HOTEL, HOTEL)).toEqual([]);
  });

  it('is told by the groups that it was changed in', () => {
    const after = withGroup('Lobby and entrances', { retentionDays: 60 }, withGroup('Corridors', { quantity: 46 }));
    expect(changesOf(HOTEL, after)).toEqual([
      ['Group 1: Lobby and entrances', 'Days kept', 30, 60, 'day'],
      ['Group 2: Corridors', 'Cameras', 36, 46, 'camera'],
    ]);
  });

  it('names a group without a name by its number, and one that was renamed by its new name', () => {
    const [before, after] = ['', 'Roof'].map((streamName) => huskyDesign(groupsOf({ streamName, quantity: 3 })));
    expect(changesOf(before!, after!)).toEqual([['Group 1: Roof', 'Name', '', 'Roof', '1']]);
    expect(changesOf(after!, before!)).toEqual([['Group 1', 'Name', 'Roof', '', '1']]);
  });

  it('leaves out the rate that follows from another one, and tells a typed rate', () => {
    const [slow, fast] = [10, 20].map((motion) =>
      huskyDesign(groupsOf({ streamName: 'Lobby', fps: { continuous: 0, motion } })),
    );
    expect(slow!.cameras[0]!.bitrateKbit).not.toEqual(fast!.cameras[0]!.bitrateKbit);
    expect(changesOf(slow!, fast!)).toEqual([['Group 1: Lobby', 'Frame rate, motion', 10, 20, 'frame/s']]);
    const typed = withGroup(
      'Lobby',
      { bitrateKbit: { continuous: 0, motion: 4000 }, motionIsCustomBitrate: true },
      slow,
    );
    expect(changesOf(slow!, typed)).toEqual([['Group 1: Lobby', 'Bit rate, motion', null, 4000, 'kbit/s']]);
  });

  it('names other hardware, and not all settings that only one of both has', () => {
    const [before, after] = [huskyDesign(NAMED), genericDesign(NAMED)];
    const shared = { ...after.serverSettings, power: { upsMinutes: 30 } };
    expect(changesOf(before, { ...after, serverSettings: shared })).toEqual([
      [null, 'Power, UPS minutes', 15, 30, 'min'],
      [null, 'Hardware type', 'Husky IVO', 'Generic hardware', '1'],
    ]);
  });

  it('has one entry for a group that was added or removed', () => {
    const [lobby, corridors, park] = NAMED as [CameraRow, CameraRow, CameraRow];
    const added = { ...park, id: 9, streamId: 9, cameraGroupId: 9, streamName: 'Roof', quantity: 4 };
    expect(changesOf(huskyDesign([lobby, corridors]), huskyDesign([lobby, added]))).toEqual([
      ['Former group 2: Corridors', 'Removed', 7, null, 'camera'],
      ['Group 2: Roof', 'Added', null, 4, 'camera'],
    ]);
  });

  it('does not give a group that was removed the number of another one', () => {
    const [lobby, corridors, park] = ['', '', ''].map((streamName, index) => ({
      ...NAMED[index]!,
      streamName,
    })) as unknown as [CameraRow, CameraRow, CameraRow];
    const more = { ...corridors, quantity: 9 };
    expect(changesOf(huskyDesign([lobby, corridors, park]), huskyDesign([more, park]))).toEqual([
      ['Group 1', 'Cameras', 7, 9, 'camera'],
      ['Former group 1', 'Removed', lobby.quantity, null, 'camera'],
    ]);
    expect(changesOf(huskyDesign(NAMED), huskyDesign(NAMED.slice(1)))[0]?.[0]).toBe('Former group 1: Lobby');
    expect(changesOf(huskyDesign(NAMED), huskyDesign(NAMED.slice(0, 2)))[0]?.[0]).toBe('Group 3: Car park');
  });

  it('has one entry for a stream that was added or removed', () => {
    const first = rowOf({ streamName: 'Lobby', quantity: 5 });
    const second = { ...first, id: 2, streamId: 2 };
    const [one, two] = [huskyDesign([first]), huskyDesign([first, second])];
    expect(changesOf(one, two)).toEqual([['Group 1: Lobby', 'Stream 2 added', null, 5, 'stream']]);
    expect(changesOf(two, one)).toEqual([['Group 1: Lobby', 'Stream 2 removed', 5, null, 'stream']]);
    const more = [first, second].map((row) => ({ ...row, quantity: 6 }));
    expect(changesOf(two, huskyDesign(more))).toEqual([['Group 1: Lobby', 'Cameras', 5, 6, 'camera']]);
    const slower = { ...second, fps: { ...second.fps, motion: 3 } };
    expect(changesOf(two, huskyDesign([first, slower]))).toEqual([
      ['Group 1: Lobby', 'Stream 2, frame rate, motion', first.fps.motion, 3, 'frame/s'],
    ]);
  });

  it('tells settings by their names, and options by theirs', () => {
    const [before, after] = [4, 5].map((raidType) => genericDesign(NAMED, { liveDatabase: { raidType } }));
    expect(changesOf(before!, after!)).toEqual([[null, 'Live database, RAID', 'RAID 5', 'RAID 6', '1']]);
  });
});

describe('groups of two designs', () => {
  /** The same groups with other ids, as a design has that was made apart. */
  const apart = (rows: readonly CameraRow[]) =>
    rows.map((row, index) => ({ ...row, id: 71 + index, streamId: 71 + index, cameraGroupId: 51 + index }));

  it('are the same by their names, in whatever order they were added', () => {
    const [lobby, corridors, park] = apart(NAMED) as [CameraRow, CameraRow, CameraRow];
    const moved = [
      { ...park, cameraGroupId: 51, quantity: 8 },
      { ...lobby, cameraGroupId: 52 },
      { ...corridors, cameraGroupId: 53 },
    ];
    expect(changesOf(huskyDesign(NAMED), huskyDesign(moved))).toEqual([
      ['Group 1: Car park', 'Cameras', NAMED[2]!.quantity, 8, 'camera'],
    ]);
  });

  it('are the same by their order where no name is', () => {
    const unnamed = NAMED.map((row) => ({ ...row, streamName: '' }));
    expect(changesOf(huskyDesign(unnamed), huskyDesign(apart(unnamed)))).toEqual([]);
    const named = apart(NAMED).map((row, index) => (index === 1 ? { ...row, streamName: 'Hallway' } : row));
    expect(changesOf(huskyDesign(NAMED), huskyDesign(named))).toEqual([
      ['Group 2: Hallway', 'Name', 'Corridors', 'Hallway', '1'],
    ]);
  });
});
