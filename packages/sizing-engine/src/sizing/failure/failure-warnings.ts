import type { FailureModel } from '../../catalogue/schema.ts';
import { Raid } from '../../design/enumerations.ts';
import { withinLimit } from '../../formulas/servers.ts';
import type { Warning } from '../result/result.ts';
import { STORAGE_NAMES } from '../wording/storage-names.ts';
import { figureText } from '../wording/wording.ts';
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

function lossWarnings(
  { chanceOfLoss }: ExplainedDisks,
  { layout, role }: RecordingStorage,
  { lossWarning }: FailureModel,
): Warning[] {
  if (layout.raid.id !== Raid.raid5 || chanceOfLoss === null || chanceOfLoss.value < lossWarning.value) return [];
  return [
    {
      code: 'rebuild-loss',
      message: `A rebuild of the ${STORAGE_NAMES[role]} fails with a chance of up to ${Math.round(100 * chanceOfLoss.value)} %, by data sheet, and its recordings are then lost. RAID 6 survives it.`,
    },
  ];
}

function loadWarnings(storage: RecordingStorage, model: FailureModel): Warning[] {
  if (storage.layout.raid.id === Raid.jbod || canRecordWhileRebuilding(storage, model)) return [];
  const left = figureText(speedLeft(storage, model).value, 'MB/s');
  return [
    {
      code: 'rebuild-load',
      message: `While the ${STORAGE_NAMES[storage.role]} rebuilds a disk it has ${left} left, and the fullest server asks for ${figureText(storage.transfer.value, 'MB/s')}: recordings can be lost. More disks or a slower rebuild help.`,
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
      message: `Each disk of the ${STORAGE_NAMES[role]} moves ${figureText(value, 'TB')} a year, more than the ${workloadWarning.value} TB that nearline disks are rated for. More disks share the work.`,
    },
  ];
}
