import type * as Engine from '@site-designer/sizing-engine';
import { Failover } from '@site-designer/sizing-engine/enumerations';
import type { Formats } from '../formats.ts';
import type { Rendered } from '../rendered.ts';
import { ANSWER_WORDS as WORDS } from './words.ts';

const NO_BREAK = '\u00a0';

type AnsweredHardware = Pick<Rendered<Engine.Proposal>, 'answer' | 'huskyProposal' | 'managementServer' | 'totals'>;

/** What is bought in a few words, spares included: the headline of an answer. */
export function headlineOf({ answer, huskyProposal, totals }: AnsweredHardware, { number }: Formats): string {
  if (totals.cameras.value === 0) return WORDS.empty;
  const { recording, spares, hardware } = answer;
  if (recording === null || hardware === null) return WORDS.nothingFits;
  const name =
    huskyProposal === null
      ? hardware.name
      : WORDS.applianceName(hardware.name, huskyProposal.huskyIvoSpec.storageCapacityLabel.replace(' ', NO_BREAK));
  return WORDS.servers(number(recording + (spares ?? 0)), name);
}

/** Which servers record, and what each of them has. */
export function hardwareSentences(
  { answer, huskyProposal, managementServer }: AnsweredHardware,
  kindOfSpare: string,
  { number }: Formats,
): string[] {
  const { recording, spares, hardware, storages } = answer;
  if (recording === null || hardware === null) return [];
  const disks = storages.map(({ disks: count, diskTb, diskType, raid }) =>
    WORDS.disksOf(number(count), { tb: number(diskTb, 2), type: diskType, raid }),
  );
  return [
    ...(spares === null || spares === 0 ? [] : [WORDS.spares(number(recording), number(spares), kindOfSpare)]),
    huskyProposal === null ? WORDS.each(disks.join(WORDS.and)) : [hardware.designation, ...disks].join(', '),
    ...(managementServer === null ? [] : [WORDS.management(managementServer.sqlServer)]),
  ];
}

/** Kind of the spares of a design, in a word. */
export function spareWord(question: Engine.Design | undefined): string {
  return question?.serverSettings.resilience.failover.kind === Failover.hotStandby ? WORDS.hot : WORDS.cold;
}
