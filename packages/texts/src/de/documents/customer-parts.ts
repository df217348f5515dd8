import type { StorageFigures } from '../../document-words/customer-terms.ts';
import type { FirstOf, Range } from '../../document-words/text-of.ts';
import type { Formats } from '../../basics/formats.ts';

const SMALL = [
  'kein',
  'einer',
  'zwei',
  'drei',
  'vier',
  'fünf',
  'sechs',
  'sieben',
  'acht',
  'neun',
  'zehn',
  'elf',
  'zwölf',
];

/** A small count of servers in words. */
function inWords(count: number, { number }: Formats): string {
  return SMALL[count] ?? number(count);
}

/** `3 Festplatten zu 1 TB und 6 Festplatten zu 18 TB`, of one server. */
export function disksText(storages: readonly StorageFigures[], { counted, number, list }: Formats): string {
  return list(
    storages.map(({ disks, diskTb }) => `${counted(disks, 'Festplatte', 'Festplatten')} zu ${number(diskTb, 2)} TB`),
  );
}

/** `, einer davon als Ersatzserver`; empty without spares. */
export function sparesText(
  { servers, spares }: { readonly servers: number; readonly spares: number },
  formats: Formats,
): string {
  if (spares === 0) return '';
  return `, ${servers === 2 ? inWords(1, formats) : inWords(spares, formats)} davon als Ersatzserver`;
}

/** `7 bis 35 Sekunden`. */
export function secondsText({ low, high }: Range, { number, counted }: Formats): string {
  const most = counted(high, 'Sekunde', 'Sekunden');
  return low === high ? most : `${number(low)} bis ${most}`;
}

/** `5`, `5 bis 30`. */
export function rangeText({ low, high }: Range, { number }: Formats): string {
  return low === high ? number(low, 1) : `${number(low, 1)} bis ${number(high, 1)}`;
}

/** `a, b, c und 4 weitere`. */
export function shortList({ first, more }: FirstOf<string>, { list, counted }: Formats): string {
  return list([...first, ...(more > 0 ? [counted(more, 'weitere', 'weitere')] : [])]);
}
