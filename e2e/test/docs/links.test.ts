import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { allFiles, allPages, proseOf, ROOT, textOf } from '../../support/pages.ts';

/** A heading as a reader's address bar has it. */
function anchorOf(heading: string): string {
  return heading
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');
}

function anchorsOf(page: string): Set<string> {
  const text = textOf(page).replaceAll(/^```[^]*?^```$/gm, '');
  const headings = [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading.trim()));
  const named = [...text.matchAll(/<a (?:id|name)="([^"]+)"/g)].map(([, name = '']) => name);
  // The second heading of a name has -1 behind it, and so on.
  const seen = new Map<string, number>();
  const numbered = headings.map((heading) => {
    const before = seen.get(heading) ?? 0;
    seen.set(heading, before + 1);
    return before === 0 ? heading : `${heading}-${before}`;
  });
  return new Set([...numbered, ...named]);
}

function linksOf(page: string): string[] {
  return [...proseOf(page).matchAll(/\]\(<?([^)\s>]+)>?(?: "[^"]*")?\)/g)].map(([, to = '']) => to);
}

/** What is wrong with a link, if anything. */
function faultOf(page: string, to: string): string | undefined {
  if (/^[a-z]+:/i.test(to)) return URL.canParse(to) ? undefined : `${to} is no address`;
  const [path = '', anchor] = to.split('#');
  const target = path === '' ? page : join(dirname(page), decodeURI(path)).replaceAll('\\', '/');
  if (!existsSync(join(ROOT, target))) return `${to} leads nowhere`;
  if (anchor === undefined || !target.endsWith('.md')) return undefined;
  return anchorsOf(target).has(anchor) ? undefined : `${to} has no such chapter`;
}

const files = allFiles().map((path) => `/${path}`);

/** Source files that a page names in code spans, by the end of their paths, and that do not exist. */
function missingFiles(text: string): string[] {
  const named = [...text.matchAll(/`((?:[\w@.-]+\/)+[\w.-]+\.(?:tsx?|mjs|css|sql))`/g)].map(([, path = '']) => path);
  return named.filter((path) => !files.some((file) => file.endsWith(`/${path}`)));
}

const pages = allPages();

describe('source files that the documentation names', () => {
  it.each(pages)('exist: %s', (page) => {
    expect(missingFiles(textOf(page))).toEqual([]);
  });

  it('are reported where they do not', () => {
    expect(missingFiles('`buttons/menu.tsx`, `menus/menu.tsx` and `tools/none.mjs`')).toEqual([
      'menus/menu.tsx',
      'tools/none.mjs',
    ]);
  });
});

describe('links in the documentation', () => {
  it('are collected from all pages', () => {
    expect(pages).toEqual(expect.arrayContaining(['README.md', 'docs/guide/README.md', 'docs/decisions/texts.md']));
  });

  it.each(pages)('of %s have a target', (page) => {
    expect(linksOf(page).flatMap((to) => faultOf(page, to) ?? [])).toEqual([]);
  });

  it('without a target are reported', () => {
    expect(faultOf('README.md', 'docs/none.md')).toBe('docs/none.md leads nowhere');
    expect(faultOf('README.md', 'docs/model.md#none')).toBe('docs/model.md#none has no such chapter');
    expect(faultOf('docs/model.md', '#units')).toBeUndefined();
    expect(faultOf('README.md', 'http://')).toBe('http:// is no address');
  });
});
