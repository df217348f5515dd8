import type { InstallerWords } from '../document-words/installer.ts';

/** What servers of each kind, and switches, are called. */
export type NamePattern = 'REC' | 'MGT' | 'SQL' | 'SW';

/** Digits of a number within a name. */
const DIGITS = 2;

/** The name to give to a server or switch: `REC-01`. */
export function nameOf(pattern: NamePattern, number: number): string {
  return `${pattern}-${String(number).padStart(DIGITS, '0')}`;
}

/** Servers next to each other, by the number of the first and of the last. */
export interface NumberedServers {
  readonly first: number;
  readonly last: number;
}

/** Names of servers in a sentence or a row: `REC-01`, `REC-01 and REC-02`, `REC-01 to REC-05`. */
export function namesOf(
  pattern: NamePattern,
  { first, last }: NumberedServers,
  { range }: Pick<InstallerWords, 'range'>,
): string {
  if (first === last) return nameOf(pattern, first);
  return range({ first: nameOf(pattern, first), last: nameOf(pattern, last), isPair: last === first + 1 });
}

/** Numbers in a sentence: `1`, `1 and 2`, `1 to 5`. */
export function numbersText({ first, last }: NumberedServers, { range }: Pick<InstallerWords, 'range'>): string {
  if (first === last) return String(first);
  return range({ first: String(first), last: String(last), isPair: last === first + 1 });
}
