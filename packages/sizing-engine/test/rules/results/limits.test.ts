import fc from 'fast-check';
import { expect, it } from 'vitest';
import { explain, type Design, type LimitCode } from '../../../src/index.ts';
import {
  ApplianceModel,
  Failover,
  HardwareType,
  MachineType,
  Platform,
  Recording,
} from '../../../src/doors/enumerations.ts';
import { applianceQuestion } from '../../../src/sizing/answer/appliance-answer.ts';
import { genericQuestion } from '../../../src/sizing/answer/generic-answer.ts';
import { demandOf } from '../../../src/sizing/demand/demand-of.ts';
import { keepingOf } from '../../../src/sizing/demand/keeping.ts';
import { applianceOffers, bestAppliance } from '../../../src/sizing/hardware/appliances.ts';
import { bestServers } from '../../../src/sizing/hardware/recording-servers.ts';
import { shareOf, type ServerLimit } from '../../../src/sizing/limits/limit.ts';
import { proposalOf } from '../../support/answers.ts';
import { simpleDesigns } from '../../support/arbitraries.ts';
import { expectClose } from '../../support/close-to.ts';
import { catalogue, counting, genericDesign, groupsOf, huskyDesign } from '../../support/designs.ts';
import { withReady } from '../../support/failures.ts';
import { english } from '../../support/in-english.ts';

/** What the search found for a design: the limits of one server, and the load of the fullest. */
function found(design: Design) {
  const range = demandOf(design.cameras, keepingOf(design.serverSettings), catalogue);
  const asked = { design, range, catalogue };
  if (design.serverSettings.hardwareType !== HardwareType.husky) return bestServers(genericQuestion(asked));
  const question = applianceQuestion(asked);
  return bestAppliance(applianceOffers(question), question);
}

it('each limit of a search is a load with a value, a maximum and a percentage that are explained and agree with it', () => {
  fc.assert(
    fc.property(simpleDesigns, (design) => {
      const solution = found(design);
      fc.pre(solution !== undefined);
      const proposal = proposalOf(design);
      const loads = proposal.loads!.map((load, index) => ({ ...load, path: `loads[${index}]` }));
      for (const limit of solution.limits as readonly ServerLimit[]) {
        const own = loads.filter(
          (load) => load.limit === limit.limit && 'unit' in load.unit && load.unit.unit === limit.unit,
        );
        // Of disks in two places, the search counts the fuller one.
        expectClose(Math.max(...own.map(({ percent }) => percent)), 100 * shareOf(limit, solution.plan.load));
        for (const { value, max, percent, path } of own) {
          const rootOf = (field: string) => explain(proposal, `${path}.${field}`).steps.at(-1);
          expect(rootOf('value')).toMatchObject({ value });
          expect(rootOf('max')).toMatchObject({ value: max });
          expect(rootOf('percent')).toMatchObject({ value: percent, unit: '%' });
        }
      }
    }),
  );
});

/** A design that breaks a limit, with what the limit allows. */
interface Broken {
  readonly design: Design;
  readonly max: number;
  readonly unit: string;
  readonly says: string;
}

/** Cameras of one rate, recorded all the time for a day. */
const constant = (kbps: number, quantity = 1, retentionDays = 1) =>
  groupsOf({
    quantity,
    retentionDays,
    recording: Recording.constant,
    bitrateKbit: { continuous: kbps, motion: kbps },
    continuousIsCustomBitrate: true,
  });

const small = groupsOf({ quantity: 30, resolution: { continuous: 1, motion: 1 } });
const express = { xProtectVersion: Platform.expressPlus, maxCamerasPerServer: 48 };
const one = { ...express, ivoModel: ApplianceModel.HE150D };
const plain = { systemOverhead: 0 };
const san = { storageConnectivity: 2 };

