import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { sayLater } from '../src/shell/say-later.ts';
import { runBuilt } from './support/built.ts';
import { designFile, designText } from './support/golden.ts';
import { typed } from './support/session.ts';

const files = { a: designText('hundred-cameras'), t: 'Name,Quantity\nGate,4\n' };

describe('progress', () => {
  test.each([
    [
      ['size', 'a', 'a'],
      ['reading a', 'reading a', 'sizing 20 groups'],
    ],
    [
      ['compare', 'a', '--variant', 'x:systemOverhead=0'],
      ['reading a', 'sizing 20 groups'],
    ],
    [
      ['goal', 'disks', 'a'],
      ['reading a', 'sizing 10 groups', 'searching 10 groups'],
    ],
    [['import', 't'], ['reading t']],
  ])('of %j says what is done', async (args, said) => {
    expect((await typed(args, { files })).progress).toEqual(said);
  });

  test('is for terminals alone', () => {
    expect(runBuilt(['size', designFile('four-cameras')]).err).toBe('');
  });
});

describe('a text for later', () => {
  const folder = mkdtempSync(join(tmpdir(), 'say-later-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  function later(name: string, milliseconds: number) {
    const path = join(folder, name);
    const file = openSync(path, 'w');
    const takeBack = sayLater({ text: 'sizing 4 groups\n', milliseconds, file });
    return { read: () => readFileSync(path, 'utf8'), takeBack, close: () => closeSync(file) };
  }

  test('is written while the program computes without a pause', () => {
    const { read, takeBack, close } = later('blocked', 1);
    const end = performance.now() + 60_000;
    while (read() === '' && performance.now() < end);
    expect(read()).toBe('sizing 4 groups\n');
    takeBack();
    close();
  });

  test('is not written once it is taken back', () => {
    const { read, takeBack, close } = later('done', 3_600_000);
    takeBack();
    expect(read()).toBe('');
    close();
  });
});
