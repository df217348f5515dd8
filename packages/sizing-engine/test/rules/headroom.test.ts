import { describe, expect, it } from 'vitest';
import {
  calculateProposal,
  explain,
  type Design,
  type ExplainedResult,
  type StorageSettings,
} from '../../src/index.ts';
import { formulas } from '../../src/doors/explanations.ts';
import { ApplianceModel, Platform, Raid } from '../../src/doors/enumerations.ts';
import { catalogue, constantGroup, genericDesign, groupsOf, huskyDesign, rowOf } from '../support/designs.ts';
import { derivationText, english } from '../support/in-english.ts';

const proposalOf = (design: Design) => english.rendered(calculateProposal(design, catalogue));
const headroomOf = (design: Design, code: string) => proposalOf(design).headroom.find((each) => each.code === code);

describe('headroom of the retention', () => {
  const live: Partial<StorageSettings> = { raidType: Raid.jbod, diskSizeMin: 4, diskSizeMax: 4 };
  const archive = { raidType: Raid.jbod, diskSizeMin: 20, diskSizeMax: 20 };

  /** 24 cameras of 9.6 Mbit/s all the time: 2.488 TB a day. Disks hold 3.5724 and 17.862 TB. */
  const archivedOnceADay = (retentionDays: number) =>
    genericDesign(constantGroup({ quantity: 24, kbps: 9600, retentionDays }), {
      systemOverhead: 0,
      archiving: true,
      archiveFrequency: 1,
      liveDatabase: live,
      archiveDatabase: archive,
    });

  it('counts one day as half of the window of the live database with one archive run a day', () => {
    expect(headroomOf(archivedOnceADay(2), 'retention-less')).toMatchObject({
      distance: 1,
      message: 'Retention of 1 instead of 2 days saves 1 disk.',
    });
    expect(headroomOf(archivedOnceADay(1), 'retention-more')).toMatchObject({
      distance: 1,
      message: 'Retention of 2 instead of 1 day needs 1 more disk.',
    });
  });

  it('adds no further days to the live database', () => {
    // 7 days in the archive: 17.4 TB on one disk; the eighth needs a second one.
    expect(headroomOf(archivedOnceADay(2), 'retention-more')).toMatchObject({ distance: 6 });
    expect(headroomOf(archivedOnceADay(4), 'retention-less')).toMatchObject({ distance: 3 });
  });
});

describe('headroom', () => {
  it.each([
    ['servers', genericDesign(groupsOf({ quantity: 60 }, { quantity: 40, retentionDays: 90 }))],
    [
      'servers with clients and an archive',
      genericDesign(
        [
          ...constantGroup({ quantity: 60, kbps: 12_000, retentionDays: 2 }),
          rowOf({ id: 2, streamId: 2, cameraGroupId: 2, quantity: 10, retentionDays: 30 }),
        ],
        { concurrentSmartClientStreams: 40, archiving: true },
      ),
    ],
    ['appliances', huskyDesign(constantGroup({ quantity: 90, kbps: 4000, retentionDays: 30 }))],
  ])('of %s lists the nearest step first, each by its first change', (_, design) => {
    const { headroom } = english.rendered(calculateProposal(design, catalogue, { failure: false }));
    const outcome = ({ direction, effect }: (typeof headroom)[number]) => `${direction} ${effect.replace(/^\S+ /, '')}`;
    const outcomes = headroom.map(outcome);
    const first = headroom.filter((step, place) => outcomes.indexOf(outcome(step)) === place);
    const days = design.cameras.map(({ retentionDays }) => retentionDays);
    const present: Readonly<Record<string, number>> = {
      cameras: design.cameras.reduce((sum, { quantity }) => sum + quantity, 0),
      streams: design.serverSettings.genericServerSettings.mainSettings.concurrentSmartClientStreams,
      '%': 100,
    };
    const shares = first.map(({ distance, unit, direction }) =>
      distance === null
        ? Infinity
        : distance / (present[unit] ?? (direction === 'more' ? Math.max(...days) : Math.min(...days))),
    );
    expect(new Set(shares).size).toBeGreaterThan(2);
    expect(shares).toEqual(shares.toSorted((a, b) => (a < b ? -1 : 1)));
    // Nothing stands between two changes that lead to the same.
    expect(outcomes.filter((each, place) => each !== outcomes[place - 1])).toEqual([...new Set(outcomes)]);
  });
});

