import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../../..');
const SOURCES = join(import.meta.dirname, '../src');

/** Enumerations and goals are exported whole, as the specification names them. The readme shows what the package is published for. */
const DOORS = globSync(['index.ts', 'doors/*.ts'], { cwd: SOURCES }).filter((door) => !/enumerations|goals/.test(door));
const USERS = globSync(['{packages,apps}/*/src/**/*.{ts,tsx}', 'packages/sizing-engine/README.md'], {
  cwd: ROOT,
  exclude: ['packages/sizing-engine/src/**'],
});

const IMPORTED = /\{(?<names>[^{}]*)\}\s*(?:=|from)[^;]*'@site-designer\/sizing-engine/g;

test.each(DOORS)('%s exports no value that no other package and no app uses', async (door) => {
  const sources = USERS.map((file) => readFileSync(join(ROOT, file), 'utf8'));
  const used = sources.flatMap((text) => [...text.matchAll(IMPORTED)].flatMap(([imported]) => imported.match(/\w+/g)!));
  const values = Object.keys((await import(join(SOURCES, door))) as object);
  expect(values.filter((name) => !used.includes(name))).toEqual([]);
});
