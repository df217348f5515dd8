import type { StorageFigures } from '../../document-words/customer-terms.ts';
import type { FirstOf, Range } from '../../document-words/text-of.ts';
import type { Formats } from '../../basics/formats.ts';

const SMALL = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];

/** A small count in words. */
function inWords(count: number, { number }: Formats): string {
  return SMALL[count] ?? number(count);
}

/** `3 disks of 1 TB and 6 disks of 18 TB`, of one server. */
export function disksText(storages: readonly StorageFigures[], { counted, number, list }: Formats): string {
  return list(storages.map(({ disks, diskTb }) => `${counted(disks, 'disk', 'disks')} of ${number(diskTb, 2)} TB`));
}

/** `, one of them a spare`; empty without spares. */
export function sparesText(
  { servers, spares }: { readonly servers: number; readonly spares: number },
  formats: Formats,
): string {
  if (spares === 0) return '';
  return servers === 2 || spares === 1 ? ', one of them a spare' : `, ${inWords(spares, formats)} of them spares`;
}

/** `7 to 35 seconds`. */
export function secondsText({ low, high }: Range, { number, counted }: Formats): string {
  const most = counted(high, 'second', 'seconds');
  return low === high ? most : `${number(low)} to ${most}`;
}

/** `5`, `5 to 30`. */
export function rangeText({ low, high }: Range, { number }: Formats): string {
  return low === high ? number(low, 1) : `${number(low, 1)} to ${number(high, 1)}`;
}

/** `a, b, c and 4 more`. */
export function shortList({ first, more }: FirstOf<string>, { list, number }: Formats): string {
  return list([...first, ...(more > 0 ? [`${number(more)} more`] : [])]);
}
