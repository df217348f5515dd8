import type { StorageFigures } from '../../document-words/customer-terms.ts';
import type { FirstOf, Range } from '../../document-words/text-of.ts';
import type { Formats } from '../../basics/formats.ts';

/** Of servers, which are masculine. */
const SMALL = ['ninguno', 'uno', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez'];

/** A small count in words. */
function inWords(count: number, { number }: Formats): string {
  return SMALL[count] ?? number(count);
}

/** `3 discos de 1 TB y 6 discos de 18 TB`, of one server. */
export function disksText(storages: readonly StorageFigures[], { counted, number, list }: Formats): string {
  return list(storages.map(({ disks, diskTb }) => `${counted(disks, 'disco', 'discos')} de ${number(diskTb, 2)} TB`));
}

/** `, uno de ellos de reserva`; empty without spares. */
export function sparesText(
  { servers, spares }: { readonly servers: number; readonly spares: number },
  formats: Formats,
): string {
  if (spares === 0) return '';
  return `, ${inWords(servers === 2 ? 1 : spares, formats)} de ellos de reserva`;
}

/** `7 a 35 segundos`. */
export function secondsText({ low, high }: Range, { number, counted }: Formats): string {
  const most = counted(high, 'segundo', 'segundos');
  return low === high ? most : `${number(low)} a ${most}`;
}

/** `el 5 % del tiempo`, `del 5 al 30 % del tiempo`. */
export function rangeText({ low, high }: Range, { number }: Formats): string {
  return low === high
    ? `el ${number(low, 1)} % del tiempo`
    : `del ${number(low, 1)} al ${number(high, 1)} % del tiempo`;
}

/** `a, b, c y 4 más`. */
export function shortList({ first, more }: FirstOf<string>, { list, number }: Formats): string {
  return list([...first, ...(more > 0 ? [`${number(more)} más`] : [])]);
}
