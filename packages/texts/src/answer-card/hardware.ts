import type * as Engine from '@site-designer/sizing-engine';
import { Failover } from '@site-designer/sizing-engine/enumerations';
import type { DocumentFormats } from '../language/document-formats.ts';
import type { SpareKind } from '../document-words/answer.ts';
import { boughtServers } from '../told/hardware-line.ts';
import type { AnsweredProposal } from './parts.ts';

const NO_BREAK = '\u00a0';

type AnsweredHardware = Pick<AnsweredProposal, 'answer' | 'huskyProposal' | 'managementServer' | 'totals'>;

/** What is bought in a few words, spares included: the headline of an answer. */
export function headlineOf(
  { answer, huskyProposal, totals }: AnsweredHardware,
  { number, words: { answer: words } }: DocumentFormats,
): string {
  if (totals.cameras.value === 0) return words.empty;
  const { recording, hardware } = answer;
  if (recording === null || hardware === null) return words.nothingFits;
  const name =
    huskyProposal === null
      ? hardware.name
      : words.applianceName(hardware.name, huskyProposal.huskyIvoSpec.storageCapacityLabel.replace(' ', NO_BREAK));
  return words.servers(number(boughtServers(answer)), name);
}

/** Which servers record, and what each of them has. */
export function hardwareSentences(
  { answer, huskyProposal, managementServer }: AnsweredHardware,
  kind: SpareKind,
  formats: DocumentFormats,
): string[] {
  const { recording, spares, hardware, storages } = answer;
  if (recording === null || hardware === null) return [];
  const { number } = formats;
  const { answer: words } = formats.words;
  const disks = storages.map(({ disks: count, diskTb, diskType, raid }) =>
    words.disksOf(number(count), { tb: number(diskTb, 2), type: diskType, raid }),
  );
  return [
    ...(spares === null || spares === 0 ? [] : [words.spares({ recording, spares, kind }, formats)]),
    huskyProposal === null ? words.each(disks) : [hardware.designation, ...disks].join(', '),
    ...(managementServer === null
      ? []
      : [words.management(formats.speaker.language.sqlEdition(managementServer.sqlServer))]),
  ];
}

/** Kind of the spares of a design. */
export function spareKind(question: Pick<Engine.Design, 'serverSettings'> | undefined): SpareKind {
  return question?.serverSettings.resilience.failover.kind === Failover.hotStandby ? 'hot' : 'cold';
}
