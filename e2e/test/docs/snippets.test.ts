import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allPages, ROOT, snippetsOf, textOf, type Snippet } from '../../support/pages.ts';
import { startServer, type RunningServer } from '../../support/run/server.ts';
import { COMPILE_CACHE } from '../../../tools/compile-cache.ts';

const run = promisify(execFile);

/** Pages that a test of their own runs as a whole. */
const COVERED_AS_A_WHOLE: Readonly<Record<string, string>> = {
  'docs/api.md': 'apps/api/test/server/api-walk.test.ts',
  'packages/sizing-engine/README.md': 'packages/sizing-engine/test/package/package.test.ts',
};
const isGuide = (page: string): boolean => page.startsWith('docs/') || ['README.md', 'CONTRIBUTING.md'].includes(page);

const snippets = allPages()
  .filter((page) => isGuide(page) && !(page in COVERED_AS_A_WHOLE))
  .flatMap(snippetsOf);
const nameOf = ({ page, line }: Snippet): string => `${page}:${line}`;
const runnable = (language: string): (readonly [string, Snippet])[] =>
  snippets.filter((snippet) => snippet.language === language && snippet.tag === 'run').map((one) => [nameOf(one), one]);

/** Without the blanks at the ends of lines, which an indented block has more of. */
const plain = (text: string): string => text.replaceAll(/^[ \t]+|[ \t]+$/gm, '').trim();

/** Whether a file has the text of a block, or is a test that reads the page to replay it. */
function isShownBy({ page, text }: Snippet, file: string): boolean {
  if (!existsSync(join(ROOT, file))) return false;
  const shown = textOf(file);
  return file.endsWith('.test.ts') ? shown.includes(page) : plain(shown).includes(plain(text));
}

/** Languages in which nothing is done: they show how something looks. */
const SHOWN_ONLY = new Set(['text', 'json', 'nginx', 'mermaid']);

describe('a command or a piece of code in the documentation', () => {
  it.each(snippets.map((snippet) => [nameOf(snippet), snippet] as const))(
    '%s is run, stands in a file, or is replayed by a test',
    (_, snippet) => {
      const { language, tag } = snippet;
      const [, file] = /^see=(\S+)$/.exec(tag) ?? [];
      const isCovered = file !== undefined && isShownBy(snippet, file);
      const hasReason = /^by-hand="[^"]{10,}"$/.test(tag);
      const isRun = tag === 'run' && ['sh', 'ts'].includes(language);
      const isOnlyShown = file === undefined && SHOWN_ONLY.has(language);
      expect(isRun || isCovered || hasReason || isOnlyShown).toBe(true);
    },
  );

  it.each(Object.entries(COVERED_AS_A_WHOLE))('%s is run by %s', (page, test) => {
    expect(existsSync(join(ROOT, page)) && existsSync(join(ROOT, test))).toBe(true);
  });
});

const AS_TYPESCRIPT = ['--conditions=@site-designer/source', '--input-type=module-typescript', '--eval'];

/** What `console.log(…); // value` promises. */
function promised(text: string): string[] {
  return [...text.matchAll(/^console\.log\(.*\); \/\/ (.+)$/gm)].map(([, value = '']) => value);
}

describe('code in the documentation', () => {
  it.each(runnable('ts'))('%s prints what its comments say', async (_, { text }) => {
    // In a folder from which a program finds the engine as any package of this workspace does.
    const env = { ...process.env, ...COMPILE_CACHE };
    const { stdout } = await run(process.execPath, [...AS_TYPESCRIPT, text], { cwd: join(ROOT, 'e2e'), env });
    const wanted = promised(text);
    expect(wanted.length).toBeGreaterThan(0);
    expect(stdout.trim().split('\n')).toEqual(wanted);
  });
});

/** The command line as it was built: from its sources each start would take a second. */
const CLI = `"${process.execPath}" "${join(ROOT, 'packages/cli/dist/main.cjs')}"`;

/** What a page shows right behind its commands. */
function shownBehind(snippet: Snippet): string | undefined {
  const next = snippets[snippets.indexOf(snippet) + 1];
  return next?.page === snippet.page && next.tag === 'printed' ? next.text.trim() : undefined;
}

describe('commands in the documentation', () => {
  let server: RunningServer | undefined;
  let folder = '';

  beforeAll(async () => {
    [server, folder] = await Promise.all([startServer(), mkdtemp(join(tmpdir(), 'site-designer-docs-'))]);
  });

  afterAll(async () => {
    await server?.stop();
    await rm(folder, { recursive: true, force: true });
  });

  /** Those of npm belong to the root; all others stand in one folder, one after the other, as a reader would. */
  async function outputOf({ text }: Snippet): Promise<string> {
    const port = String(server?.port);
    const commands = text.replaceAll('localhost:3000', `localhost:${port}`).replaceAll('npx @site-designer/cli', CLI);
    const { stdout } = await run('bash', ['--norc', '-euc', commands], {
      cwd: /\bnpm run\b/.test(text) ? ROOT : folder,
      env: { ...process.env, ...COMPILE_CACHE, PORT: port },
    });
    return stdout.trim();
  }

  it.each(runnable('sh'))('%s print what the page shows', async (_, snippet) => {
    const output = await outputOf(snippet);
    expect(output).toBe(shownBehind(snippet) ?? output);
    expect(output).not.toBe('');
  });
});
