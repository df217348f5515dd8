import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  calculateProposal,
  calculateTotals,
  explain,
  NEW_STREAM,
  type CameraRow,
  type Design,
  type Headroom,
} from '../../src/index.ts';
import { inputsOf, type NumberStep } from '../../src/doors/explanations.ts';
import { HardwareType } from '../../src/doors/enumerations.ts';
import { CAMERA_BOUNDS, SERVER_BOUNDS } from '../../src/doors/bounds.ts';
import { rowsByGroup } from '../../src/design/camera-groups.ts';
import { groupRefs } from '../../src/design/group-ref.ts';
import { mostCameras } from '../../src/doors/goals.ts';
import { bareProposal, bestAppliances, bestServers, serversNeeded } from '../support/answers.ts';
import { cameraGroups, cameraRow, genericChange, huskyChange } from '../support/arbitraries.ts';
import { catalogue, genericDesign, huskyDesign, isOneGroup } from '../support/designs.ts';
import { english } from '../support/in-english.ts';

/** What stands in the racks. */
function hardwareOf(design: Design): unknown {
  return design.serverSettings.hardwareType === HardwareType.husky ? appliancesOf(design) : serversOf(design);
}

function appliancesOf(design: Design): unknown {
  const { huskyProposal } = bareProposal(design);
  return (
    huskyProposal && [
      huskyProposal.serverQuantity,
      huskyProposal.huskyIvoSpec.modelName,
      huskyProposal.huskyIvoSpec.storageCapacityLabel,
      huskyProposal.diskUtilization.additionalHeadlineInfo,
    ]
  );
}

function serversOf(design: Design): unknown {
  const best = bestServers(design);
  const layouts = best?.databases.map(({ layout: { raid, disks, diskTb } }) => [raid.id, disks, diskTb]);
  return best && [best.servers, best.machine.name, layouts];
}

/** More than any. */
const NOTHING_FITS = [Number.POSITIVE_INFINITY];

/** How much hardware that is, what weighs most first: servers, their type, disks and TB. */
function amountOf(design: Design): readonly number[] {
  if (design.serverSettings.hardwareType === HardwareType.husky) {
    const best = bestAppliances(design);
    return best === undefined ? NOTHING_FITS : [best.servers, best.appliance.id, best.rawTb];
  }
  const best = bestServers(design);
  if (best === undefined) return NOTHING_FITS;
  const disks = best.databases.reduce((sum, { layout }) => sum + layout.disks, 0);
  return [best.servers, best.machine.rank, disks, best.rawTb];
}

/** Whether a design of several servers takes twice as many, or nothing holds it: no headroom is told of twice as many before. */
function isDoubled(design: Design, after: Design): boolean {
  const [servers, more] = [amountOf(design)[0]!, amountOf(after)[0]!];
  return servers > 1 && more >= 2 * servers;
}

/** Positive where one amount of hardware is more than another. */
function compareAmounts(a: readonly number[], b: readonly number[]): number {
  const place = a.findIndex((each, index) => Math.abs(each - b[index]!) > 1e-9);
  return place === -1 ? 0 : a[place]! - b[place]!;
}

function headroomOf(design: Design, code: string): Headroom | undefined {
  return calculateProposal(design, catalogue).headroom.find((each) => each.code === code);
}

/** Steps above the lower bound that the search for servers takes one by one. */
const SINGLE_STEPS = 64;

/** Whether the plan is the least there is: beyond single steps the search halves, and more of a load may find fewer servers. */
function isLeast(design: Design): boolean {
  const { serverPlan } = bareProposal(design);
  return serverPlan === null || serversNeeded(design) - serverPlan.lowerBound <= SINGLE_STEPS;
}

/**
 * Check that a design changes its hardware at the distance that its headroom names, and not one step before; where it names
 * none, that the hardware is the same up to half of what is there, or has twice the servers then. Several groups may happen to do with less hardware for
 * more of a load, dealt in another order: then the hardware is no more, or no less in the other direction.
 */
function expectStep(
  design: Design,
  code: string,
  { moved, reach, present }: { moved: (by: number) => Design; reach: number; present: number },
): void {
  const proposal = calculateProposal(design, catalogue);
  fc.pre(proposal.calculationSuccess);
  const distance = proposal.headroom.find((each) => each.code === code)?.distance ?? null;
  const now = hardwareOf(design);
  const before = distance === null ? Math.max(0, Math.min(reach, Math.floor(present / 2))) : distance - 1;
  fc.pre([design, moved(before), ...(distance === null ? [] : [moved(distance)])].every(isLeast));
  if (distance === null && isDoubled(design, moved(before))) return;
  const change = compareAmounts(amountOf(moved(before)), amountOf(design));
  expect(code.endsWith('more') ? change : -change, `${code} by ${before}`).toBeLessThanOrEqual(0);
  const hasOtherHardware = !isDeepStrictEqual(hardwareOf(moved(before)), now);
  expect(isOneGroup(design) && hasOtherHardware, `${code} by ${before}`).toBe(false);
  expect(distance === null || !isDeepStrictEqual(hardwareOf(moved(distance)), now), `${code} by ${distance}`).toBe(
    true,
  );
}

