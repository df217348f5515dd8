import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { sourcesIn } from '../../../tools/imports.ts';

/**
 * Each may import only what stands before it; `de` is every language beside English. Imports of the language in use (`#language/…`)
 * are those of its grammar and words, which know nothing else.
 */
const ORDER = [
  'basics',
  'document-words',
  'language',
  'en',
  'spoken/check-words.ts',
  'de',
  'spoken',
  'told',
  'answer-card',
  'network-document',
  'customer-document',
  'installer-document',
  'sales-document',
  '.',
];

const SOURCE = join(import.meta.dirname, '../src');
const { files, imports } = sourcesIn(SOURCE);
const between = imports.filter(({ to }) => to.endsWith('.ts'));

/** What a document is made of stands with its words; the check words of other languages are typed by English. */
function roomOf(file: string): string {
  if (file === 'spoken/check-words.ts') return file;
  if (file.endsWith('-document/document.ts')) return 'document-words';
  const [folder = '.'] = dirname(file).split('/');
  return folder !== 'en' && existsSync(join(SOURCE, folder, 'own.ts')) ? 'de' : folder;
}

test('a folder imports only those before it', () => {
  const placeOf = (file: string) => ORDER.indexOf(roomOf(file));
  expect(between.filter(({ from, to }) => placeOf(to) > placeOf(from))).toEqual([]);
  expect(between.length).toBeGreaterThan(files.length);
});

test('every file stands in a listed folder of at most 30 files, the index alone beside them', () => {
  expect(new Set(files.map(roomOf))).toEqual(new Set(ORDER));
  const folders = [...new Set(files.map((file) => dirname(file)))];
  expect(folders.filter((folder) => files.filter((file) => dirname(file) === folder).length > 30)).toEqual([]);
  expect(files.filter((file) => dirname(file) === '.')).toEqual(['index.ts']);
});
