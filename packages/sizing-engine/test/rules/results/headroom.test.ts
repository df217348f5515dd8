import { describe, expect, it } from 'vitest';
import {
  calculateProposal,
  explain,
  type Design,
  type ExplainedResult,
  type StorageSettings,
} from '../../../src/index.ts';
import { formulas } from '../../../src/doors/explanations.ts';
import { ApplianceModel, Platform, Raid } from '../../../src/doors/enumerations.ts';
import { mostCameras } from '../../../src/doors/goals.ts';
import { catalogue, constantGroup, genericDesign, groupsOf, huskyDesign, rowOf } from '../../support/designs.ts';
import { derivationText, english } from '../../support/in-english.ts';

const proposalOf = (design: Design) => english.rendered(calculateProposal(design, catalogue));
const headroomOf = (design: Design, code: string) => proposalOf(design).headroom.find((each) => each.code === code);

const idsOf = (id: number) => ({ id, streamId: id, cameraGroupId: id });

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
      message: 'Retention of 1 instead of 2 days takes 2 disks instead of 3.',
    });
  });

  it('adds no further days to the live database', () => {
    // 7 days in the archive: 17.4 TB on one disk; the eighth needs a second one.
    expect(headroomOf(archivedOnceADay(6), 'retention-more')).toMatchObject({ distance: 2 });
    expect(headroomOf(archivedOnceADay(9), 'retention-less')).toMatchObject({ distance: 2 });
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
    const { headroom: all } = english.rendered(calculateProposal(design, catalogue, { failure: false }));
    // Cameras of single groups stand before, the least room first.
    const rooms = all.filter(({ code }) => code === 'cameras-more-of-group');
    const headroom = all.slice(rooms.length);
    expect(all.slice(0, rooms.length)).toEqual(rooms.toSorted((a, b) => a.distance! - b.distance!));
    const outcome = ({ direction, effect }: (typeof all)[number]) => `${direction} ${effect.replace(/^\S+ /, '')}`;
    const outcomes = headroom.map(outcome);
    const first = headroom.filter((step, place) => outcomes.indexOf(outcome(step)) === place);
    const days = design.cameras.map(({ retentionDays }) => retentionDays);
    const present: Readonly<Record<string, number>> = {
      cameras: design.cameras.reduce((sum, { quantity }) => sum + quantity, 0),
      streams: design.serverSettings.genericServerSettings.mainSettings.concurrentSmartClientStreams,
      '%': 100,
    };
    const shares = first.map(
      ({ distance, unit, direction }) =>
        distance! / (present[unit] ?? (direction === 'more' ? Math.max(...days) : Math.min(...days))),
    );
    expect(new Set(shares).size).toBeGreaterThan(1);
    expect(Math.max(...shares)).toBeLessThanOrEqual(0.5);
    expect(shares).toEqual(shares.toSorted((a, b) => (a < b ? -1 : 1)));
    // Nothing stands between two changes that lead to the same.
    expect(outcomes.filter((each, place) => each !== outcomes[place - 1])).toEqual([...new Set(outcomes)]);
  });
});

