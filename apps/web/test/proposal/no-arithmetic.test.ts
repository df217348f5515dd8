import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const FEATURE = join(import.meta.dirname, '../../src/features/proposal');

/** Pictures turn figures into lengths and bytes are printed in a unit that one can read. */
const ALLOWED = /^(?:charts\/|explanation\/words\.ts$)/;

/** A product, a quotient or a percentage; `import *` and comments are none. */
const ARITHMETIC = /[\w)\]] (?:\*\*?|\/|%) [\w(]/;

test('screens show figures of the engine and calculate none', () => {
  const files = readdirSync(FEATURE, { recursive: true, encoding: 'utf8' }).map((path) => path.replaceAll('\\', '/'));
  const sources = files.filter((path) => /\.tsx?$/.test(path) && !ALLOWED.test(path));
  expect(sources.length).toBeGreaterThan(20);
  const found = sources.flatMap((path) =>
    readFileSync(join(FEATURE, path), 'utf8')
      .split('\n')
      .filter((line) => !/^\s*(?:\/?\*|\/\/|import )/.test(line) && ARITHMETIC.test(line.replaceAll(/'[^']*'/g, '')))
      .map((line) => `${path}: ${line.trim()}`),
  );
  expect(found).toEqual([]);
});
