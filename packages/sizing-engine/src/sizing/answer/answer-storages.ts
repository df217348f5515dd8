import type { Explained } from '../../derivation/explained.ts';
import { given, type Quantity } from '../../derivation/quantity.ts';
import { entryOf } from '../../checks/lookup.ts';
import { diskUtilization } from '../../formulas/utilization.ts';
import type { ApplianceFigures } from '../figures/appliance-figures.ts';
import type { GenericFigures } from '../figures/generic-figures.ts';
import type { ApplianceQuestion, ApplianceSolution } from '../hardware/appliances.ts';
import type { ServerQuestion, ServerSolution } from '../hardware/recording-servers.ts';
import { STORAGE_ROLES } from '../hardware/server-load.ts';
import type { AnswerStorage, Warning } from '../result/result.ts';
import { saying } from '../result/sayings.ts';

/** The storage of an appliance. */
export function applianceStorages(
  { layout }: ApplianceSolution,
  { disks, diskTb, storage, capacity }: ApplianceFigures,
  { settings }: ApplianceQuestion,
): Explained<AnswerStorage>[] {
  const cap = given('serverSettings.huskyServerSettings.maxDiskUtilization', settings.maxDiskUtilization, '%');
  return [
    {
      role: 'live',
      disks,
      diskTb,
      diskType: null,
      raid: layout.raid.name,
      fillPercent: diskUtilization({ load: storage, limit: capacity.counted }),
      capPercent: cap,
    },
  ];
}

/** The storages of a generic server. */
export function serverStorages(
  { databases }: ServerSolution,
  figures: GenericFigures,
  { catalogue }: Pick<ServerQuestion, 'catalogue'>,
): Explained<AnswerStorage>[] {
  return databases.map((database, index) => {
    const { disks, diskTb, need, capacity } = figures.databases[index]!;
    return {
      role: STORAGE_ROLES[database.name],
      disks,
      diskTb,
      diskType: entryOf(catalogue.diskFamilies, database.settings.diskType, 'diskType').name,
      raid: database.layout.raid.name,
      fillPercent: diskUtilization({ load: need, limit: capacity.counted }),
      capPercent: null,
    };
  });
}

/** Of a storage without a cap, percent of its capacity; of the cap, percent of that. */
const NEARLY_FULL = { capacity: 90, cap: 98 } as const;

/** Warnings for storages that a little more video fills. */
export function nearlyFullWarnings(storages: readonly Explained<AnswerStorage>[]): Warning[] {
  return storages.flatMap(({ role, fillPercent, capPercent }) => {
    const { value: percent } = fillPercent as Quantity;
    const cap = capPercent === null ? null : (capPercent as Quantity).value;
    const most = cap === null ? NEARLY_FULL.capacity : (cap * NEARLY_FULL.cap) / 100;
    if (percent <= most) return [];
    const message = saying('warning.disks-nearly-full', { storage: role, percent, capPercent: cap });
    return [{ code: 'disks-nearly-full', message }];
  });
}