/** At least one case of each limit that can leave a design without an answer, on each hardware that has it. */
const BROKEN: Readonly<Record<LimitCode, readonly Broken[]>> = {
  cameras: [
    {
      design: genericDesign(small, { ...express, maxCamerasPerServer: 10 }),
      max: 10,
      unit: 'cameras',
      says: 'allows 10 cameras',
    },
    { design: huskyDesign(small, one), max: 20, unit: 'cameras', says: 'allows 20 cameras' },
  ],
  recordingRate: [
    {
      design: genericDesign(constant(20_000, 48), { ...express, ...plain, machineType: MachineType.entry }),
      max: 350,
      unit: 'Mbit/s',
      says: 'allows 350 Mbit/s',
    },
    { design: huskyDesign(constant(26_000, 6), one), max: 135, unit: 'Mbit/s', says: 'allows 135 Mbit/s' },
  ],
  storage: [
    {
      design: counting('exact', huskyDesign(constant(1000, 1, 9999), { ivoModel: ApplianceModel.HE150D })),
      max: 8 * 0.982 * 0.8,
      unit: 'TB',
      says: 'allows 6.28 TB',
    },
  ],
  clientLink: [
    {
      design: genericDesign(constant(20_000), { ...plain, concurrentSmartClientStreams: 400 }),
      max: 7000,
      unit: 'Mbit/s',
      says: 'allows 7,000 Mbit/s',
    },
  ],
  cameraLink: [
    {
      design: genericDesign(constant(26_000), {
        ...plain,
        machineType: MachineType.virtual,
        concurrentSmartClientStreams: 269,
      }),
      max: 6,
      unit: 'Mbit/s',
      says: 'allows 6 Mbit/s',
    },
  ],
  disks: [
    { design: genericDesign(constant(26_000, 1, 9999)), max: 12, unit: 'disks', says: 'at most 12' },
    {
      design: genericDesign(constant(26_000, 1, 9999), { liveDatabase: { ...san, diskSizeMax: 2 } }),
      max: 240,
      unit: 'disks',
      says: 'at most 240',
    },
  ],
  storageLink: [
    {
      design: genericDesign(constant(26_000), {
        ...plain,
        archiving: true,
        liveDatabase: san,
        archiveDatabase: san,
        concurrentSmartClientStreams: 134,
      }),
      max: 32,
      unit: 'Mbit/s',
      says: 'allows 32 Mbit/s',
    },
  ],
  platformCameras: [
    { design: genericDesign(groupsOf({ quantity: 50 }), express), max: 48, unit: 'cameras', says: '48 cameras' },
  ],
  spareServers: [
    {
      design: withReady(genericDesign(groupsOf({})), { kind: Failover.coldStandby, servers: 6 }),
      max: 1,
      unit: 'servers',
      says: '1 recording server',
    },
  ],
  // These decide the layout of a storage, which then takes more disks.
  iops: [],
  throughput: [],
  // The fewer servers of an edition carry more, so that another limit breaks.
  serverLimit: [],
};

const cases = Object.entries(BROKEN).flatMap(([limit, broken]) => broken.map((each) => ({ limit, ...each })));

it.each(cases)('a broken limit $limit says its own maximum: $says', ({ limit, design, max, unit, says }) => {
  const { bindingConstraint, errorMessage } = english.rendered(proposalOf(design));
  expect(bindingConstraint).toMatchObject({ limit, unit });
  expectClose(bindingConstraint!.max, max);
  expect(bindingConstraint!.value).toBeGreaterThan(max);
  expectClose(bindingConstraint!.percent, (100 * bindingConstraint!.value) / max);
  expect(errorMessage).toContain(says);
});

it.each([
  ['appliances', huskyDesign(groupsOf({}))],
  ['recording servers', genericDesign(groupsOf({}), { liveDatabase: san })],
])('each limit of %s has a design that breaks it', (_, design) => {
  const codes = found(design)!.limits.map(({ limit }: ServerLimit) => limit);
  const { hardwareType } = design.serverSettings;
  const isBroken = (limit: LimitCode): boolean =>
    BROKEN[limit].some((each) => each.design.serverSettings.hardwareType === hardwareType);
  expect(codes.filter((limit) => !isBroken(limit))).toEqual([]);
  expect(codes.length).toBeGreaterThan(2);
});
