import { describe, expect, it } from 'vitest';
import {
  calculateProposal,
  explain,
  type Design,
  type ExplainedProposal,
  type Headroom,
  type LimitCode,
} from '../../../src/index.ts';
import { formulas } from '../../../src/doors/explanations.ts';
import { catalogue, constantGroup, genericDesign, groupsOf, huskyDesign } from '../../support/designs.ts';
import { derivationText } from '../../support/in-english.ts';

const textOf = (proposal: ExplainedProposal, figure: string): string =>
  derivationText(explain(proposal, figure), formulas);

const san = { storageConnectivity: 2 };

/** Both databases on one storage network, which clients load. */
const busyNetwork = genericDesign(constantGroup({ quantity: 900, kbps: 6000, retentionDays: 1 }), {
  concurrentSmartClientStreams: 300,
  maxCamerasPerServer: 500,
  archiving: true,
  liveDatabase: san,
  archiveDatabase: san,
});

describe('the number of servers', () => {
  it('names the storage network where that decided it, with what it is asked and what it allows', () => {
    const proposal = calculateProposal(busyNetwork, catalogue);
    expect(proposal.bindingConstraint).toMatchObject({ limit: 'storageLink' });
    const text = textOf(proposal, 'genericProposal.quantity');
    expect(text).toMatch(/because = Share of the data rate limit: 1\d\d\.\d+ %/);
    expect(text).toMatch(/load = Chosen: storage network, of the fullest of \d+ servers: [\d.]+ Mbit\/s/);
    expect(text).toContain('limit = Link left for cameras: 2680 Mbit/s');
  });

  it('names the appliance limit that breaks with one server less', () => {
    const proposal = calculateProposal(huskyDesign(groupsOf({ quantity: 400 })), catalogue);
    expect(textOf(proposal, 'huskyProposal.serverQuantity')).toMatch(
      /because = Share of the storage limit: 1\d\d\.\d+ %/,
    );
  });
});

describe('a generic server', () => {
  it.each([
    ['liveDatabase.diskSize', /^Chosen: fewest disks, .*: 2 TB\/disk$/mu],
    ['liveDatabase.quantity', /^Chosen: fewest disks, .*: 3 disks$/mu],
    [
      'genericProposal.machineType',
      /^Chosen: the smallest machine type .*(\n.*)?\n {2}because = Chosen: fewest servers, .*: 1 server$/mu,
    ],
    ['networkInterface[1].requiredBitrate', /concurrentSmartClientStreams: 100 streams$/mu],
  ])('explains %s with its unit', (figure, said) => {
    const rows = constantGroup({ quantity: 35, kbps: 5000, retentionDays: 1 });
    const proposal = calculateProposal(genericDesign(rows, { concurrentSmartClientStreams: 100 }), catalogue);
    expect(textOf(proposal, figure)).toMatch(said);
  });
});

describe('a limit', () => {
  const husky = huskyDesign(groupsOf({ quantity: 40 }));
  const generic = genericDesign(groupsOf({ quantity: 40 }));
  const resilience = { ...generic.serverSettings.resilience, hotSparesPerServer: 1 };
  const withHotSpare = { ...generic, serverSettings: { ...generic.serverSettings, resilience } };
  it.each<[Design, LimitCode, string]>([
    [husky, 'cameras', 'limits = serverSettings.huskyServerSettings.mainSettings.maxCamerasPerServer: 150 cameras'],
    [husky, 'recordingRate', 'capPercent = serverSettings.huskyServerSettings.maxSystemUtilization: 90 %'],
    [husky, 'storage', 'capPercent = serverSettings.huskyServerSettings.maxDiskUtilization: 80 %'],
    [withHotSpare, 'disks', 'hotSpares = serverSettings.resilience.hotSparesPerServer: 1 disk'],
  ])('names the setting that it depends on: %#', (design, limit, setting) => {
    const proposal = calculateProposal(design, catalogue);
    const index = proposal.loads!.findIndex((load) => load.limit === limit);
    expect(
      textOf(proposal, `loads[${index}].max`)
        .split('\n')
        .map((line) => line.trim()),
    ).toContain(setting);
  });
});

describe('an appliance', () => {
  it('says how many streams its clients read', () => {
    const proposal = calculateProposal(huskyDesign(groupsOf({}), { concurrentSmartClientStreams: 7 }), catalogue);
    expect(textOf(proposal, 'huskyProposal.clientDataRate.value')).toMatch(
      /concurrentSmartClientStreams: 7 streams$/mu,
    );
  });

  it.each(['sku', 'modelName', 'storageTypeLabel'])('is chosen by its number and its capacity: %s', (figure) => {
    const proposal = calculateProposal(huskyDesign(groupsOf({ quantity: 4 })), catalogue);
    const [chosen, name, ...because] = textOf(proposal, `huskyProposal.huskyIvoSpec.${figure}`).split('\n');
    expect(chosen).toMatch(/^Chosen: fewest servers, then the smaller model, then the least nameplate capacity, /u);
    expect(name).toBe('  HE150D-4TB, JBOD');
    expect(because.filter((line) => line.startsWith('  because = '))).toEqual([
      expect.stringMatching(/^ {2}because = Chosen: fewest servers, .*: 1 server$/u),
      '  because = Nameplate capacity: 4 TB',
    ]);
  });
});

