import type { StorageModel } from '../../catalogue/schema.ts';
import { decided, type Choice, type Quantity, type Rejected } from '../../derivation/quantity.ts';
import { limitShare } from '../limits/limit-share.ts';
import type { CapacityConvention } from '../../design/design.ts';
import { operationsOf, throughputOf } from './disk-performance.ts';
import { saying, type Saying } from '../result/sayings.ts';
import type { StorageRequirement } from '../result/sayings-of-rules.ts';
import { explainCapacity, type DiskLayout } from './raid-layout.ts';
import { bestLayout, type LayoutSearch, type StorageNeed } from './storage-layout.ts';

/** What a storage must give, explained. */
export interface ExplainedNeed {
  readonly capacity: Quantity<'TB'>;
  /** Operations on the disks, which depend on the RAID. */
  readonly operations: (layout: DiskLayout) => Quantity<'IOPS'>;
  readonly speed: Quantity<'MB/s'>;
}

/** A layout that was chosen, and what it was chosen from. */
interface ChosenLayout {
  readonly layout: DiskLayout;
  readonly need: StorageNeed;
  readonly search: LayoutSearch;
  readonly convention: CapacityConvention;
}

/** In the order in which they are tried: single requirements that need the layout, then pairs. */
const DECIDING: readonly (readonly StorageRequirement[])[] = [
  ['capacity'],
  ['operations'],
  ['speed'],
  ['capacity', 'operations'],
  ['capacity', 'speed'],
  ['operations', 'speed'],
];

/**
 * Why a storage has its layout: the requirement that decided it with its figure and, where that is not the capacity, the
 * layout that the capacity alone would need and how far that falls short.
 */
export function layoutChoice(chosen: ChosenLayout, need: ExplainedNeed): Choice {
  const { layout } = chosen;
  const deciding =
    DECIDING.find((each) => isSame(layoutFor(each, chosen), layout)) ?? (['capacity', 'operations', 'speed'] as const);
  const figures = { capacity: need.capacity, operations: need.operations(layout), speed: need.speed };
  return {
    rule: saying('rule.layout'),
    chosen: layoutSaying(layout, deciding),
    because: deciding.map((each) => figures[each]),
    rejected: rejectedOf(layoutFor(['capacity'], chosen), chosen, need),
  };
}

/** The best layout if only some requirements had to be met; none of them asks for more than all. */
function layoutFor(requirements: readonly StorageRequirement[], { need, search, layout }: ChosenLayout): DiskLayout {
  const has = (each: StorageRequirement): 0 | 1 => (requirements.includes(each) ? 1 : 0);
  const asked = {
    tb: need.tb * has('capacity'),
    writeIops: need.writeIops * has('operations'),
    readIops: need.readIops * has('operations'),
    megabytesPerSecond: need.megabytesPerSecond * has('speed'),
  };
  return bestLayout(asked, search, layout.disks)!;
}

function isSame(a: DiskLayout, b: DiskLayout): boolean {
  return a.disks === b.disks && a.diskTb === b.diskTb && a.raid.id === b.raid.id;
}

/** The figures of a layout as it is told. */
export function layoutFigures({ disks, diskTb, raid }: DiskLayout) {
  return { disks, diskTb, raid: raid.name };
}

function layoutSaying(layout: DiskLayout, decidedBy: readonly StorageRequirement[] = []): Saying {
  return saying('chosen.layout', { ...layoutFigures(layout), decidedBy });
}

/** The layout that capacity alone asks for, with the share of the limit that it breaks most; none where it is the chosen one. */
function rejectedOf(
  lighter: DiskLayout,
  { layout, search, convention }: ChosenLayout,
  need: ExplainedNeed,
): Rejected[] {
  if (isSame(lighter, layout)) return [];
  const choice: Choice = {
    rule: saying('rule.layout-of-capacity'),
    chosen: layoutSaying(lighter),
    because: [need.capacity],
    rejected: [],
  };
  const disks = decided(lighter.disks, 'disk', choice);
  const { dataDisks } = capacityOf(lighter, disks, { choice, model: search.model, convention });
  const { family } = search;
  const shares = [
    limitShare(need.operations(lighter), operationsOf(disks, family)),
    limitShare(need.speed, throughputOf(dataDisks, family)),
  ];
  const because = shares.reduce((most, each) => (each.value > most.value ? each : most));
  return [{ option: layoutSaying(lighter), because }];
}

function capacityOf(
  { raid, diskTb }: DiskLayout,
  disks: Quantity<'disk'>,
  {
    choice,
    ...rest
  }: { readonly choice: Choice; readonly model: StorageModel; readonly convention: CapacityConvention },
) {
  return explainCapacity(raid, { disks, diskTb: decided(diskTb, 'TB/disk', choice) }, rest);
}
