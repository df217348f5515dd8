import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT, textOf } from '../../support/pages.ts';

const PAGES = ['docs/architecture.md', 'docs/adding.md'];

const rows = [
  ...PAGES.map(textOf)
    .join('\n')
    .matchAll(/^\| (.+) \| (.+) \|$/gm),
].map(([, where = '', what = '']) => ({ where, what }));
const namesIn = (text: string): string[] => [...text.matchAll(/`([\w-]+)`/g)].map(([, name = '']) => name);
const filesIn = (text: string): string[] => [...text.matchAll(/\]\(\.\.\/([^)]+)\)/g)].map(([, path = '']) => path);

const steps = rows.flatMap(({ where, what }) => filesIn(where).map((file) => [file, namesIn(what)] as const));
const orders = rows.flatMap(({ where, what }) => {
  const [, folder] = /^`([^`]+)`/.exec(where) ?? [];
  return folder === undefined ? [] : [[folder, namesIn(what)] as const];
});

describe('the walks through the code', () => {
  it.each(steps)('%s has what its row names: %j', (file, names) => {
    const text = textOf(file);
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name) => !new RegExp(`\\b${name}\\b`).test(text))).toEqual([]);
  });

  it('are read from the pages', () => {
    expect(steps.length).toBeGreaterThan(25);
    expect(orders.length).toBeGreaterThan(6);
  });
});

describe('the order of the folders', () => {
  it.each(orders)('%s has the folders that the page names', (folder, names) => {
    expect(names.filter((name) => !existsSync(join(ROOT, folder, name)))).toEqual([]);
  });
});
