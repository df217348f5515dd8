import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PRODUCT_TEXTS } from '../src/texts/en/pages/product.ts';

const SOURCE = join(import.meta.dirname, '../src');

/** Words between tags, or after what a reader is told by: a label, a title, a message. */
const WORDS_IN_MARKUP = [
  /(?<!=)>\s*([A-Z][a-z]+[^<>{}();=]*)<\//g,
  /(?:label|title|heading|text|message|placeholder|question|confirm|caption|alt)(?:=|: )\{?['"`]([A-Z][a-z][^'"`]*)['"`]/g,
];

/** Names of the company and what it links to are one file of their own. */
const KEPT_APART = /^(texts|lib\/state\/branding\.ts)/;

function wordsIn(file: string): string[] {
  const source = readFileSync(join(SOURCE, file), 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
  return WORDS_IN_MARKUP.flatMap((pattern) =>
    [...source.matchAll(pattern)].map(([, words = '']) => `${file}: ${words}`),
  );
}

test('screen texts are in the text files and not in the markup', () => {
  const files = globSync('**/*.{ts,tsx}', { cwd: SOURCE }).filter((file) => !KEPT_APART.test(file));
  expect(files.length).toBeGreaterThan(100);
  expect(files.flatMap(wordsIn)).toEqual([]);
});

test('the language of numbers and days is named in one file', () => {
  const isNamed = (file: string) =>
    /(?:Intl\.\w+|toLocale\w+)\(\s*['"`]/.test(readFileSync(join(SOURCE, file), 'utf8'));
  expect(globSync('**/*.{ts,tsx}', { cwd: SOURCE }).filter(isNamed)).toEqual([]);
});

test('words in markup are detected', () => {
  const found = WORDS_IN_MARKUP.flatMap((pattern) => [...'<p title="Hello there">Good day</p>'.matchAll(pattern)]);
  expect(found.map(([, words]) => words)).toEqual(['Good day', 'Hello there']);
});

test.each([
  [PRODUCT_TEXTS.onlyDigits('2.5'), 'Only digits are allowed - typed value: "2.5"'],
  [PRODUCT_TEXTS.onlyNumbers('1,5 k'), 'Only numbers are allowed - pasted value: "1,5 k"'],
  [PRODUCT_TEXTS.sliderMinimum(50), 'Minimum is 50 %'],
  [PRODUCT_TEXTS.sliderMinimum(50, 'TB'), 'Minimum is 50 TB'],
  [PRODUCT_TEXTS.proposalFailed, 'We have run into an error while trying to calculate proposals'],
  [PRODUCT_TEXTS.noData, 'NO DATA'],
  [
    PRODUCT_TEXTS.evenDistribution,
    'All figures assume an even distribution of cameras (quantity, FPS, codec and resolution) across all Recording Servers.',
  ],
])('a text of the specification stands letter for letter: %s', (text, specified) => {
  expect(text).toBe(specified);
});
