import fc from 'fast-check';
import { expect, it } from 'vitest';
import { calculateProposal, type Design, type DesignInput } from '../../src/index.ts';
import { longestRetention, mostCameras, smallestDisk } from '../../src/doors/goals.ts';
import { HardwareType } from '../../src/doors/enumerations.ts';
import { CAMERA_BOUNDS } from '../../src/doors/bounds.ts';
import { withAppliance } from '../../src/sizing/alternatives/apply-alternative.ts';
import type { Catalogue } from '../../src/index.ts';
import type { DiskFamily } from '../../src/doors/catalogue.ts';
import { bestAppliances, bestServers, serversOf } from '../support/answers.ts';
import { genericDesigns, huskyDesigns } from '../support/arbitraries.ts';
import { catalogue, isOneGroup } from '../support/designs.ts';

/** The hardware of an answer, and the same design with settings that allow no other machine, RAID or disk size. */
interface Pinned {
  readonly servers: number;
  /** Disks of each storage of a server. */
  readonly disks: readonly number[];
  /** Decimal TB of a disk of each storage. */
  readonly diskTb: readonly number[];
  readonly design: Design;
  /** With no other size of the disks. */
  readonly catalogue: Catalogue;
}

function pinned(design: Design): Pinned | undefined {
  return design.serverSettings.hardwareType === HardwareType.husky ? pinnedAppliance(design) : pinnedServers(design);
}

function pinnedAppliance(design: Design): Pinned | undefined {
  const best = bestAppliances(design);
  if (best === undefined) return undefined;
  const { appliance, sku, layout, servers } = best;
  const huskyServerSettings = withAppliance(design.serverSettings.huskyServerSettings, {
    ivoModel: appliance.id,
    formFactor: appliance.formFactor,
    serverDiskQuantity: layout.disks,
    raidType: layout.raid.id,
  });
  const serverSettings = { ...design.serverSettings, huskyServerSettings };
  const appliances = [{ ...appliance, skus: [sku] }];
  return {
    servers,
    disks: [layout.disks],
    diskTb: [layout.diskTb],
    design: { ...design, serverSettings },
    catalogue: { ...catalogue, appliances },
  };
}

function pinnedServers(design: Design): Pinned | undefined {
  const best = bestServers(design);
  if (best === undefined) return undefined;
  const { genericServerSettings } = design.serverSettings;
  const { advancedSettings } = genericServerSettings;
  const databases = Object.fromEntries(
    best.databases.map(({ name, layout: { raid, diskTb } }) => [
      name,
      { ...advancedSettings[name], raidType: raid.id, diskSizeMin: Math.floor(diskTb), diskSizeMax: Math.ceil(diskTb) },
    ]),
  );
  const sizes = best.databases.map(({ layout }) => layout.diskTb);
  const [live, archive] = best.databases;
  // Bounds of disk sizes are whole numbers: they cannot tell two sizes of one disk type apart.
  fc.pre(archive === undefined || live!.settings.diskType !== archive.settings.diskType || sizes[0] === sizes[1]);
  return {
    servers: best.servers,
    disks: best.databases.map(({ layout }) => layout.disks),
    diskTb: sizes,
    catalogue: { ...catalogue, diskFamilies: catalogue.diskFamilies.map((family) => withSizes(family, sizes)) },
    design: {
      ...design,
      serverSettings: {
        ...design.serverSettings,
        genericServerSettings: {
          ...genericServerSettings,
          advancedSettings: { ...advancedSettings, ...databases, machineType: best.machine.id },
        },
      },
    },
  };
}

function withSizes(family: DiskFamily, sizes: readonly number[]): DiskFamily {
  const values = family.sizesTb.values.filter((diskTb) => sizes.includes(diskTb));
  return values.length === 0 ? family : { ...family, sizesTb: { ...family.sizesTb, values } };
}

