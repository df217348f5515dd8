import { codeOf, reasonOf, StartProblem } from '../../server/start-problem.ts';
import { LATER_VERSION_CURE } from '../migration/later-version.ts';

/** What to do about errors of PostgreSQL at start, by their codes. */
const CURES: Readonly<Record<string, string>> = {
  '28P01': 'refuses the user or the password: correct DATABASE_URL',
  '28000': 'refuses the user: correct DATABASE_URL, or allow the user in pg_hba.conf',
  '3D000': 'has no such database: create it, or correct DATABASE_URL',
  '42501': 'does not allow the user to create tables: make the user owner of the database',
  '25006': 'is read-only: point DATABASE_URL at the primary',
  '42703': 'has tables of another product: give DATABASE_URL a database of its own',
  LATER_VERSION: LATER_VERSION_CURE,
  '53100': 'has a full disk: make room, then start again',
};

/** @param url - May hold a password, which is not shown. */
export function postgresStartProblem(error: unknown, url: string): StartProblem {
  const code = codeOf(error) ?? '';
  const reason = reasonOf(error);
  const isAnswer = /^(?=.*\d)[\dA-Z]{5}$/.test(code) && !code.startsWith('57P') && !code.startsWith('08');
  const unknown = isAnswer ? 'cannot be used' : 'does not answer: start it, or correct DATABASE_URL';
  return new StartProblem(`PostgreSQL at ${placeOf(url)}`, `${CURES[code] ?? unknown} (${reason})`, error);
}

function placeOf(url: string): string {
  if (!URL.canParse(url)) return 'DATABASE_URL';
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
}
