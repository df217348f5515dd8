import type { Explained } from '../../derivation/explained.ts';
import type { Quantity } from '../../derivation/quantity.ts';
import type { Design } from '../../design/design.ts';
import type { FailureModel } from '../../catalogue/schema.ts';
import { Failover, Raid } from '../../design/enumerations.ts';
import { withinLimit } from '../../formulas/servers.ts';
import type { FailureState, Warning } from '../result/result.ts';
import { saying } from '../result/sayings.ts';
import { storageOf, type ExplainedDisks } from './failure-disks.ts';
import type { FailingServers, RecordingStorage } from './failing-servers.ts';
import { canRecordWhileRebuilding, speedLeft } from './rebuild.ts';

/** Warnings about a failed disk of each storage. */
export function failureWarnings(
  disks: readonly ExplainedDisks[],
  hardware: FailingServers,
  model: FailureModel,
): Warning[] {
  return disks.flatMap((each) => {
    const storage = storageOf(each, hardware);
    return [
      ...lossWarnings(each, storage, model),
      ...loadWarnings(storage, model),
      ...workloadWarnings(each, storage, model),
    ];
  });
}

/** A warning for a design in which nothing takes over when a server is down. */
export function failoverWarnings(states: readonly Explained<FailureState>[], { serverSettings }: Design): Warning[] {
  if (serverSettings.resilience.failover.kind !== Failover.none) return [];
  const { camerasNotRecorded, camerasRecorded } = states.find(({ state }) => state === 'serverDown')!;
  const [lost, others] = [camerasNotRecorded, camerasRecorded].map((each) => (each as Quantity).value) as [
    number,
    number,
  ];
  return [{ code: 'no-failover', message: saying('warning.no-failover', { cameras: lost, of: lost + others }) }];
}

function lossWarnings(
  { chanceOfLoss }: ExplainedDisks,
  { layout, role }: RecordingStorage,
  { lossWarning }: FailureModel,
): Warning[] {
  if (layout.raid.id !== Raid.raid5 || chanceOfLoss === null || chanceOfLoss.value < lossWarning.value) return [];
  return [
    {
      code: 'rebuild-loss',
      message: saying('warning.rebuild-loss', { storage: role, percent: Math.round(100 * chanceOfLoss.value) }),
    },
  ];
}

function loadWarnings(storage: RecordingStorage, model: FailureModel): Warning[] {
  if (storage.layout.raid.id === Raid.jbod || canRecordWhileRebuilding(storage, model)) return [];
  return [
    {
      code: 'rebuild-load',
      message: saying('warning.rebuild-load', {
        storage: storage.role,
        leftMbyte: speedLeft(storage, model).value,
        neededMbyte: storage.transfer.value,
      }),
    },
  ];
}

function workloadWarnings(
  { workloadTbPerYear: { value } }: ExplainedDisks,
  { role, hasWorkloadRating }: RecordingStorage,
  { workloadWarning }: FailureModel,
): Warning[] {
  if (!hasWorkloadRating || withinLimit(value, workloadWarning.value)) return [];
  return [
    {
      code: 'disk-workload',
      message: saying('warning.disk-workload', { storage: role, workloadTb: value, ratedTb: workloadWarning.value }),
    },
  ];
}
