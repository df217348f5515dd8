import type { Explained } from '../../derivation/explained.ts';
import { cited, type Quantity } from '../../derivation/quantity.ts';
import { transferSpeed } from '../../formulas/disk-load.ts';
import {
  chanceOfFailure,
  diskWorkload,
  expectedFailures,
  meanReadSpeed,
  meanWriteSpeed,
} from '../../formulas/failure.ts';
import { meanWriteSpeedGrooming } from '../../formulas/tiers.ts';
import type { SizingQuestion } from '../question/question.ts';
import type { FailureDisks } from '../result/result.ts';
import type { FailingServers, RecordingStorage } from './failing-servers.ts';
import { chanceOfLossOf, rebuildHoursFor } from './rebuild.ts';
import { saying } from '../result/sayings.ts';

/** Expected failures and rebuilds of the disks of each storage, each figure with its history. */
export function failureDisks(
  daily: Quantity<'TB/day'>,
  { storages, clientRate, dailyOf }: FailingServers,
  { catalogue }: Pick<SizingQuestion, 'catalogue'>,
): ExplainedDisks[] {
  const written = meanWriteSpeed({ daily: dailyOf(daily) });
  const playback = transferSpeed({ movedMbit: clientRate });
  const { failureModel } = catalogue;
  const rate = cited(failureModel.id, saying('field.annual-failure-rate'), failureModel.annualFailureRate);
  return storages.map((storage) => {
    const { disks, disksOfAll, capacity, groomedShare: share } = storage;
    const movesOn = storage.isArchived || share !== undefined;
    const hours = rebuildHoursFor(storage, failureModel);
    return {
      storage: storage.role,
      disks: disksOfAll,
      expectedFailuresPerYear: expectedFailures({ disks: disksOfAll, rate }),
      chanceOfFailurePerYear: chanceOfFailure({ disks: disksOfAll, rate }),
      rebuildHours: hours ?? null,
      chanceOfLoss: hours === undefined ? null : chanceOfLossOf(storage, hours.likely, catalogue),
      workloadTbPerYear: diskWorkload({
        written: share === undefined ? written : meanWriteSpeedGrooming({ written, share }),
        read: meanReadSpeed({ parts: movesOn ? [playback, written] : [playback] }),
        disks,
        dataDisks: capacity.dataDisks,
      }),
    };
  });
}

/** {@link FailureDisks} whose figures are all explained. */
export interface ExplainedDisks extends Explained<FailureDisks> {
  readonly chanceOfLoss: Quantity<'1'> | null;
  readonly workloadTbPerYear: Quantity<'TB/year'>;
}

/** The storage of some disks. */
export function storageOf({ storage }: ExplainedDisks, { storages }: FailingServers): RecordingStorage {
  return storages.find(({ role }) => role === storage)!;
}
