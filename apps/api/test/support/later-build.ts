import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Options } from 'tsup';
import usual, { APART } from '../../tsup.config.ts';
import { ROOT } from './server-process.ts';

const API = join(ROOT, 'apps/api');
/** Below the packages that the server loads, as `dist` is. */
const FOLDER = join(API, 'node_modules/.later-build');
/** Later than any migration of this version. */
const WHEN = 4_000_000_000_000;

/** What a later version does otherwise: one more key of an offer, which it stores in a column as well. */
const CHANGES: Readonly<Record<string, readonly [string, string]>> = {
  'offer.ts': ['export const Offer = Type.Object(\n  {', '$&\n    reference: Type.Optional(Type.String()),'],
  'tables.ts': ['offer: json().$type<Offer>(),', "$&\n    reference: text().notNull().default(''),"],
  'site-design-change.ts': [
    'const written = {',
    '$& ...(offer?.reference !== undefined && { reference: offer.reference }),',
  ],
};

const MIGRATION = "-- additive\nALTER TABLE site_designs ADD COLUMN reference text DEFAULT '' NOT NULL;\n";

function addMigration(database: 'sqlite' | 'postgres'): void {
  const folder = join(FOLDER, 'drizzle', database);
  const path = join(folder, 'meta/_journal.json');
  const journal = JSON.parse(readFileSync(path, 'utf8')) as { readonly entries: readonly object[] };
  const entry = { idx: journal.entries.length, version: '6', when: WHEN, tag: '9999_reference', breakpoints: true };
  writeFileSync(path, JSON.stringify({ ...journal, entries: [...journal.entries, entry] }));
  writeFileSync(join(folder, '9999_reference.sql'), MIGRATION);
}

/**
 * Builds the server as a later version with an additive migration.
 *
 * @returns Its entry, and what removes it.
 */
export async function buildLaterVersion(): Promise<{ readonly server: string; readonly remove: () => void }> {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  for (const part of ['drizzle', 'package.json', 'assets']) {
    cpSync(join(API, part), join(FOLDER, part), { recursive: true });
  }
  addMigration('sqlite');
  addMigration('postgres');
  const changed = new Set<string>();
  await build({
    ...(usual as Options),
    config: false,
    silent: true,
    sourcemap: false,
    external: APART,
    entry: { server: join(API, 'src/server/server.ts'), worker: join(API, 'src/workers/worker.ts') },
    outDir: join(FOLDER, 'dist'),
    esbuildPlugins: [
      {
        name: 'later',
        setup: (builder) => {
          builder.onLoad(
            { filter: /(designs\/offer|postgres\/tables|stores\/designs\/site-design-change)\.ts$/ },
            ({ path }) => {
              const name = path.split('/').at(-1) ?? '';
              const [from, to] = CHANGES[name] ?? ['', ''];
              const text = readFileSync(path, 'utf8');
              if (text.includes(from)) changed.add(name);
              return {
                contents: text.replace(
                  from,
                  to.replace('$&', () => from),
                ),
                loader: 'ts',
              };
            },
          );
        },
      },
    ],
  });
  const unchanged = Object.keys(CHANGES).filter((name) => !changed.has(name));
  if (unchanged.length > 0) throw new Error(`${unchanged.join(', ')} cannot be changed as a later version would`);
  return { server: join(FOLDER, 'dist/server.js'), remove: () => rmSync(FOLDER, { recursive: true }) };
}
