import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { circlesIn, sourcesIn } from '../../../tools/imports.ts';

/** Each may import only what stands before it. The entry stands behind all of them. */
const ORDER = ['texts', 'shell', 'options', 'figures', 'answers', 'print', 'files', 'mcp', 'commands', '.'];

const { files, imports } = sourcesIn(join(import.meta.dirname, '../src'));
const between = imports.filter(({ to }) => to.endsWith('.ts'));

test('a folder imports only those before it, and nothing in a circle', () => {
  const placeOf = (file: string) => ORDER.indexOf(dirname(file));
  expect(between.filter(({ from, to }) => placeOf(to) > placeOf(from))).toEqual([]);
  expect(circlesIn(between)).toEqual([]);
  expect(between.length).toBeGreaterThan(files.length);
});

test('every file stands in a listed folder, the entry alone beside them', () => {
  expect(new Set(files.map((file) => dirname(file)))).toEqual(new Set(ORDER));
  expect(files.filter((file) => dirname(file) === '.')).toEqual(['main.ts']);
});
