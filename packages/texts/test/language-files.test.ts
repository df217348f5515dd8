import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { begun, englishFiles, missingIn, ROOT, TEXT_FOLDERS } from '../../../tools/language-files.ts';
import { LANGUAGES } from '../src/index.ts';

const complete = LANGUAGES.filter(({ code, isComplete }) => isComplete && code !== 'en').map(({ code }) => code);

test('a language that is called complete has every file and text of English', () => {
  expect(complete.flatMap((code) => missingIn(code))).toEqual([]);
});

test('what a language lacks is named', () => {
  expect(missingIn('tlh')).toContain('apps/web/src/texts/tlh/pages/layout.ts');
});

test('a language that is begun has the texts of English, typed by them', () => {
  for (const folder of TEXT_FOLDERS) expect(englishFiles(folder).length).toBeGreaterThan(0);
  const layout = begun('tlh', { folder: 'apps/web/src/texts', file: 'pages/layout.ts' });
  expect(layout).toContain("import type * as en from '../../en/pages/layout.ts';");
  expect(layout).toContain('export const LAYOUT_TEXTS: InLanguage<typeof en.LAYOUT_TEXTS> = {');
  expect(layout).not.toContain('as const');
});

/** Rows of a glossary: a term, what it is called, and words that must not stand for it. */
function forbiddenIn(glossary: string): string[] {
  const rows = [...glossary.matchAll(/^\|([^|\n]+)\|([^|\n]+)\|([^|\n]*)\|$/gm)].slice(1);
  return rows
    .flatMap(([, , , never = '']) => never.split(',').map((word) => word.trim()))
    .filter((word) => /\p{L}/u.test(word));
}

/** What is said: the contents of quotes, without the code around them and between them. */
function saidIn(source: string): string {
  const code = source.replaceAll(/\/\*[\s\S]*?\*\/|^import .*$/gm, '');
  return [...code.matchAll(/'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`/g)]
    .map(([, plain = '', template = '']) => plain + template.replaceAll(/\$\{[^{}]*\}/g, ' '))
    .join('\n');
}

const glossaries = globSync('docs/languages/??.md', { cwd: ROOT }).map((path) => path.slice(-5, -3));

describe.each(glossaries)('in %s', (language) => {
  const glossary = readFileSync(join(ROOT, `docs/languages/${language}.md`), 'utf8');
  const files = globSync(
    [
      ...TEXT_FOLDERS.map((folder) => `${folder}/${language}/**/*.ts`),
      `{apps/api,packages/cli}/src/texts/${language}*.ts`,
    ],
    { cwd: ROOT },
  );

  it('no text has a word that the glossary keeps for nothing', () => {
    const never = forbiddenIn(glossary);
    expect(never.length).toBeGreaterThan(10);
    const found = files.flatMap((file) => {
      const said = saidIn(readFileSync(join(ROOT, file), 'utf8'));
      return never
        .filter((word) => new RegExp(String.raw`(?<![\p{L}\p{N}-])${escaped(word)}(?![\p{L}\p{N}-])`, 'u').test(said))
        .map((word) => `${file}: ${word}`);
    });
    expect(found).toEqual([]);
  });

  it('says who has reviewed it', () => {
    expect(glossary).toMatch(/^Reviewed by: .+$/m);
  });
});

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}
