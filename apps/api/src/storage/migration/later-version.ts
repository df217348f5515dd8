import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A row of the list of applied migrations. */
export interface AppliedMigration {
  readonly hash: string;
  readonly created_at: number | string | null;
}

interface Journal {
  readonly entries: readonly { readonly when: number; readonly tag: string }[];
}

/** The first line of a migration under which programs of the release before go on: see CONTRIBUTING. */
const ADDITIVE = '-- additive';
/** How the list of applied migrations tells this to programs that do not have the file. */
export const ADDITIVE_HASH = 'additive ';

/** The database holds what this program would lose. */
export class LaterVersion extends Error {
  override readonly name = 'LaterVersion';
  readonly code = 'LATER_VERSION';
}

export const LATER_VERSION_CURE =
  'was made by a later version: start that version, or restore the backup that was made before the upgrade';

/** Fails where a later version has applied a migration that is not additive. */
export function refuseLater(applied: readonly AppliedMigration[], folder: string): void {
  const newest = Math.max(...journal(folder).entries.map(({ when }) => when));
  const unknown = applied.filter(({ hash, created_at: at }) => Number(at) > newest && !hash.startsWith(ADDITIVE_HASH));
  if (unknown.length > 0) throw new LaterVersion(`migrations unknown here: ${unknown.length}`);
}

/** When the additive migrations were made, by which the list of applied ones knows them. */
export function additiveMigrations(folder: string): number[] {
  return journal(folder)
    .entries.filter(({ tag }) => readFileSync(join(folder, `${tag}.sql`), 'utf8').startsWith(ADDITIVE))
    .map(({ when }) => when);
}

function journal(folder: string): Journal {
  return JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8')) as Journal;
}
