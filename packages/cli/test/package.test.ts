import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publint } from 'publint';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { EXIT } from '../src/shell/exit-code.ts';
import { PACKAGE } from './support/built.ts';
import { designText } from './support/golden.ts';

let folder: string;
let tarball: Buffer;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'site-designer-cli-'));
  run('npm', ['pack', '--pack-destination', folder], PACKAGE);
  const [name = ''] = readdirSync(folder);
  tarball = readFileSync(join(folder, name));
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true }));
  run('npm', ['install', '--offline', '--ignore-scripts', '--no-audit', '--no-fund', join(folder, name)], folder);
});
afterAll(() => rmSync(folder, { recursive: true }));

function run(program: string, args: readonly string[], cwd: string): string {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')} failed:\n${stdout}${stderr}`);
  return stdout;
}

function installed(): string {
  return join(folder, 'node_modules/@site-designer/cli');
}

describe('the packed package', () => {
  test('holds the program and its documents, nothing else', () => {
    const files = readdirSync(installed(), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name).slice(installed().length + 1));
    expect(files.toSorted()).toEqual([
      'LICENSE',
      'README.md',
      'dist/licenses.txt',
      'dist/main.cjs',
      'dist/mcp.cjs',
      'package.json',
    ]);
  });

  test('passes publint', async () => {
    const bytes = new Uint8Array(tarball);
    expect((await publint({ strict: true, pack: { tarball: bytes.buffer } })).messages).toEqual([]);
  });

  test('has no dependencies', () => {
    const names = readdirSync(join(folder, 'node_modules')).filter((name) => !name.startsWith('.'));
    expect(names).toEqual(['@site-designer']);
    expect(readdirSync(join(folder, 'node_modules/@site-designer'))).toEqual(['cli']);
  });

  test('lists the licence of each bundled package', () => {
    const licences = readFileSync(join(installed(), 'dist/licenses.txt'), 'utf8');
    const parts = [
      '@modelcontextprotocol/sdk',
      'ajv',
      'zod',
      'commander',
      'fastest-levenshtein',
      'jsonc-parser',
      'papaparse',
      'picocolors',
      'string-width',
      'typebox',
    ];
    for (const part of parts) expect(licences).toMatch(new RegExp(`^${part} \\d+\\.\\d+\\.\\d+$`, 'm'));
    expect(licences.match(/Permission is hereby granted/gi)?.length).toBeGreaterThanOrEqual(parts.length);
  });
});

describe('the README', () => {
  const text = readFileSync(join(PACKAGE, 'README.md'), 'utf8');
  const blocks = [...text.matchAll(/^```(sh|text)\n(.*?)^```$/gms)].map(([, kind, body = '']) => ({ kind, body }));

  test('has commands that run and print what it shows', () => {
    const cwd = join(folder, 'try');
    mkdirSync(cwd);
    writeFileSync(join(cwd, 'design.json'), designText('four-cameras'));
    writeFileSync(join(cwd, 'cameras.csv'), 'Name,Quantity\nGate,4\n');
    writeFileSync(join(cwd, 'list.csv'), 'Name;Anzahl;Codec\nGate;6;H.265\n');
    writeFileSync(join(cwd, 'own.json'), '{"version": "ours"}');
    const path = `${join(folder, 'node_modules/.bin')}:${process.env['PATH']}`;
    const shown = blocks.flatMap(({ kind, body }, index) =>
      kind === 'text' ? [{ before: blocks[index - 1]!, body }] : [],
    );
    const said = new Map(
      blocks
        .filter(({ kind }) => kind === 'sh')
        .map((block) => [
          block,
          block.body
            .trimEnd()
            .split('\n')
            .map((line) => shell(line, { cwd, path }))
            .join('\n'),
        ]),
    );
    for (const { before, body } of shown) expect(said.get(before)).toContain(body.trimEnd());
    expect(shown).toHaveLength(5);
    expect(JSON.parse(readFileSync(join(cwd, 'harbour.json'), 'utf8'))).toMatchObject({ name: 'Harbour' });
  });

  test('names the program as npx does', () => {
    const args = ['--no-install', '@site-designer/cli', '--version'];
    expect(run('npx', args, folder)).toBe(run(join(folder, 'node_modules/.bin/site-designer'), ['--version'], folder));
  });

  /** Without npx, which takes longer to start than the program. */
  function shell(line: string, { cwd, path }: { readonly cwd: string; readonly path: string }): string {
    const command = line.replace(/^npx @site-designer\/cli/, 'site-designer');
    const env = { ...process.env, PATH: path };
    const { status, stdout, stderr } = spawnSync('sh', ['-c', command], { cwd, encoding: 'utf8', env });
    expect([line, status, stderr]).toEqual([line, 0, expect.not.stringContaining('error')]);
    return stdout;
  }

  test('lists every exit code', () => {
    for (const code of Object.values(EXIT)) expect(text).toMatch(new RegExp(`^\\| ${code} +\\|`, 'm'));
  });
});
