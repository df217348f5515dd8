import type { StorageFigures } from '../../document-words/customer-terms.ts';
import type { FirstOf, Range } from '../../document-words/text-of.ts';
import type { Formats } from '../../basics/formats.ts';

const SMALL = ['zéro', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix', 'onze', 'douze'];

/** A small count in words. */
function inWords(count: number, { number }: Formats): string {
  return SMALL[count] ?? number(count);
}

/** `3 disques de 1 TB et 6 disques de 18 TB`, of one server. */
export function disksText(storages: readonly StorageFigures[], { counted, number, list }: Formats): string {
  return list(storages.map(({ disks, diskTb }) => `${counted(disks, 'disque', 'disques')} de ${number(diskTb, 2)} TB`));
}

/** `, dont un de secours`; empty without spares. */
export function sparesText(
  { servers, spares }: { readonly servers: number; readonly spares: number },
  formats: Formats,
): string {
  if (spares === 0) return '';
  return servers === 2 || spares === 1 ? ', dont un de secours' : `, dont ${inWords(spares, formats)} de secours`;
}

/** `7 à 35 secondes`. */
export function secondsText({ low, high }: Range, { number, counted }: Formats): string {
  const most = counted(high, 'seconde', 'secondes');
  return low === high ? most : `${number(low)} à ${most}`;
}

/** `5`, `5 à 30`. */
export function rangeText({ low, high }: Range, { number }: Formats): string {
  return low === high ? number(low, 1) : `${number(low, 1)} à ${number(high, 1)}`;
}

/** `a, b, c et 4 autres`. */
export function shortList({ first, more }: FirstOf<string>, { list, counted }: Formats): string {
  return list([...first, ...(more > 0 ? [counted(more, 'autre', 'autres')] : [])]);
}
