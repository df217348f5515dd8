import { existsSync, globSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT, textOf } from '../../support/pages.ts';

const PAGES = ['docs/architecture.md', 'docs/adding.md'];

const rows = [
  ...PAGES.map(textOf)
    .join('\n')
    .matchAll(/^\| (.+) \| (.+) \|$/gm),
].map(([, where = '', what = '']) => ({ where, what }));
const namesIn = (text: string): string[] => [...text.matchAll(/`([\w/-]+)`/g)].map(([, name = '']) => name);
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

describe('the picture of the packages', () => {
  const [, picture = ''] = /```mermaid\n(.*?)```/s.exec(textOf('docs/architecture.md')) ?? [];
  const labels = new Map([...picture.matchAll(/(\w+)\["(?:apps\/)?([\w-]+)"\]/g)].map(([, id, label]) => [id, label]));
  const nodesOf = (side: string): string[] =>
    side.split('&').map((node) => {
      const [id = ''] = /\w+/.exec(node) ?? [];
      return labels.get(id) ?? id;
    });
  const arrows = [...picture.matchAll(/^(.+) --> (.+)$/gm)].flatMap(([, from = '', to = '']) =>
    nodesOf(from).flatMap((importer) => nodesOf(to).map((imported) => ({ importer, imported }))),
  );
  const reached = (name: string): string[] =>
    arrows.flatMap(({ importer, imported }) => (importer === name ? [imported, ...reached(imported)] : []));

  it.each(globSync('{packages,apps}/*/package.json', { cwd: ROOT }))('has what %s may import', (file) => {
    const name = basename(dirname(file));
    const { dependencies, devDependencies } = JSON.parse(textOf(file)) as Readonly<Record<string, object | undefined>>;
    const wanted = Object.keys({ ...dependencies, ...devDependencies })
      .filter((each) => each.startsWith('@site-designer/'))
      .map((each) => basename(each));
    expect(wanted.filter((each) => !reached(name).includes(each))).toEqual([]);
    const drawn = arrows.flatMap(({ importer, imported }) => (importer === name ? [imported] : []));
    expect(drawn.filter((each) => !wanted.includes(each))).toEqual([]);
  });
});

describe('the order of the folders', () => {
  it.each(globSync('{packages,apps}/*/test/house.test.ts', { cwd: ROOT }))('is the one that %s holds', (file) => {
    const source = join(dirname(file), '../src');
    const [, held = ''] = /const ORDER = \[(.*?)\];/s.exec(textOf(file)) ?? [];
    const folders = [...held.matchAll(/'([\w/-]+)'/g)].map(([, name]) => name);
    const named = orders.flatMap(([folder, names]) => (folder.startsWith(source) ? names : []));
    expect(named.map((name) => basename(name))).toEqual(folders.map((name) => basename(name!)));
  });

  it.each(orders)('%s has the folders that the page names', (folder, names) => {
    expect(names.filter((name) => !existsSync(join(ROOT, folder, name)))).toEqual([]);
  });
});
