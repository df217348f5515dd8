import { HardwareType, Raid } from '../../design/enumerations.ts';
import { withinLimit } from '../../formulas/servers.ts';
import type { SizingQuestion } from '../question/question.ts';
import type { FailureNote } from '../result/failure-result.ts';
import { saying } from '../result/sayings.ts';
import { storageOf, type ExplainedDisks } from './failure-disks.ts';
import type { FailingServers } from './failing-servers.ts';

/** Advice that is no warning: the design has no fault. */
export function failureNotes(
  disks: readonly ExplainedDisks[],
  hardware: FailingServers,
  sizing: Pick<SizingQuestion, 'design' | 'catalogue'>,
): FailureNote[] {
  return [...hotSpareNotes(hardware, sizing), ...disks.flatMap((each) => workloadNotes(each, hardware, sizing))];
}

/** Usual number of hot spares, for a generic design that has none. */
function hotSpareNotes(
  { storages }: FailingServers,
  { design, catalogue }: Pick<SizingQuestion, 'design' | 'catalogue'>,
): FailureNote[] {
  const { hardwareType, resilience } = design.serverSettings;
  if (hardwareType !== HardwareType.generic || resilience.hotSparesPerServer > 0) return [];
  const { disksPerHotSpare } = catalogue.failureModel;
  const rebuilding = storages.filter(({ layout }) => layout.raid.id !== Raid.jbod);
  const disks = rebuilding.reduce((sum, { disksOfAll }) => sum + disksOfAll.value, 0);
  if (disks < disksPerHotSpare.value) return [];
  return [
    {
      code: 'hot-spares',
      message: saying('note.hot-spares', {
        disksPerHotSpare: disksPerHotSpare.value,
        hotSpares: Math.ceil(disks / disksPerHotSpare.value),
        disks,
      }),
    },
  ];
}

/** Disks with more workload than entry and surveillance disks are rated for; more than any disk is rated for is a warning. */
function workloadNotes(
  each: ExplainedDisks,
  hardware: FailingServers,
  { catalogue }: Pick<SizingQuestion, 'catalogue'>,
): FailureNote[] {
  const { role, hasWorkloadRating } = storageOf(each, hardware);
  const { workloadNote, workloadWarning } = catalogue.failureModel;
  const { value } = each.workloadTbPerYear;
  if (!hasWorkloadRating || withinLimit(value, workloadNote.value) || !withinLimit(value, workloadWarning.value)) {
    return [];
  }
  return [
    {
      code: 'disk-workload',
      message: saying('note.disk-workload', {
        storage: role,
        workloadTb: value,
        entryTb: workloadNote.value,
        ratedTb: workloadWarning.value,
      }),
    },
  ];
}
