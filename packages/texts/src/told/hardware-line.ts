import type { Answer } from '@site-designer/sizing-engine';
import type { Speaker } from '../language/language.ts';
import { ownSpeaker } from '../spoken/own-speaker.ts';

type AnsweredServers = Pick<Answer, 'recording' | 'spares' | 'hardware'>;

/** Servers that are bought: those that record, and their spares. */
export function boughtServers({ recording, spares }: Pick<Answer, 'recording' | 'spares'>): number {
  return (recording ?? 0) + (spares ?? 0);
}

/**
 * What is bought, in a cell of a list: `2 x Standard server`, with spares `1 + 1 x HE1000R-96TB`.
 *
 * @returns Empty where nothing fits.
 */
export function serversLine({ recording, spares, hardware }: AnsweredServers): string {
  if (recording === null || hardware === null) return '';
  const count = spares === null || spares === 0 ? `${recording}` : `${recording} + ${spares}`;
  return `${count} x ${hardware.designation}`;
}

/**
 * What is bought, in a sentence: `2 x HE1000R-96TB, including 1 spare server`, or servers with the disks of each,
 * `3 x Standard server, 8 x 20 TB RAID 6`.
 *
 * @param speaker - In whose language it is.
 * @returns Empty where nothing fits.
 */
export function hardwareLine(
  { storages, ...answer }: AnsweredServers & Pick<Answer, 'storages'>,
  { say }: Speaker = ownSpeaker,
): string {
  const { recording, spares, hardware } = answer;
  if (recording === null || hardware === null) return '';
  // The SKU of an appliance names its disks.
  const layouts = storages.flatMap(({ disks: count, diskTb: sizeTb, diskType, raid }) =>
    diskType === null ? [] : [{ disks: { count, sizeTb }, raid }],
  );
  const figures = { servers: boughtServers(answer), machine: hardware.designation, layouts };
  return spares === null || spares === 0
    ? say({ say: 'hardware.servers', ...figures })
    : say({ say: 'hardware.servers-and-spares', ...figures, spares });
}
