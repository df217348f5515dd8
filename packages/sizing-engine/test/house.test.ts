import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { sourcesIn } from '../../../tools/imports.ts';

/** Each may import only what stands before it, types included. What stands last is handed in, so that nothing imports it. */
const ORDER = [
  'units.ts',
  'problem.ts',
  'errors.ts',
  'said.ts',
  'catalogue/schema.ts',
  'checks',
  'derivation',
  'formulas',
  'bitrate',
  'site',
  'design',
  'own-catalogue',
  ...['result', 'search'].map(sizing),
  'comparison',
  ...[
    'deal',
    'demand',
    'question',
    'limits',
    'retention',
    'storage',
    'failure',
    'network',
    'viewing',
    'coverage',
    'hardware',
    'figures',
    'bill',
  ].map(sizing),
  ...['alternatives', 'headroom', 'no-solution', 'answer', 'recommendation', 'proposal', 'goals', 'as-built'].map(
    sizing,
  ),
  'catalogue',
];

/** What the package exports may import everything. */
const isDoor = (file: string): boolean => file === 'index.ts' || file.startsWith('doors/');

function sizing(folder: string): string {
  return `sizing/${folder}`;
}

function roomOf(file: string): string {
  if (!file.includes('/') || file === 'catalogue/schema.ts') return file;
  return file.startsWith('sizing/') ? dirname(file) : file.slice(0, file.indexOf('/'));
}

const { files, imports } = sourcesIn(join(import.meta.dirname, '../src'));

test('a folder imports only those before it', () => {
  const upward = imports.filter(
    ({ from, to }) => !isDoor(from) && roomOf(from) !== roomOf(to) && placeOf(to) >= placeOf(from),
  );
  expect(upward).toEqual([]);
  expect(imports.length).toBeGreaterThan(files.length);
});

/** A package or an unlisted folder stands behind everything. */
function placeOf(file: string): number {
  const place = ORDER.indexOf(roomOf(file));
  return place === -1 ? ORDER.length : place;
}

test('formulas take numbers: they know no catalogue and no design', () => {
  const known = imports.filter(({ from }) => roomOf(from) === 'formulas').map(({ to }) => roomOf(to));
  expect(new Set(known)).toEqual(new Set(['formulas', 'derivation', 'units.ts']));
});

test('every file stands in a listed folder of at most 30 files', () => {
  const rooms = files.filter((file) => !isDoor(file)).map(roomOf);
  expect(new Set(rooms)).toEqual(new Set(ORDER));
  const full = ORDER.filter((folder) => rooms.filter((room) => room === folder).length > 30);
  expect(full).toEqual([]);
});

test('the door has at most sixteen values', async () => {
  expect(Object.keys(await import('../src/index.ts')).length).toBeLessThanOrEqual(16);
});
