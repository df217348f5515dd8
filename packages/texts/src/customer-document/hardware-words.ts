import type { AnsweredResult } from './input.ts';
import type { Formats } from '../formats.ts';

const SMALL = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];

/** A small count in words. */
export function inWords(count: number, { number }: Formats): string {
  return SMALL[count] ?? number(count);
}

/** `3 disks of 1 TB and 6 disks of 18 TB`, of one server. */
export function disksOf({ answer }: AnsweredResult, { counted, number, list }: Formats): string {
  return list(answer.storages.map(({ disks, diskTb }) => `${counted(disks, 'disk')} of ${number(diskTb, 2)} TB`));
}

/** What is bought of recording servers and spares. */
export function serversOf({ answer }: AnsweredResult): { readonly all: number; readonly spares: number } {
  const spares = answer.spares ?? 0;
  return { all: answer.recording + spares, spares };
}

/** `, one of them a spare`; empty without spares. */
export function sparesText({ all, spares }: ReturnType<typeof serversOf>, formats: Formats): string {
  if (spares === 0) return '';
  if (all === 2) return ', one of them a spare';
  return spares === 1 ? ', one of them a spare' : `, ${inWords(spares, formats)} of them spares`;
}

/** `Husky IVO 1000R with 96 TB`, or `(Standard server) with 3 disks of 1 TB`. */
export function machineText(result: AnsweredResult, formats: Formats): string {
  const { huskyProposal, answer } = result;
  if (huskyProposal === null) return `(${answer.hardware.name}) with ${disksOf(result, formats)}`;
  return `${answer.hardware.name} with ${huskyProposal.huskyIvoSpec.storageCapacityLabel}`;
}