describe('headroom at the bounds of a design', () => {
  const messagesOf = (design: Design): readonly string[] => proposalOf(design).headroom.map(({ message }) => message);

  it.each([
    ['upper', constantGroup({ quantity: 999_999, kbps: 100, retentionDays: 9999 }), 9999],
    ['lower', groupsOf({ quantity: 1, retentionDays: 1 }), 0],
  ])('says that the %s bound is reached', (bound, rows, concurrentSmartClientStreams) => {
    const messages = messagesOf(genericDesign(rows, { concurrentSmartClientStreams }));
    expect(messages.filter((message) => message.includes('bound'))).toEqual([
      `Cameras: the ${bound} bound is reached.`,
      `Retention: the ${bound} bound is reached.`,
      `Client streams: the ${bound} bound is reached.`,
    ]);
  });

  it('goes beyond as many cameras as there are', () => {
    const one = genericDesign(groupsOf({ quantity: 1 }));
    expect(headroomOf(one, 'cameras-more')?.message).toBe(
      '4 more cameras need 3 x 2 TB RAID 5 instead of 3 x 1 TB RAID 5.',
    );
  });

  it.each([
    ['the group where it has a name', groupsOf({ streamName: 'Yard' }), '4 more cameras of group Yard need'],
    [
      'the present mix of several groups',
      groupsOf({ streamName: 'Yard' }, {}),
      'more cameras in the present mix, dealt alike, need',
    ],
  ])('names %s', (_, rows, expected) => {
    expect(headroomOf(genericDesign(rows), 'cameras-more')?.message).toContain(expected);
  });

  it('says where nothing fits any more', () => {
    // Four disks of 17.862 TB less the reserve hold 28 days of 2.488 TB; the edition has one server.
    const design = genericDesign(constantGroup({ quantity: 24, kbps: 9600, retentionDays: 27 }), {
      xProtectVersion: Platform.expressPlus,
      maxCamerasPerServer: 48,
      systemOverhead: 0,
      serverDiskQuantity: 4,
      liveDatabase: { raidType: Raid.jbod, diskSizeMin: 20, diskSizeMax: 20 },
    });
    expect(headroomOf(design, 'retention-more')?.message).toBe(
      'Retention of 29 instead of 27 days fits on nothing that the settings allow.',
    );
    expect(headroomOf(design, 'cameras-more')?.message).toBe('2 more cameras fit on nothing that the settings allow.');
  });
});

describe('headroom of spare servers', () => {
  it.each([
    [1, '1 camera is'],
    [4, '4 cameras are'],
  ])('says that %i of the cameras would not be recorded, and how many the fullest server has', (quantity, lost) => {
    const proposal = proposalOf(genericDesign(groupsOf({ quantity })));
    const index = proposal.headroom.findIndex(({ code }) => code === 'spare-servers-more');
    expect(proposal.headroom[index]?.message).toMatch(
      new RegExp(`^Without a spare, ${lost} not recorded when one server fails; one spare costs `, 'u'),
    );
    const text = derivationText(explain(proposal, `headroom[${index}].distance`), formulas);
    expect(text).toContain(
      `because = Chosen: cameras of the server that has the most, found by the search: ${quantity} `,
    );
  });
});

describe('headroom of appliances', () => {
  it('names another RAID of the same disks', () => {
    // Four disks of 4 TB hold 5.72 TB at 80 % in RAID 6, 8.57 TB in RAID 5.
    const rows = constantGroup({ kbps: 5200, retentionDays: 100 });
    const design = huskyDesign(rows, { ivoModel: ApplianceModel.HE700R });
    const { huskyProposal } = calculateProposal(design, catalogue);
    expect(huskyProposal?.diskUtilization.additionalHeadlineInfo).toBe('RAID 6');
    expect(headroomOf(design, 'storage-more')?.message).toBe('2 % more storage needs RAID 5 instead of RAID 6.');
  });
});

describe('headroom of the data rate', () => {
  it('names another RAID of the same disks', () => {
    // 37 x 20 Mbit/s and a client: 26.6 reads and 48.1 writes a second, 315.2 on 4 disks of 320 with the penalty of RAID 6.
    const rows = constantGroup({ quantity: 37, kbps: 20_000, retentionDays: 1 });
    const design = genericDesign(rows, { systemOverhead: 0, liveDatabase: { diskSizeMin: 10, diskSizeMax: 10 } });
    expect(calculateProposal(design, catalogue).liveDatabase).toMatchObject({ quantity: 4, raidType: 'RAID 6' });
    expect(headroomOf(design, 'data-rate-more')).toMatchObject({
      distance: 2,
      message: '2 % higher data rate needs 4 x 10 TB RAID 10 instead of 4 x 10 TB RAID 6.',
    });
  });
});

describe('headroom of rows that are kept for different times', () => {
  it.each([
    [3, 30],
    [30, 3],
  ])('goes as far as the shortest: %i and %i days', (...days) => {
    const light = { resolution: { continuous: 1, motion: 1 }, motion: { continuous: 0, motion: 1 } };
    const design = genericDesign(groupsOf(...days.map((retentionDays) => ({ ...light, retentionDays }))));
    expect(headroomOf(design, 'retention-less')).toMatchObject({
      distance: null,
      message: 'Retention 2 days shorter in every row would change nothing.',
    });
  });
});

function unitOf(proposal: ExplainedResult, path: string): string | undefined {
  const root = explain(proposal, path).steps.at(-1)!;
  return 'unit' in root ? root.unit : undefined;
}

describe('the distance to a step', () => {
  it('is a quantity in the unit of what moves', () => {
    const proposal = proposalOf(genericDesign(groupsOf({ quantity: 400 })));
    const units = proposal.headroom.flatMap(({ quantity, distance }, index) =>
      distance === null ? [] : [[quantity, unitOf(proposal, `headroom[${index}].distance`)]],
    );
    expect(Object.fromEntries(units)).toEqual({
      cameras: 'camera',
      'spare servers': 'server',
      retention: 'day',
      'bit rates': '%',
      storage: '%',
      'data rate': '%',
      'client streams': 'stream',
    });
  });
});
