import { ANSWER_TEXTS as TEXTS } from '#texts/proposal/answer-card.ts';
import type { Proposal } from '@site-designer/texts';
import type { Design } from '@site-designer/sizing-engine';
import { Failover } from '@site-designer/sizing-engine/enumerations';
import { numberText, decimalText } from '../../../lib/format/format-quantity.ts';

const NO_BREAK = '\u00a0';

type AnsweredHardware = Pick<Proposal, 'answer' | 'huskyProposal' | 'managementServer' | 'totals'>;

/** What is bought in a few words, spares included: the headline of a card and of the bar of a phone. */
export function headlineOf({ answer, huskyProposal, totals }: AnsweredHardware): string {
  if (totals.cameras.value === 0) return TEXTS.empty;
  const { recording, spares, hardware } = answer;
  if (recording === null || hardware === null) return TEXTS.nothingFits;
  const name =
    huskyProposal === null
      ? hardware.name
      : TEXTS.applianceName(hardware.name, huskyProposal.huskyIvoSpec.storageCapacityLabel.replace(' ', NO_BREAK));
  return TEXTS.servers(numberText(recording + (spares ?? 0)), name);
}

/** Which servers record, and what each of them has. */
export function hardwareSentences(
  { answer, huskyProposal, managementServer }: AnsweredHardware,
  kindOfSpare: string,
): string[] {
  const { recording, spares, hardware, storages } = answer;
  if (recording === null || hardware === null) return [];
  const disks = storages.map(({ disks: count, diskTb, diskType, raid }) =>
    TEXTS.disksOf(numberText(count), { tb: decimalText(diskTb), type: diskType, raid }),
  );
  return [
    ...(spares === null || spares === 0 ? [] : [TEXTS.spares(numberText(recording), numberText(spares), kindOfSpare)]),
    huskyProposal === null ? TEXTS.each(disks.join(TEXTS.and)) : [hardware.designation, ...disks].join(', '),
    ...(managementServer === null ? [] : [TEXTS.management(managementServer.sqlServer)]),
  ];
}

/** Kind of the spares of a design, in a word. */
export function spareWord(question: Design | undefined): string {
  return question?.serverSettings.resilience.failover.kind === Failover.hotStandby ? TEXTS.hot : TEXTS.cold;
}