describe('a server plan', () => {
  it.each([
    ['lowerBound', 'servers at which the mean of every figure is within its limit, found by the search: 3 servers'],
    ['servers[0].count', 'servers with the same cameras, found by the search: 2 servers'],
    ['servers[0].cameras', 'cameras that are dealt to the server, found by the search: 133 cameras'],
  ])('says what %s is', (figure, said) => {
    const proposal = calculateProposal(genericDesign(groupsOf({ quantity: 400, retentionDays: 1 })), catalogue);
    expect(textOf(proposal, `serverPlan.${figure}`).split('\n')[0]).toBe(`Chosen: ${said}`);
  });
});

describe('headroom', () => {
  it.each([
    ['generic servers', genericDesign(groupsOf({ quantity: 400 }))],
    ['appliances', huskyDesign(groupsOf({ quantity: 400 }))],
  ])('of %s names the limit that breaks, with what it is asked and what it allows', (_, design) => {
    const proposal = calculateProposal(design, catalogue);
    const index = proposal.headroom.findIndex(({ code }) => code === 'storage-more');
    const text = textOf(proposal, `headroom[${index}].distance`);
    expect(text).toMatch(/because = Share of the storage limit: 10\d\.?\d* %/);
    expect(text).toMatch(/load = Chosen: storage, of the fullest of the present servers after the change: [\d.]+ TB/);
    expect(text).toMatch(/limit = .*: [\d.]+ TB/);
  });
});

const reasonOf = (design: Design, code: string): string => {
  const proposal = calculateProposal(design, catalogue);
  const index = proposal.headroom.findIndex((each) => each.code === code);
  return textOf(proposal, `headroom[${index}].distance`);
};

describe('headroom of servers', () => {
  it('names the first of two limits that break alike', () => {
    // 36 of 35 cameras, and 360 of 350 Mbit/s.
    const text = reasonOf(
      genericDesign(constantGroup({ quantity: 35, kbps: 10_000, retentionDays: 1 }), {
        maxCamerasPerServer: 35,
        systemOverhead: 0,
      }),
      'cameras-more',
    );
    expect(text).toContain('because = Share of the camera limit: 102.857 %');
  });

  it('names disks and their size where storage breaks', () => {
    const rows = constantGroup({ quantity: 35, kbps: 500, retentionDays: 17 });
    const text = reasonOf(genericDesign(rows, { systemOverhead: 0 }), 'retention-more');
    expect(text).toMatch(/ disks = Chosen: .*: 3 disks\n/u);
    expect(text).toMatch(/ diskTb = Chosen: .*: 2 TB\/disk\n/u);
  });

  it('names what clients read where they share the link', () => {
    const text = reasonOf(busyNetwork, 'client-streams-more');
    // 317 streams of 7.2 Mbit/s.
    expect(text).toContain(
      'rates = Chosen: client data rate, of the fullest of the present servers after the change, found by the search: 2282.4 Mbit/s',
    );
    expect(text).toContain('limit = Link left for cameras: 2435.2 Mbit/s');
  });
});

describe('headroom of less', () => {
  const busy = constantGroup({ quantity: 100, kbps: 8000, retentionDays: 1 });
  const watched = { systemOverhead: 0, concurrentSmartClientStreams: 40 };
  it.each<[string, Design, Headroom['code'], string]>([
    ['generic servers', genericDesign(groupsOf({ quantity: 400 })), 'storage-less', 'storage'],
    ['appliances', huskyDesign(groupsOf({ quantity: 400 })), 'storage-less', 'storage'],
    ['busy disks', genericDesign(busy, watched), 'data-rate-less', 'disk operations'],
  ])(
    'of %s names the limit that smaller hardware breaks one step before, and keeps after it',
    (_, design, code, limit) => {
      const proposal = calculateProposal(design, catalogue);
      const index = proposal.headroom.findIndex((each) => each.code === code);
      const text = textOf(proposal, `headroom[${index}].distance`);
      const asked = [
        ...text.matchAll(/load = Chosen: ([a-z ]+), of the fullest of the smaller servers (.+): [\d.]+ /g),
      ];
      expect(asked.map(([, ...said]) => said)).toEqual([
        [limit, 'one step before'],
        [limit, 'after the change'],
      ]);
      const shares = [...text.matchAll(/because = Share of [a-z ]+: ([\d.]+) %/g)].map(([, percent]) =>
        Number(percent),
      );
      expect(shares).toHaveLength(2);
      expect(shares[0]).toBeGreaterThan(100);
      expect(shares[1]).toBeLessThanOrEqual(100);
    },
  );
});

describe('an alternative', () => {
  it('names what the design asks of it', () => {
    const proposal = calculateProposal(genericDesign(groupsOf({ quantity: 400 })), catalogue);
    expect(textOf(proposal, 'alternatives[0].servers')).toContain('because = Cameras: 400 camera');
  });
});