const withRows = (design: Design, change: (row: CameraRow) => Partial<CameraRow>): Design => ({
  ...design,
  cameras: design.cameras.map((row) => ({ ...row, ...change(row) })),
});

function withClients(design: Design, by: number): Design {
  const { serverSettings } = design;
  const { genericServerSettings } = serverSettings;
  const { mainSettings } = genericServerSettings;
  const concurrentSmartClientStreams = mainSettings.concurrentSmartClientStreams + by;
  return {
    ...design,
    serverSettings: {
      ...serverSettings,
      genericServerSettings: {
        ...genericServerSettings,
        mainSettings: { ...mainSettings, concurrentSmartClientStreams },
      },
    },
  };
}

/** A typed rate, the same while nothing moves. */
function ratesOf(kbps: number): Partial<CameraRow> {
  return {
    bitrateKbit: { continuous: kbps, motion: kbps },
    continuousIsCustomBitrate: true,
    motionIsCustomBitrate: true,
  };
}

type Group = readonly [CameraRow, ...CameraRow[]];

/** The groups of a design, those first of which one camera stores the most. */
function groupsByStorage({ cameras }: Design): Group[] {
  const groups = [...rowsByGroup(cameras).values()] as unknown as Group[];
  const perCamera = (group: Group): number =>
    calculateTotals(
      group.map((row) => ({ ...row, quantity: 1 })),
      catalogue,
    ).storageTb.value;
  return groups.toSorted((a, b) => perCamera(b) - perCamera(a) || b[0].cameraGroupId - a[0].cameraGroupId);
}

/** Groups with another number of cameras in all: each ends where its part of the row of all cameras ends, rounded. */
function inMix(groups: readonly Group[], cameras: number): CameraRow[] {
  const now = groups.reduce((sum, [{ quantity }]) => sum + quantity, 0);
  let before = 0;
  return groups.flatMap((group) => {
    const from = Math.round((before * cameras) / now);
    before += group[0].quantity;
    const quantity = Math.round((before * cameras) / now) - from;
    return quantity === 0 ? [] : group.map((row) => ({ ...row, quantity }));
  });
}

/** Settings of one machine type, which are solved fast. */
const oneMachine = fc
  .tuple(genericChange, fc.integer({ min: 1, max: 4 }))
  .map(([change, machineType]) => ({ ...change, machineType }));

/** One kind of camera: more of them are like the average one. */
const oneKind: fc.Arbitrary<Design> = fc.oneof(
  fc.tuple(cameraRow, genericChange).map(([row, change]) => genericDesign([row], change)),
  fc.tuple(cameraRow, huskyChange).map(([row, change]) => huskyDesign([row], change)),
);

/** Several kinds of cameras, now and then kept for so short that a window of archiving is longer. */
const manyKinds: fc.Arbitrary<Design> = fc.oneof(
  fc.tuple(cameraGroups(2), oneMachine).map(([rows, change]) => genericDesign(rows, change)),
  fc.tuple(cameraGroups(2), oneMachine, fc.integer({ min: 1, max: 3 })).map(([rows, change, days]) =>
    genericDesign(
      rows.map((row) => ({ ...row, retentionDays: Math.min(row.retentionDays, days) })),
      { ...change, archiving: true, archiveFrequency: 1 },
    ),
  ),
  fc.tuple(cameraGroups(2), huskyChange).map(([rows, change]) => huskyDesign(rows, change)),
);

const genericKinds = fc.tuple(cameraGroups(2), oneMachine).map(([rows, change]) => genericDesign(rows, change));

/** Either way in which a quantity can move. */
const direction = fc.constantFrom<['more', 1] | ['less', -1]>(['more', 1], ['less', -1]);

