import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { circlesIn, sourcesIn } from '../../../tools/imports.ts';

/** Each may import only what stands before it. The index stands behind all of them. */
const ORDER = ['texts', 'vocabulary', 'cells', 'selection', 'history', 'edits', 'files', 'foreign', '.'];

/** The folder of a file; those of the languages are one. */
const roomOf = (file: string) => dirname(file).replace(/^texts\/.*/, 'texts');

const { files, imports } = sourcesIn(join(import.meta.dirname, '../src'));
const between = imports.filter(({ to }) => to.endsWith('.ts'));

test('a folder imports only those before it', () => {
  const placeOf = (file: string) => ORDER.indexOf(roomOf(file));
  expect(between.filter(({ from, to }) => placeOf(to) > placeOf(from))).toEqual([]);
  expect(between.length).toBeGreaterThan(files.length);
});

test('no file imports itself by way of others, lazily neither', () => {
  expect(circlesIn(between)).toEqual([]);
});

test('every file stands in a listed folder of at most 30 files, the index alone beside them', () => {
  const rooms = files.map((file) => roomOf(file));
  expect(new Set(rooms)).toEqual(new Set(ORDER));
  expect(ORDER.filter((folder) => rooms.filter((room) => room === folder).length > 30)).toEqual([]);
  expect(files.filter((file) => dirname(file) === '.')).toEqual(['index.ts']);
});
