import type { Catalogue, RaidFamily, StorageModel } from '../../catalogue/schema.ts';
import { cited, type Quantity } from '../../derivation/quantity.ts';
import { Raid } from '../../design/enumerations.ts';
import { SizingError } from '../../errors.ts';
import {
  arraysOf,
  disksOfLargestArray,
  disksOfSmallestArray,
  exactCapacity,
  formattedCapacity,
  jbodDataDisks,
  raid10DataDisks,
  raid5DataDisks,
  raid6DataDisks,
  raidArrays,
  usableCapacity,
  vendorCapacity,
} from '../../formulas/raid.ts';
import { entryOf } from '../../checks/lookup.ts';
import type { CapacityConvention } from '../../design/design.ts';
import { saying } from '../result/sayings.ts';
import { problem } from '../../problem.ts';

/** Disks of one size in one RAID. */
export interface DiskLayout {
  readonly raid: RaidFamily;
  readonly disks: number;
  readonly diskTb: number;
}

/** A RAID type by its id. */
export function raidFamilyOf(id: number, catalogue: Pick<Catalogue, 'raidFamilies'>): RaidFamily {
  return entryOf(catalogue.raidFamilies, id, 'raidType');
}

/** How many of the disks hold data; types with parity are divided into arrays, the others are one. */
const RULES = {
  [Raid.jbod]: { hasParity: false, dataDisks: jbodDataDisks },
  [Raid.raid5]: { hasParity: true, dataDisks: raid5DataDisks },
  [Raid.raid6]: { hasParity: true, dataDisks: raid6DataDisks },
  [Raid.raid10]: { hasParity: false, dataDisks: raid10DataDisks },
} as const;

function ruleOf({ id, name }: RaidFamily): (typeof RULES)[keyof typeof RULES] {
  if (id in RULES) return RULES[id as keyof typeof RULES];
  throw new SizingError('unknown-entry', `raidType ${id}`, problem('call.no-raid-formula', { raid: name }));
}

function arrayCount(raid: RaidFamily, disks: number, model: StorageModel): number {
  return ruleOf(raid).hasParity ? arraysOf({ disks, disksPerArray: model.disksPerArray.value }) : 1;
}

/**
 * Whether a RAID can be built of so many disks: each array must meet the smallest number, mirrors come in pairs.
 *
 * @example
 * ```ts
 * isBuildable(raid6, 17, model); // true: arrays of 9 and 8
 * ```
 */
export function isBuildable(raid: RaidFamily, disks: number, model: StorageModel): boolean {
  if (raid.id === Raid.raid10 && disks % 2 !== 0) return false;
  const arrays = arrayCount(raid, disks, model);
  return disksOfSmallestArray.compute({ disks, arrays }) >= raid.smallest.value;
}

/**
 * Disks that hold data.
 *
 * @throws SizingError `unknown-entry` for a RAID type that no formula exists for.
 */
export function dataDisksOf(raid: RaidFamily, disks: number, model: StorageModel): number {
  return ruleOf(raid).dataDisks.compute({ disks, arrays: arrayCount(raid, disks, model) });
}

/** Capacity in TB that a decimal need is set against, for one usable TB. */
export function countedPerTb(model: StorageModel, convention: CapacityConvention): number {
  return convention === 'vendor' ? model.formattedPerTb.value : model.fileSystemShare.value;
}

/** Whether rebuilds of a RAID 5 of these disks take so long that they are a risk. */
export function isRebuildRisk({ raid, disks, diskTb }: DiskLayout, model: StorageModel): boolean {
  if (raid.id !== Raid.raid5) return false;
  const largestArray = disksOfLargestArray.compute({ disks, arrays: arrayCount(raid, disks, model) });
  return diskTb > model.rebuildDiskSize.value || largestArray > model.rebuildDisks.value;
}

/** Capacities of a layout, explained. */
export interface ExplainedCapacity {
  /** Disks of each array, the larger ones first. */
  readonly arrays: readonly Quantity<'disk'>[];
  /** Disks that hold data. */
  readonly dataDisks: Quantity<'disk'>;
  readonly usable: Quantity<'TB'>;
  readonly formatted: Quantity<'TiB'>;
  /** What the decimal need is set against. */
  readonly counted: Quantity<'TB'>;
}

/** Capacities of a layout, explained. */
export function explainCapacity(
  raid: RaidFamily,
  { disks, diskTb }: { readonly disks: Quantity<'disk'>; readonly diskTb: Quantity<'TB/disk'> },
  { model, convention }: { readonly model: StorageModel; readonly convention: CapacityConvention },
): ExplainedCapacity {
  const dataDisks = explainDataDisks(raid, disks, model);
  const usable = usableCapacity({ dataDisks, diskTb });
  const formatted = formattedCapacity({
    usableTb: usable,
    formattedPerTb: cited(model.id, saying('field.formatted-per-tb'), model.formattedPerTb),
  });
  const counted =
    convention === 'vendor'
      ? vendorCapacity({ formattedTib: formatted })
      : exactCapacity({
          usableTb: usable,
          fileSystemShare: cited(model.id, saying('field.file-system-share'), model.fileSystemShare),
        });
  return { arrays: arraySizes(raid, disks, model), dataDisks, usable, formatted, counted };
}

function explainArrays(disks: Quantity<'disk'>, model: StorageModel): Quantity<'array'> {
  return raidArrays({ disks, disksPerArray: cited(model.id, saying('field.disks-per-array'), model.disksPerArray) });
}

/**
 * Disks of each array of a layout, the larger ones first; one entry where all disks are one array.
 *
 * @example
 * ```ts
 * arraySizesOf(raid6, 21, model); // [11, 10]
 * ```
 */
export function arraySizesOf(raid: RaidFamily, disks: number, model: StorageModel): number[] {
  const arrays = arrayCount(raid, disks, model);
  return Array.from({ length: arrays }, (_, index) => Math.ceil((disks - index) / arrays));
}

/** {@link arraySizesOf}, explained. */
function arraySizes(raid: RaidFamily, disks: Quantity<'disk'>, model: StorageModel): Quantity<'disk'>[] {
  const sizes = arraySizesOf(raid, disks.value, model);
  if (sizes.length === 1) return [disks];
  const arrays = explainArrays(disks, model);
  const [larger, smaller] = [disksOfLargestArray({ disks, arrays }), disksOfSmallestArray({ disks, arrays })];
  return sizes.map((size) => (size === larger.value ? larger : smaller));
}

function explainDataDisks(raid: RaidFamily, disks: Quantity<'disk'>, model: StorageModel): Quantity<'disk'> {
  const rule = ruleOf(raid);
  return rule.hasParity ? rule.dataDisks({ disks, arrays: explainArrays(disks, model) }) : rule.dataDisks({ disks });
}