/** Sizes other cameras on the very same machine, RAID and disk size. */
function sizedOnSame({ servers, disks, design, catalogue: only }: Pinned, { cameras }: Pick<DesignInput, 'cameras'>) {
  const answer = calculateProposal({ ...design, cameras }, only, { headroom: false, alternatives: false });
  const perServer = [answer.liveDatabase, answer.archiveDatabase].flatMap((database) => database?.quantity ?? []);
  return {
    moreServers: serversOf(answer) - servers,
    // Where nothing fits there is no plan, and no number of servers is enough.
    stepsFromLowerBound: servers - (answer.serverPlan?.lowerBound ?? servers),
    hasMoreDisks: perServer.some((count, index) => count > disks[index]!),
  };
}

/** From the lower bound of servers on, so many numbers are tried one by one: of those beyond, one that holds may be left out. */
const SINGLE_STEPS = 64;

/**
 * A sizing that may use more disks a server may do with fewer servers; with as many servers it needs no more disks. Of several
 * groups it takes the first order of dealing that any number of disks carries, which may be more than another order needs.
 */
function expectHeld(hardware: Pinned, design: Pick<DesignInput, 'cameras'>): void {
  const { moreServers, stepsFromLowerBound, hasMoreDisks } = sizedOnSame(hardware, design);
  expect(moreServers > 0 && stepsFromLowerBound < SINGLE_STEPS).toBe(false);
  expect(moreServers === 0 && isOneGroup(design) && hasMoreDisks).toBe(false);
}

/** So many servers do not hold it. Of several groups a smaller number may: each number of servers is another deal. */
function expectTooMuch(hardware: Pinned, design: Pick<DesignInput, 'cameras'>): void {
  const { moreServers, hasMoreDisks } = sizedOnSame(hardware, design);
  expect((isOneGroup(design) ? moreServers > 0 : moreServers !== 0) || hasMoreDisks).toBe(true);
}

const designs = fc.oneof(huskyDesigns, genericDesigns);

it('the longest retention is answered by the same hardware, a day more is not', () => {
  fc.assert(
    fc.property(designs, (design) => {
      const hardware = pinned(design);
      const longest = longestRetention(design, catalogue);
      expect(longest === null).toBe(hardware === undefined);
      if (hardware === undefined || longest === null) return;
      expect(longest.changeDays).toBeGreaterThanOrEqual(0);
      expectHeld(hardware, longest.design);
      if (longest.longestDays === CAMERA_BOUNDS.retentionDays.max) return;
      const cameras = longest.design.cameras.map((row) => ({ ...row, retentionDays: row.retentionDays + 1 }));
      expectTooMuch(hardware, { cameras });
    }),
  );
});

it('the most cameras of a group are answered by the same hardware, one more is not', () => {
  fc.assert(
    fc.property(designs, (design) => {
      const hardware = pinned(design);
      fc.pre(hardware !== undefined);
      const { cameraGroupId } = design.cameras[0]!;
      const most = mostCameras(design, catalogue, { cameraGroupId })!;
      expectHeld(hardware, most.design);
      const cameras = most.design.cameras.map((row) =>
        row.cameraGroupId === cameraGroupId ? { ...row, quantity: row.quantity + 1 } : row,
      );
      expectTooMuch(hardware, { cameras });
    }),
  );
});

it('the most cameras in the present mix are no fewer than the design has, and add up to the given sum', () => {
  fc.assert(
    fc.property(designs, (design) => {
      const hardware = pinned(design);
      fc.pre(hardware !== undefined);
      const most = mostCameras(design, catalogue)!;
      const { totals } = calculateProposal(design, catalogue, { headroom: false, alternatives: false });
      expect(most.cameras).toBeGreaterThanOrEqual(totals.cameras.value);
      expectHeld(hardware, most.design);
      const groups = new Map(most.design.cameras.map(({ cameraGroupId, quantity }) => [cameraGroupId, quantity]));
      expect([...groups.values()].reduce((sum, quantity) => sum + quantity, 0)).toBe(most.cameras);
    }),
  );
});

it('the smallest disks are no larger than the present ones, and hold the design', () => {
  fc.assert(
    fc.property(designs, (design) => {
      const hardware = pinned(design);
      fc.pre(hardware !== undefined);
      const smallest = smallestDisk(design, catalogue)!;
      smallest.forEach(({ disks, diskTb }, index) => {
        expect(disks).toBe(hardware.disks[index]);
        expect(diskTb).toBeLessThanOrEqual(hardware.diskTb[index]!);
      });
    }),
  );
});
