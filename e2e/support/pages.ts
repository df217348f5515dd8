import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Folders that are installed, built, or no documentation. */
const NOT_OURS = new Set(['node_modules', 'dist', 'data', 'coverage', '.git', '.turbo', '.changeset']);

/** Every file of the project, by its path from the root. */
export function allFiles(folder = ROOT): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (NOT_OURS.has(entry.name)) return [];
    const path = join(folder, entry.name);
    return entry.isDirectory() ? allFiles(path) : [relative(ROOT, path).replaceAll('\\', '/')];
  });
}

/** Every page of documentation, by its path from the root. */
export function allPages(): string[] {
  return allFiles().filter((path) => path.endsWith('.md'));
}

export function textOf(page: string): string {
  return readFileSync(join(ROOT, page), 'utf8');
}

export interface Snippet {
  readonly page: string;
  readonly line: number;
  readonly language: string;
  /** What follows the language: `run`, `see=` and the test that covers it, or `by-hand=` and why. */
  readonly tag: string;
  readonly text: string;
}

/** The fenced blocks of a page. */
export function snippetsOf(page: string): Snippet[] {
  const text = textOf(page);
  return [...text.matchAll(/^ *```(\S*) *(.*)\n([^]*?)^ *```$/gm)].map(
    ({ 1: language = '', 2: tag = '', 3: body = '', index }) => ({
      page,
      line: text.slice(0, index).split('\n').length,
      language,
      tag,
      text: body,
    }),
  );
}

/** A page without its code, in which brackets mean nothing. */
export function proseOf(page: string): string {
  return textOf(page)
    .replaceAll(/^(```|~~~)[^]*?^\1$/gm, '')
    .replaceAll(/`[^`\n]*`/g, '`code`');
}

/** The block of a page that a test replays: it names the test with `see=`. */
export function fenceOf(page: string, test: string): string {
  const found = snippetsOf(page).find(({ tag }) => tag === `see=${test}`);
  if (found === undefined) throw new Error(`${page} has no block with see=${test}`);
  return found.text;
}
