import { readFileSync } from 'node:fs';
import { publishedCatalogue } from '@site-designer/sizing-engine/catalogue';
import { expect, test } from 'vitest';
import { readCatalogueFile } from '../src/index.ts';

const PAGE = readFileSync(new URL('../../../docs/catalogue.md', import.meta.url), 'utf8');

test('the file of docs/catalogue.md is a catalogue file', () => {
  const [, text = ''] = /^```json[^\n]*\n(.*?)^```$/ms.exec(PAGE) ?? [];
  const read = readCatalogueFile(text, publishedCatalogue);
  expect(read).toMatchObject({ catalogue: { version: '2026-11 example' } });
  const { codecs, appliances, names } = (read as Extract<typeof read, { catalogue: unknown }>).catalogue;
  expect(codecs.map(({ name }) => name)).toContain('H.265 adaptive');
  expect(appliances.map(({ model }) => model)).toContain('EX200');
  expect(names.series).toBe('Example');
});
