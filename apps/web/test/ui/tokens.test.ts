import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

function tokensOf(path: string): Record<string, string> {
  const css = readFileSync(new URL(path, import.meta.url), 'utf8');
  const root = /:root \{([^}]*)\}/.exec(css)?.[1] ?? '';
  return Object.fromEntries([...root.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value]));
}

test('the sign-in page of the embedded provider has the colours and sizes of the app', () => {
  const signIn = tokensOf('../../../api/assets/sign-in.css');
  const app = tokensOf('../../src/ui/base/tokens.css');
  expect(Object.keys(signIn).length).toBeGreaterThan(20);
  expect(app).toMatchObject(signIn);
});

const SOURCES = join(import.meta.dirname, '../../src');

const textsOf = (pattern: string): readonly string[] =>
  globSync(pattern, { cwd: SOURCES }).map((file) => readFileSync(join(SOURCES, file), 'utf8'));

const namesIn = (texts: readonly string[], pattern: RegExp): Set<string> =>
  new Set(texts.flatMap((text) => [...text.matchAll(pattern)].map(([, name]) => name!)));

test('every custom property that a style sheet reads is set by one, or by a component', () => {
  const sheets = textsOf('**/*.css');
  // Components name what they set: '--header-height', or `--w${column}` for --w0, --w1 and so on.
  const setByComponents = namesIn(textsOf('**/*.{ts,tsx}'), /['"`](--[\w-]+)/gu);
  const set = new Set([...namesIn(sheets, /(--[\w-]+):/gu), ...setByComponents]);
  const read = namesIn(sheets, /var\((--[\w-]+)\)/gu);
  expect(read.size).toBeGreaterThan(30);
  expect([...read].filter((name) => !set.has(name) && !set.has(name.replace(/\d+$/u, '')))).toEqual([]);
});