describe('headroom that can be used', () => {
  /** The card of the fault: a mix in which each group has room of its own. */
  const mix = genericDesign([
    ...constantGroup({ streamName: 'Gate', quantity: 40, kbps: 4000, retentionDays: 30 }),
    ...constantGroup({ streamName: 'Vault', quantity: 10, kbps: 9000, retentionDays: 180, ...idsOf(2) }),
    ...constantGroup({ streamName: 'Hall', quantity: 50, kbps: 1000, retentionDays: 7, ...idsOf(3) }),
  ]);
  const messagesOf = (design: Design): readonly string[] => proposalOf(design).headroom.map(({ message }) => message);

  it('begins with a line for each group, the least room first', () => {
    expect(messagesOf(mix).slice(0, 3)).toEqual([
      'Vault: no more cameras without new hardware.',
      'Gate: up to 4 more cameras without new hardware.',
      'Hall: up to 100 more cameras without new hardware.',
    ]);
  });

  it('says of a group what the search for the most cameras finds', () => {
    const rooms = english.rendered(calculateProposal(mix, catalogue)).headroom.slice(0, 3);
    for (const { quantity, distance } of rooms) {
      const { cameraGroupId } = mix.cameras.find(({ streamName }) => quantity.includes(streamName))!;
      expect([quantity, mostCameras(mix, catalogue, { cameraGroupId })?.cameras]).toEqual([quantity, 100 + distance!]);
    }
  });

  it('tells of ten groups, and how many are left out', () => {
    const groups = Array.from({ length: 12 }, (_, index) =>
      constantGroup({ streamName: `Hall ${index + 1}`, kbps: 2000, retentionDays: 20 + index, ...idsOf(index + 1) }),
    ).flat();
    const rooms = proposalOf(genericDesign(groups)).headroom.filter(({ code }) => code === 'cameras-more-of-group');
    expect(rooms).toHaveLength(10);
    expect(rooms.at(-1)!.message).toMatch(
      /^Hall \d+: up to [\d,]+ more cameras? without new hardware; 2 groups whose cameras store less are not listed\.$/,
    );
    expect(rooms.map(({ message }) => message).join()).not.toMatch(/Hall [12]:/);
    expect(rooms.slice(0, -1).every(({ message }) => message.endsWith(' without new hardware.'))).toBe(true);
  });

  it('tells every outcome as a total', () => {
    expect(headroomOf(huskyDesign(groupsOf({ quantity: 3400, retentionDays: 90 })), 'cameras-more')?.message).toMatch(
      /^\d+ more cameras? needs? \d+ servers instead of \d+\.$/,
    );
  });

  it.each([
    ['many cameras', mix],
    ['one camera', genericDesign(groupsOf({ quantity: 1 }))],
    ['at the upper bounds', genericDesign(constantGroup({ quantity: 999_999, kbps: 100, retentionDays: 9999 }))],
    [
      'small disks',
      genericDesign(constantGroup({ quantity: 150, kbps: 26_000, retentionDays: 30 }), {
        liveDatabase: { diskSizeMax: 8 },
      }),
    ],
  ])('leaves out what changes nothing, more than half of what is there, and twice the servers: %s', (_, design) => {
    const { headroom } = calculateProposal(design, catalogue);
    const unusable = headroom.filter(({ distance, unit, message }) => {
      if (distance === null || (unit === '%' && distance > 50)) return true;
      if (message.say !== 'headroom.step' || message.outcome.kind !== 'servers') return false;
      const { before, after } = message.outcome;
      return before > 1 && after >= 2 * before;
    });
    expect(unusable).toEqual([]);
    expect(headroom).not.toEqual([]);
  });

  it('tells a second server, which is a small step though it is twice the servers', () => {
    const full = huskyDesign(groupsOf({ quantity: 30, retentionDays: 30 }), { ivoModel: ApplianceModel.HE150D });
    expect(messagesOf(full).some((message) => / servers instead of \d+\.$/.test(message))).toBe(true);
  });

  it.each([
    ['the group where it has a name', groupsOf({ streamName: 'Yard', quantity: 30 }), ' of group Yard need'],
    [
      'the present mix of several groups',
      groupsOf({ streamName: 'Yard', quantity: 30 }, {}),
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

function unitOf(proposal: ExplainedResult, path: string): string | undefined {
  const root = explain(proposal, path).steps.at(-1)!;
  return 'unit' in root ? root.unit : undefined;
}

describe('the distance to a step', () => {
  it('is a quantity in the unit of what moves', () => {
    const designs = [
      genericDesign(groupsOf({ quantity: 400 })),
      genericDesign(constantGroup({ quantity: 37, kbps: 20_000, retentionDays: 1 }), {
        systemOverhead: 0,
        concurrentSmartClientStreams: 100,
      }),
    ];
    const units = designs
      .map(proposalOf)
      .flatMap((proposal) =>
        proposal.headroom.flatMap(({ quantity, distance }, index) =>
          distance === null ? [] : [[quantity, unitOf(proposal, `headroom[${index}].distance`)]],
        ),
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
