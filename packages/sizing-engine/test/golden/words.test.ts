import { describe, expect, it } from 'vitest';
import { calculateProposal, explainAll, type Catalogue, type Design } from '../../src/index.ts';
import { mergeCatalogue } from '../../src/doors/catalogue.ts';
import { ApplianceModel, DiskType, Failover, MachineType, Platform, Recording } from '../../src/doors/enumerations.ts';
import {
  catalogue,
  counting,
  constantGroup,
  genericDesign,
  groupsOf,
  huskyDesign,
  PUBLISHED_CASE,
} from '../support/designs.ts';
import { withReady } from '../support/failures.ts';
import { english, type Derivations } from '../support/in-english.ts';

const campus = groupsOf({ quantity: 400 });
const mixed = groupsOf(
  { quantity: 12, recording: Recording.speedup, fps: { continuous: 1, motion: 15 } },
  { quantity: 3, codec: 1, recording: Recording.constant, fps: { continuous: 5, motion: 5 } },
  { quantity: 2, bitrateKbit: { continuous: 1, motion: 4000 }, motionIsCustomBitrate: true },
);
const heavy = (kbps: number, retentionDays: number, quantity = 1) => constantGroup({ quantity, kbps, retentionDays });
const san = { storageConnectivity: 2 };
const express = { xProtectVersion: Platform.expressPlus, maxCamerasPerServer: 48 };

const busy = constantGroup({ quantity: 150, kbps: 7000, retentionDays: 1, hoursPerDay: 1 });
const kept = groupsOf({ quantity: 30, retentionDays: 10 }, { quantity: 20, retentionDays: 90 });
const groomed = { archiving: true, tiers: { groomAfterDays: 5, groomFps: 2 } };

const DESIGNS: readonly (readonly [name: string, design: Design])[] = [
  ['a campus on servers', genericDesign(campus, { addManagementServer: true })],
  [
    'a campus that is archived',
    genericDesign(campus, { archiving: true, archiveDatabase: { diskType: DiskType.ssd } }),
  ],
  [
    'a campus on a storage network',
    genericDesign(campus, { archiving: true, liveDatabase: san, archiveDatabase: san }),
  ],
  ['rows of all kinds on a virtual machine', genericDesign(mixed, { machineType: MachineType.virtual, raidOS: false })],
  [
    'rows of all kinds, bytes against bytes',
    counting('exact', genericDesign(mixed, { liveDatabase: { raidType: 4 } })),
  ],
  ['a campus on appliances', huskyDesign(campus)],
  ['a campus on appliances, bytes against bytes', counting('exact', huskyDesign(campus))],
  ['a published proposal', PUBLISHED_CASE],
  ['many clients of an appliance', huskyDesign(heavy(20_000, 1, 10), { concurrentSmartClientStreams: 60 })],
  ['a RAID 5 that takes long to rebuild', genericDesign(campus, { liveDatabase: { raidType: 4 } })],
  [
    'too many cameras for a management server',
    genericDesign(groupsOf({ quantity: 301 }), { addManagementServer: true }),
  ],
  ['more cameras than an edition has', genericDesign(groupsOf({ quantity: 50 }), express)],
  [
    'more data than the one server of an edition records',
    genericDesign(heavy(20_000, 1, 48), { ...express, machineType: MachineType.entry }),
  ],
  ['more clients than a link carries', genericDesign(heavy(20_000, 1), { concurrentSmartClientStreams: 400 })],
  ['more disks than a server has', genericDesign(heavy(26_000, 9999))],
  ['more days than an appliance holds', huskyDesign(heavy(10_000, 100), { ivoModel: ApplianceModel.HE150D })],
  ['an appliance that is not made', huskyDesign(campus, { ivoModel: ApplianceModel.HE150D, serverDiskQuantity: 24 })],
  ['no cameras', genericDesign([])],
  ['a layout that operations decide', genericDesign(busy, { machineType: MachineType.highPerformance })],
  ['disks in two arrays', genericDesign(campus, { serverDiskQuantity: 24, liveDatabase: { diskSizeMax: 4 } })],
  [
    'a second archive of fewer frames, and a spare',
    withReady(genericDesign(kept, groomed), { kind: Failover.hotStandby }),
  ],
];

/** Every text of plain data with its path, numbers of lists left out. */
function textsIn(node: unknown, path = ''): string[] {
  if (typeof node === 'string') return [`${path}: ${node}`];
  if (typeof node !== 'object' || node === null) return [];
  if (Array.isArray(node)) return node.flatMap((each) => textsIn(each, `${path}[]`));
  return Object.entries(node).flatMap(([key, child]) => textsIn(child, path === '' ? key : `${path}.${key}`));
}

/** What the history of the figures calls what it is made of. */
function namesIn({ origin }: Derivations['steps'][number]): string[] {
  switch (origin.kind) {
    case 'given':
      return [`typed: ${origin.path}`];
    case 'catalogue':
      return 'facts' in origin
        ? origin.facts.map(({ entry }) => `cited: ${entry}, ${origin.field}`)
        : [`cited: ${origin.entry}, ${origin.field}`];
    case 'formula':
      return [];
    case 'decision':
      return [
        `decided: ${origin.rule}: ${origin.chosen}`,
        ...origin.rejected.map(({ option }) => `rejected: ${option}`),
      ];
  }
}

/** All texts of a proposal but those that were read before. */
function newWordsOf(
  proposal: ReturnType<typeof english.rendered<ReturnType<typeof calculateProposal>>>,
  known: Set<string>,
): string[] {
  const words = new Set([...textsIn(proposal), ...english.rendered(explainAll(proposal)).steps.flatMap(namesIn)]);
  const added = [...words].filter((word) => !known.has(word));
  for (const word of added) known.add(word);
  return added;
}

describe('the words of a proposal', () => {
  it('name the client software as the catalogue does', () => {
    const own = mergeCatalogue(catalogue, { names: { ...catalogue.names, client: 'Site Viewer' } });
    const wordsOf = (facts: Catalogue) =>
      DESIGNS.flatMap(([, design]) => newWordsOf(english.rendered(calculateProposal(design, facts)), new Set()));
    const published = wordsOf(catalogue).join('\n');
    expect(published).toContain('Smart Client');
    expect(wordsOf(own).join('\n').replaceAll(own.version, catalogue.version)).toBe(
      published.replaceAll('Smart Client', 'Site Viewer'),
    );
  });

  it('are those of the approved snapshot', async () => {
    const known = new Set<string>();
    const chapters = DESIGNS.map(([name, design]) =>
      [`# ${name}`, ...newWordsOf(english.rendered(calculateProposal(design, catalogue)), known)].join('\n'),
    );
    await expect(`${chapters.join('\n\n')}\n`).toMatchFileSnapshot('./words.txt');
  });
});
