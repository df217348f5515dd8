import type { Catalogue, DiskFamily, RaidFamily, StorageModel } from '../../catalogue/schema.ts';
import type { StorageSettings } from '../../design/design.ts';
import { Raid } from '../../design/enumerations.ts';
import { backEndIopsOf } from '../../formulas/disk-load.ts';
import { LIMIT_TOLERANCE } from '../../formulas/servers.ts';
import { entryOf } from '../../checks/lookup.ts';
import type { CapacityConvention } from '../../design/design.ts';
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

/** What decides which layouts a storage may have. */
interface LayoutQuestion {
  readonly settings: StorageSettings;
  readonly catalogue: Catalogue;
  readonly convention: CapacityConvention;
}

/** The layouts that a storage may have, prepared once for the many searches of a sizing. */
export interface LayoutSearch {
  readonly model: StorageModel;
  readonly family: DiskFamily;
  /** What a decimal need is set against, for one usable TB. */
  readonly countedPerTb: number;
  /** Whether layouts that are a risk while they rebuild are left out, as Auto does. */
  readonly avoidsRisk: boolean;
  /** Largest disks first. */
  readonly sizes: readonly DiskSize[];
}

/** A disk size and the RAID types that it may be used in, the one that survives most first. */
interface DiskSize {
  readonly diskTb: number;
  /** What a decimal need is set against, for one data disk. */
  readonly countedTb: number;
  readonly raids: readonly RaidFamily[];
}

/** Lay out what {@link bestLayout} searches. */
export function layoutSearch({ settings, catalogue, convention }: LayoutQuestion): LayoutSearch {
  const { storageModel: model } = catalogue;
  const family = entryOf(catalogue.diskFamilies, settings.diskType, 'diskType');
  const perTb = countedPerTb(model, convention);
  const avoidsRisk = settings.raidType === Raid.auto;
  const raids = raidsAllowed(settings, catalogue);
  const sizes = family.sizesTb.values
    .toReversed()
    .filter((diskTb) => diskTb >= settings.diskSizeMin && diskTb <= settings.diskSizeMax)
    .map((diskTb) => ({
      diskTb,
      countedTb: diskTb * perTb,
      // Disks that are a risk in the smallest array are one in every array.
      raids: raids.filter((raid) => !avoidsRisk || !isRebuildRisk({ raid, disks: raid.smallest.value, diskTb }, model)),
    }));
  return { model, family, countedPerTb: perTb, avoidsRisk, sizes };
}

/**
 * The layout of one storage that gives what is needed with the fewest disks, by the rule that is told as `rule.layout`.
 *
 * Largest disks first: they need the fewest, and layouts that need more than the best so far are skipped.
 *
 * @param maxDisks - Most disks of the storage.
 * @returns Undefined where no layout within the settings and the number of disks gives it.
 */
export function bestLayout(need: StorageNeed, search: LayoutSearch, maxDisks: number): DiskLayout | undefined {
  let best: DiskLayout | undefined;
  for (const { diskTb, countedTb, raids } of search.sizes) {
    const dataDisks = dataDisksFor(need, countedTb, search);
    // Smaller disks need as many data disks or more.
    if (dataDisks > (best?.disks ?? maxDisks)) break;
    for (const raid of raids) {
      const disks = fewestDisks(raid, { diskTb, dataDisks, need, maxDisks: best?.disks ?? maxDisks }, search);
      if (disks === undefined) continue;
      // No more disks than the best so far, of its size or a smaller one, and a RAID that survives more comes first.
      if (best === undefined || disks < best.disks || diskTb < best.diskTb) best = { raid, disks, diskTb };
    }
  }
  return best;
}

/** Data disks that capacity and throughput ask for. */
function dataDisksFor(need: StorageNeed, countedTb: number, { family }: LayoutSearch): number {
  return Math.max(wholeDisks(need.tb / countedTb), wholeDisks(need.megabytesPerSecond / family.throughput.value));
}

/** Whether disks that are there already give what is needed, whether or not a search would choose them. */
export function givesNeed({ raid, disks, diskTb }: DiskLayout, need: StorageNeed, search: LayoutSearch): boolean {
  const dataDisks = dataDisksFor(need, diskTb * search.countedPerTb, search);
  return dataDisksOf(raid, disks, search.model) >= dataDisks && disks >= disksForIops(raid, need, search);
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
  readonly diskTb: number;
  /** Data disks that capacity and throughput ask for. */
  readonly dataDisks: number;
  readonly need: StorageNeed;
  /** Most disks that are tried. */
  readonly maxDisks: number;
}

/** For one RAID type and disk size, the fewest disks that give what is needed. */
function fewestDisks(raid: RaidFamily, candidate: Candidate, search: LayoutSearch): number | undefined {
  const { diskTb, dataDisks, need, maxDisks } = candidate;
  const { model, avoidsRisk } = search;
  const first = Math.max(raid.smallest.value, dataDisks, disksForIops(raid, need, search));
  for (let disks = first; disks <= maxDisks; disks += 1) {
    if (!isBuildable(raid, disks, model) || dataDisksOf(raid, disks, model) < dataDisks) continue;
    if (!avoidsRisk || !isRebuildRisk({ raid, disks, diskTb }, model)) return disks;
  }
  return undefined;
}

function disksForIops(raid: RaidFamily, { readIops, writeIops }: StorageNeed, { family }: LayoutSearch): number {
  const iops = backEndIopsOf({ reads: readIops, writes: writeIops, penalty: raid.writePenalty.value });
  return wholeDisks(iops / family.iops.value);
}

/** Disks that hold so much, where a load may exceed its limit by the tolerance. */
function wholeDisks(disks: number): number {
  return Math.ceil(disks / (1 + LIMIT_TOLERANCE));
}

/** Nameplate capacity of a layout, decimal TB. */
export function rawTbOf({ disks, diskTb }: DiskLayout): number {
  return disks * diskTb;
}
