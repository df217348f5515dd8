import { join } from 'node:path';
import { it } from 'vitest';
import { calculateProposal, type Design } from '../../src/index.ts';
import { ApplianceModel, Failover, Raid } from '../../src/doors/enumerations.ts';
import { catalogue, constantGroup, genericDesign, groupsOf, huskyDesign } from '../support/designs.ts';
import { expectGoldenAnswer } from '../support/golden-answer.ts';
import { withReady } from '../support/failures.ts';
import { english } from '../support/in-english.ts';

const mixed = groupsOf(
  { quantity: 250 },
  { quantity: 100, codec: 4, retentionDays: 60 },
  { quantity: 7, hoursPerDay: 12 },
);
const san = { storageConnectivity: 2 };
const raid5 = { raidType: Raid.raid5, diskSizeMin: 16, diskSizeMax: 16 };

const DESIGNS: readonly (readonly [name: string, design: Design])[] = [
  ['one-appliance', huskyDesign(groupsOf({ quantity: 20 }), { ivoModel: ApplianceModel.HE350R })],
  ['two-servers', genericDesign(groupsOf({ quantity: 200 }))],
  ['ten-appliances', huskyDesign(groupsOf({ quantity: 1000 }, { quantity: 480, codec: 4 }))],
  ['archive-on-a-storage-network', genericDesign(mixed, { archiving: true, archiveDatabase: san })],
  ['jbod', huskyDesign(groupsOf({ quantity: 4 }), { ivoModel: ApplianceModel.HE150D })],
  [
    'eight-disks-in-raid-5',
    genericDesign(constantGroup({ quantity: 10, kbps: 26_000, retentionDays: 34 }), {
      systemOverhead: 0,
      liveDatabase: raid5,
    }),
  ],
  [
    'a-cold-group-and-hot-spares',
    withReady(genericDesign(mixed), { kind: Failover.coldStandby, servers: 2, outageDays: 7, hotSparesPerServer: 1 }),
  ],
  ['a-spare-for-each', withReady(huskyDesign(mixed), { kind: Failover.hotStandby })],
];

it.each(DESIGNS)('%s fails as it did', async (name, design) => {
  const proposal = english.rendered(calculateProposal(design, catalogue, { headroom: false }));
  const { versions, failure, serverPlan, warnings } = proposal;
  const servers = serverPlan!.servers!.map(({ count, cameras }) => ({ count, cameras }));
  const answer = { versions, failure, servers, codes: warnings.map(({ code }) => code) };
  await expectGoldenAnswer(answer, join(import.meta.dirname, `../golden/failure/${name}.json`));
});
