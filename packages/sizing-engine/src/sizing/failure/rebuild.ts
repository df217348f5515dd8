import type { FailureModel, StorageModel } from '../../catalogue/schema.ts';
import type { Explained } from '../../derivation/explained.ts';
import { cited, type Quantity } from '../../derivation/quantity.ts';
import { Raid } from '../../design/enumerations.ts';
import {
  bothChances,
  disksLeft,
  eitherChance,
  failureWithin,
  readError,
  rebuildHours,
  speedWhileRebuilding,
} from '../../formulas/failure.ts';
import { disksOfLargestArray, raidArrays } from '../../formulas/raid.ts';
import { withinLimit } from '../../formulas/servers.ts';
import type { RebuildHours } from '../result/result.ts';
import type { RecordingStorage } from './failing-servers.ts';
import { saying } from '../result/sayings.ts';

/** Performance of a storage for recording while one of its arrays rebuilds. */
export function speedLeft({ throughput }: RecordingStorage, { id, rebuildShare }: FailureModel): Quantity<'MB/s'> {
  return speedWhileRebuilding({
    speed: throughput,
    share: cited(id, saying('field.speed-while-rebuilding'), rebuildShare),
  });
}

/** Whether a storage carries the fullest server while an array of it rebuilds. */
export function canRecordWhileRebuilding(storage: RecordingStorage, model: FailureModel): boolean {
  return withinLimit(storage.transfer.value, speedLeft(storage, model).value);
}

/** Hours in which an array writes a new disk; undefined for JBOD, which has nothing to write it from. */
export function rebuildHoursFor(
  { layout, diskTb }: RecordingStorage,
  { id, rebuildSpeed }: FailureModel,
): (Explained<RebuildHours> & { readonly likely: Quantity<'h'> }) | undefined {
  if (layout.raid.id === Raid.jbod) return undefined;
  const hoursAt = (speed: keyof typeof rebuildSpeed): Quantity<'h'> =>
    rebuildHours({ diskTb, speed: cited(id, saying('field.rebuild-speed', { speed }), rebuildSpeed[speed]) });
  return { low: hoursAt('high'), likely: hoursAt('likely'), high: hoursAt('low') };
}

interface Models {
  readonly failureModel: FailureModel;
  readonly storageModel: StorageModel;
}

/** Chance that a rebuild of so many hours loses its array, by the rule of the RAID type. */
export function chanceOfLossOf(storage: RecordingStorage, hours: Quantity<'h'>, models: Models): Quantity<'1'> {
  const { diskTb, layout } = storage;
  const { failureModel: model } = models;
  const failureOf = (disks: Quantity<'disk'>): Quantity<'1'> =>
    failureWithin({
      disks,
      hours,
      rate: cited(model.id, saying('field.annual-failure-rate'), model.annualFailureRate),
    });
  const lossOf = (disks: Quantity<'disk'>): Quantity<'1'> =>
    eitherChance({
      failure: failureOf(disks),
      readError: readError({
        diskTb,
        disks,
        perBit: cited(model.id, saying('field.read-errors'), model.readErrorRate),
      }),
    });
  if (layout.raid.id === Raid.raid10) return lossOf(ONE_DISK);
  const second = leftAfter(ONE_DISK, storage, models);
  if (layout.raid.id !== Raid.raid6) return lossOf(second);
  return bothChances({ second: failureOf(second), further: lossOf(leftAfter(TWO_DISKS, storage, models)) });
}

/** The disk that fails. */
export const ONE_DISK = definedDisks(1);
const TWO_DISKS = definedDisks(2);

function definedDisks(value: number): Quantity<'disk'> {
  return cited(saying('cited.rebuild'), saying('field.disks'), {
    value,
    unit: 'disk',
    origin: 'definition',
    source: 'by definition',
  });
}

/** Disks that the largest array has left. */
function leftAfter(failed: Quantity<'disk'>, { disks }: RecordingStorage, { storageModel }: Models): Quantity<'disk'> {
  const { id, disksPerArray } = storageModel;
  const arrays = raidArrays({ disks, disksPerArray: cited(id, saying('field.disks-per-array'), disksPerArray) });
  return disksLeft({ disks: disksOfLargestArray({ disks, arrays }), failed });
}
