import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { publint } from 'publint';
import { afterAll, beforeAll, expect, test } from 'vitest';
import manifest from '../package.json' with { type: 'json' };

const run = promisify(execFile);
const ROOT = join(import.meta.dirname, '..');
const PROGRAM = join(ROOT, 'dist/main.js');

let folder: string;

beforeAll(() => {
  if (!existsSync(PROGRAM)) throw new Error('There is no dist: run `pnpm run build` first');
  folder = mkdtempSync(join(tmpdir(), 'site-designer-cli-'));
});

afterAll(() => rmSync(folder, { recursive: true }));

test('what would be published is the program, its manifest, README and licence', async () => {
  const { stdout } = await run('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], { cwd: ROOT });
  const [packed] = JSON.parse(stdout) as [{ readonly files: readonly { readonly path: string }[] }];
  expect(packed.files.map(({ path }) => path).toSorted()).toEqual([
    'LICENSE',
    'README.md',
    'dist/main.js',
    'package.json',
  ]);
});

test('nothing is found wrong with the package', async () => {
  const { messages } = await publint({ pkgDir: ROOT, strict: true, pack: 'pnpm' });
  expect(messages).toEqual([]);
});

test('it has no dependencies: what it needs is in it', () => {
  expect(manifest).not.toHaveProperty('dependencies');
});

test('the program goes from a table to an answer, on files and on what is piped in', async () => {
  const table = join(folder, 'cameras.csv');
  const design = join(folder, 'design.json');
  writeFileSync(table, 'Name;Quantity;Recording;FPS event;Retention (d)\nGate;4;Event;15;30\nHall;12;Constant;10;14\n');
  await run(process.execPath, [PROGRAM, 'import', table, '--name', 'Depot', '--out', design]);
  const { stdout } = await run(process.execPath, [PROGRAM, 'size', design]);
  expect(stdout).toMatch(/^Depot, Professional\+/);
  expect(stdout).toContain('Tightest limit');
  const explained = await run(process.execPath, [PROGRAM, 'explain', design, 'storage']);
  expect(explained.stdout).toContain('you entered it');
});

test('the line of the README is what the program says', async () => {
  const { stdout } = await run(process.execPath, [
    PROGRAM,
    'bitrate',
    '--codec',
    'H.265',
    '--resolution',
    '4K',
    '--fps',
    '15',
  ]);
  expect(stdout).toBe('6269 kbit/s, likely 3746 to 10990 kbit/s\n');
});

test('what fails says so on the error output alone, with a code of its own', async () => {
  const failure = await run(process.execPath, [PROGRAM, 'size', join(folder, 'gone.json')]).catch(
    (error: unknown) => error,
  );
  expect(failure).toMatchObject({ code: 3, stdout: '', stderr: expect.stringContaining('cannot be read (ENOENT)') });
});
