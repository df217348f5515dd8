import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const DOCS = join(import.meta.dirname, '../../../docs');
const page = readFileSync(join(DOCS, 'architecture.md'), 'utf8');

const SOURCES = /\]\((\.\.\/(?:apps|packages)\/[^)]+)\)/g;

function sourcesIn(text: string): readonly string[] {
  return [...text.matchAll(SOURCES)].map(([, path]) => path!);
}

/** The tables of a walk, which ends with the number of its files, and that number. */
function walk(title: string): { readonly files: ReadonlySet<string>; readonly told: number } {
  const text = page.slice(page.indexOf(`**${title}**`));
  const end = /^(\d+) files/m.exec(text)!;
  return { files: new Set(sourcesIn(text.slice(0, end.index))), told: Number(end[1]) };
}

describe('the walks through the code in the documentation', () => {
  it('name only existing files', () => {
    expect(sourcesIn(page).length).toBeGreaterThan(40);
    expect(sourcesIn(page).filter((path) => !existsSync(join(DOCS, path)))).toEqual([]);
  });

  it.each(['Of an edit.', 'Of a request.'])('state the number of files that they name: %s', (title) => {
    const { files, told } = walk(title);
    expect(files.size).toBe(told);
  });
});
