import type { Catalogue, DiskFamily, RaidFamily } from '../catalogue/schema.ts';
import type { StorageSettings } from '../design.ts';
import { Raid } from '../enumerations.ts';
import { backEndIopsOf } from '../formulas/disk-load.ts';
import { LIMIT_TOLERANCE } from '../formulas/servers.ts';
import { entryOf } from '../lookup.ts';
import type { CapacityConvention } from './options.ts';
import { countedPerTb, dataDisksOf, isBuildable, isRebuildRisk, raidFamilyOf, type DiskLayout } from './raid-layout.ts';

/** What one storage of one server must give. */
export interface StorageNeed {
  /** With overhead and reserve, decimal TB. */
  readonly tb: number;
  readonly writeIops: number;
  readonly readIops: number;
  /** MB/s. */
  readonly megabytesPerSecond: number;
}

/** What a layout search is asked. */
export interface LayoutQuestion {
  readonly settings: StorageSettings;
  readonly catalogue: Catalogue;
  readonly convention: CapacityConvention;
  /** Most disks of the storage. */
  readonly maxDisks: number;
}

/** The rule of {@link bestLayout} in words. */
export const LAYOUT_RULE =
  'fewest disks, then the least nameplate capacity, then the RAID that survives more failed disks';

/**
 * The layout of one storage that gives what is needed with the fewest disks.
 *
 * Largest disks first: they need the fewest, and nothing that needs more than the best so far is looked at any further.
 *
 * @returns Undefined where no layout within the settings and the number of disks gives it.
 */
export function bestLayout(need: StorageNeed, question: LayoutQuestion): DiskLayout | undefined {
  const { settings, catalogue } = question;
  const family = entryOf(catalogue.diskFamilies, settings.diskType, 'diskType');
  const raids = raidsAllowed(settings, catalogue);
  let best: DiskLayout | undefined;
  for (const diskTb of family.sizesTb.toReversed()) {
    if (diskTb < settings.diskSizeMin || diskTb > settings.diskSizeMax) continue;
    for (const raid of raids) {
      const maxDisks = best?.disks ?? question.maxDisks;
      const layout = smallestLayout(need, { raid, diskTb, family, maxDisks }, question);
      if (layout !== undefined && (best === undefined || compareLayouts(layout, best) < 0)) best = layout;
    }
  }
  return best;
}

/**
 * RAID types that a storage may have, the one that survives most first. Auto leaves out JBOD, which loses recordings with its
 * first failed disk.
 */
function raidsAllowed({ raidType }: StorageSettings, catalogue: Catalogue): RaidFamily[] {
  if (raidType !== Raid.auto) return [raidFamilyOf(raidType, catalogue)];
  return catalogue.raidFamilies.filter(({ id }) => id !== Raid.jbod).toSorted((a, b) => b.survival - a.survival);
}

interface Candidate {
  readonly raid: RaidFamily;
  readonly diskTb: number;
  readonly family: DiskFamily;
  /** Most disks that are worth a look. */
  readonly maxDisks: number;
}

/** For one RAID type and disk size, the layout of the fewest disks that gives what is needed. */
function smallestLayout(need: StorageNeed, candidate: Candidate, question: LayoutQuestion): DiskLayout | undefined {
  const { settings, catalogue } = question;
  const model = catalogue.storageModel;
  const { raid, diskTb, maxDisks } = candidate;
  const avoidsRisk = settings.raidType === Raid.auto;
  // Disks that are a risk in the smallest array are one in every array.
  if (avoidsRisk && isRebuildRisk({ raid, disks: raid.smallest.value, diskTb }, model)) return undefined;
  const dataDisks = dataDisksNeeded(need, candidate, countedPerTb(model, question.convention));
  const first = Math.max(raid.smallest.value, dataDisks, disksForIops(need, candidate));
  for (let disks = first; disks <= maxDisks; disks += 1) {
    if (!isBuildable(raid, disks, model) || dataDisksOf(raid, disks, model) < dataDisks) continue;
    const layout = { raid, disks, diskTb };
    if (!avoidsRisk || !isRebuildRisk(layout, model)) return layout;
  }
  return undefined;
}

/** Data disks that capacity and throughput ask for. */
function dataDisksNeeded(need: StorageNeed, { diskTb, family }: Candidate, perTb: number): number {
  return Math.max(
    wholeDisks(need.tb / (diskTb * perTb)),
    wholeDisks(need.megabytesPerSecond / family.throughput.value),
  );
}

function disksForIops(need: StorageNeed, { raid, family }: Candidate): number {
  const iops = backEndIopsOf({ reads: need.readIops, writes: need.writeIops, penalty: raid.writePenalty.value });
  return wholeDisks(iops / family.iops.value);
}

/** Disks that hold so much, where a load may exceed its limit by the tolerance. */
function wholeDisks(disks: number): number {
  return Math.ceil(disks / (1 + LIMIT_TOLERANCE));
}

/** Orders layouts: {@link LAYOUT_RULE}. */
export function compareLayouts(a: DiskLayout, b: DiskLayout): number {
  return a.disks - b.disks || a.disks * a.diskTb - b.disks * b.diskTb || b.raid.survival - a.raid.survival;
}

/** Nameplate capacity of a layout, decimal TB. */
export function rawTbOf({ disks, diskTb }: DiskLayout): number {
  return disks * diskTb;
}
