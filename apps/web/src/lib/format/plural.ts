import { wordFor } from '@site-designer/texts';
import { LOCALE } from './locale.ts';

/** A count with its noun: `1 row`, `1,200 rows`. */
export function counted(count: number, noun: string): string {
  return `${count.toLocaleString(LOCALE)} ${wordFor(count, noun)}`;
}

/** Numbers from a first to a later one: `6 and 7`, `6 to 8`. */
export function numbered(first: number, last: number): string {
  return `${first} ${last === first + 1 ? 'and' : 'to'} ${last}`;
}