describe('headroom', () => {
  it('of cameras is where the hardware changes, and not one camera before', () => {
    fc.assert(
      fc.property(oneKind, direction, (design, [way, sign]) => {
        const { quantity } = design.cameras[0]!;
        expectStep(design, `cameras-${way}`, {
          moved: (by) => withRows(design, () => ({ quantity: quantity + sign * by })),
          reach: sign === 1 ? CAMERA_BOUNDS.quantity.max - quantity : quantity - 1,
          present: quantity,
        });
      }),
    );
  });

  it('of cameras in their present mix is where the hardware changes, with no other number of servers before', () => {
    fc.assert(
      fc.property(manyKinds, direction, (design, [way, sign]) => {
        const distance = headroomOf(design, `cameras-${way}`)?.distance;
        fc.pre(distance !== null && distance !== undefined);
        const groups = groupsByStorage(design);
        const cameras = groups.reduce((sum, [{ quantity }]) => sum + quantity, 0);
        const moved = (by: number): Design => ({ ...design, cameras: inMix(groups, cameras + sign * by) });
        expect(isDeepStrictEqual(hardwareOf(moved(distance)), hardwareOf(design))).toBe(false);
        // A deal is no proof of the least: a camera more may happen to do with a server less.
        const change = serversNeeded(moved(distance - 1)) - serversNeeded(design);
        expect(sign * change).toBeLessThanOrEqual(0);
      }),
    );
  });

  it('of retention is where the hardware changes, and not one day before', () => {
    fc.assert(
      fc.property(manyKinds, direction, (design, [way, sign]) => {
        const days = design.cameras.map(({ retentionDays }) => retentionDays);
        expectStep(design, `retention-${way}`, {
          moved: (by) => withRows(design, ({ retentionDays }) => ({ retentionDays: retentionDays + sign * by })),
          reach: sign === 1 ? CAMERA_BOUNDS.retentionDays.max - Math.max(...days) : Math.min(...days) - 1,
          present: sign === 1 ? Math.max(...days) : Math.min(...days),
        });
      }),
    );
  });

  it('of client streams is where the hardware changes, and not one stream before', () => {
    fc.assert(
      fc.property(genericKinds, direction, (design, [way, sign]) => {
        const streams = design.serverSettings.genericServerSettings.mainSettings.concurrentSmartClientStreams;
        expectStep(design, `client-streams-${way}`, {
          moved: (by) => withClients(design, sign * by),
          reach: sign === 1 ? SERVER_BOUNDS.concurrentSmartClientStreams.max - streams : streams,
          present: streams,
        });
      }),
    );
  });

  it('of bit rates is where the hardware changes, and not one percent before', () => {
    // Typed rates of whole hundreds, so that every percent is a rate that can be typed.
    const typed = fc
      .tuple(cameraRow, oneMachine, fc.integer({ min: 1, max: 26 }))
      .map(([row, change, hundreds]) =>
        genericDesign([{ ...row, ...ratesOf(hundreds * 100), extras: NEW_STREAM.extras }], change),
      );
    fc.assert(
      fc.property(typed, direction, (design, [way, sign]) => {
        const hundred = design.cameras[0]!.bitrateKbit.motion / 100;
        expectStep(design, `bit-rates-${way}`, {
          moved: (by) => withRows(design, () => ratesOf(hundred * (100 + sign * by))),
          reach: 50,
          present: 100,
        });
      }),
    );
  });

  it('of less names a limit that the smaller hardware breaks one step before, and keeps after it', () => {
    fc.assert(
      fc.property(manyKinds, (design) => {
        const proposal = calculateProposal(design, catalogue);
        for (const [index, { direction, distance }] of proposal.headroom.entries()) {
          if (direction !== 'less' || distance === null) continue;
          const { root, steps } = explain(proposal, `headroom[${index}].distance`);
          const byKey = new Map(steps.map((step) => [step.key, step]));
          const reasons = inputsOf(byKey.get(root)!).map(([, key]) => byKey.get(key) as NumberStep);
          expect(reasons.map(({ value }) => Math.sign(Math.max(0, value - 100 * (1 + 1e-9))))).toEqual([1, 0]);
        }
      }),
    );
  });

  it('of one group is as many cameras as the search for the most finds, where one is left out none fits', () => {
    fc.assert(
      fc.property(manyKinds, (design) => {
        const { headroom, calculationSuccess, totals } = calculateProposal(design, catalogue);
        fc.pre(calculationSuccess);
        const rooms = headroom.filter(({ code }) => code === 'cameras-more-of-group');
        const ids = [...rowsByGroup(design.cameras).keys()];
        const refOf = groupRefs(design.cameras);
        expect(headroom.slice(0, rooms.length)).toEqual(rooms);
        for (const { quantity, distance } of rooms) {
          const namesakes = ids.filter((id) => 'group' in quantity && refOf(id) === quantity.group);
          const fitting = namesakes.map((cameraGroupId) => mostCameras(design, catalogue, { cameraGroupId })!.cameras);
          expect(fitting.map((most) => most - totals.cameras.value)).toContain(distance);
        }
      }),
    );
  });

  it('is told with its distance, and never of nothing', () => {
    fc.assert(
      fc.property(manyKinds, (design) => {
        const { headroom } = english.rendered(calculateProposal(design, catalogue));
        const silent = headroom.filter(
          ({ code, distance, message }) =>
            distance === null ||
            (!/^(?:retention|spare|cameras-more-of)/.test(code) &&
              !message.startsWith(`${distance.toLocaleString('en')} `)),
        );
        expect(silent).toEqual([]);
      }),
    );
  });
});
