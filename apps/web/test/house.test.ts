import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { circlesIn, sourcesIn } from '../../../tools/imports.ts';

/** Each may import only what stands before it: texts need plurals and numbers. The page's own script stands behind all of them. */
const ORDER = ['lib/format', 'texts', 'lib', 'ui', 'explained', 'features', 'app', '.'];

const SOURCE = join(import.meta.dirname, '../src');

const { files, imports: written } = sourcesIn(SOURCE);
const imports = written.map(({ from, to }) => ({ from, to: to.replace(/^#texts/, 'texts/en') }));
const between = imports.filter(({ to }) => files.includes(to));

function layerOf(file: string): string {
  if (file.startsWith('lib/format/')) return 'lib/format';
  return file.includes('/') ? file.slice(0, file.indexOf('/')) : '.';
}

test('a layer imports only those before it, lazily too', () => {
  const placeOf = (file: string) => ORDER.indexOf(layerOf(file));
  expect(between.filter(({ from, to }) => placeOf(to) > placeOf(from))).toEqual([]);
  expect(new Set(files.map(layerOf))).toEqual(new Set(ORDER));
  expect(between.length).toBeGreaterThan(files.length);
});

test('features do not know each other', () => {
  const featureOf = (file: string) => /^features\/([^/]+)/.exec(file)?.[1];
  const others = between.filter(
    ({ from, to }) => featureOf(from) !== undefined && featureOf(to) !== undefined && featureOf(from) !== featureOf(to),
  );
  expect(others).toEqual([]);
});

test('no file imports itself by way of others, lazily neither', () => {
  expect(circlesIn(between)).toEqual([]);
});

test("a folder has at most 30 files, styles included, and none beside folders but the page's own script", () => {
  const all = globSync('**/*.*', { cwd: SOURCE });
  const folders = [...new Set(all.map((file) => dirname(file)))].filter((folder) => !folder.startsWith('texts/'));
  const filesIn = (folder: string) => all.filter((file) => dirname(file) === folder);
  expect(folders.filter((folder) => filesIn(folder).length > 30)).toEqual([]);
  const withFolders = folders.filter((folder) => folders.some((other) => dirname(other) === folder));
  expect(withFolders.flatMap(filesIn)).toEqual(['main.tsx']);
});
