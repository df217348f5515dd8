import { cpSync, existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type * as typesChecker from '@arethetypeswrong/core';
import { publint } from 'publint';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { packed, PACKAGE, run, type Packed } from '../support/packed.ts';

const COMPILER = fileURLToPath(new URL('bin/tsc', import.meta.resolve('typescript/package.json')));

/** What it has built: tests run under a condition by which its name leads to its sources. */
const TYPES_CHECKER = new URL('dist/index.js', import.meta.resolve('@arethetypeswrong/core/package.json')).href;

/** What every program says that sizes the published case. */
const FIGURES = { bitrateKbps: 2702, storageTb: 2.4637284, explainedTb: 2.4637284, sku: 'HE150D-4TB' };

let pack: Packed;
beforeAll(() => {
  pack = packed();
});
afterAll(() => pack.remove());

/** What a program of the consumers says. */
function figuresOf(program: string): unknown {
  return JSON.parse(run(process.execPath, [program], pack.folder));
}

function compile(project: string): void {
  run(process.execPath, [COMPILER, '-p', join('typescript', project)], pack.folder);
}

function manifestOf(folder: string): Readonly<Record<string, unknown>> {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Readonly<Record<string, unknown>>;
}

describe('the packed package', () => {
  it('passes publint', async () => {
    const { messages } = await publint({ strict: true, pack: { tarball: pack.tarball.buffer } });
    expect(messages).toEqual([]);
  });

  it('has types that resolve correctly in every module system', async () => {
    const { checkPackage, createPackageFromTarballData } = (await import(TYPES_CHECKER)) as typeof typesChecker;
    const checked = await checkPackage(createPackageFromTarballData(pack.tarball));
    expect(checked).toMatchObject({ types: { kind: 'included' }, problems: [] });
  });

  it('depends on nothing', () => {
    const { dependencies, peerDependencies, optionalDependencies } = manifestOf(pack.installed);
    expect([dependencies, peerDependencies, optionalDependencies]).toEqual([undefined, undefined, undefined]);
  });

  it('lists the changes of its version', () => {
    const [, newest] =
      /^## (?!Unreleased)(.+)$/m.exec(readFileSync(join(pack.installed, 'CHANGELOG.md'), 'utf8')) ?? [];
    expect(newest).toBe(manifestOf(pack.installed)['version']);
  });

  it('has the entry points of the workspace, without the sources', () => {
    const withoutSources = JSON.stringify(manifestOf(PACKAGE)['exports']).replaceAll(
      /"@site-designer\/source":"[^"]+",/g,
      '',
    );
    expect(manifestOf(pack.installed)['exports']).toEqual(JSON.parse(withoutSources));
  });

  it('has the same entry points when packed by npm, and the manifest is unchanged afterwards', () => {
    const copy = join(pack.folder, 'by-npm');
    cpSync(PACKAGE, copy, {
      recursive: true,
      filter: (path) => !/node_modules|src|test|coverage/.test(path.slice(PACKAGE.length)),
    });
    run('npm', ['pack', '--offline'], copy);
    const [name = ''] = globSync('*.tgz', { cwd: copy });
    run('tar', ['-xzf', name], copy);
    expect(manifestOf(join(copy, 'package'))['exports']).toEqual(manifestOf(pack.installed)['exports']);
    expect(readFileSync(join(copy, 'package.json'), 'utf8')).toBe(readFileSync(join(PACKAGE, 'package.json'), 'utf8'));
  });

  it('holds its entry points, its modules and its documents, without source maps', () => {
    const files = globSync('**/*.*', { cwd: pack.installed }).concat('LICENSE').toSorted();
    const modules = files.filter((file) => file.endsWith('.js'));
    expect(files.filter((file) => !modules.includes(file))).toMatchInlineSnapshot(`
      [
        "CHANGELOG.md",
        "LICENSE",
        "README.md",
        "dist/doors/as-built.cjs",
        "dist/doors/as-built.d.cts",
        "dist/doors/as-built.d.ts",
        "dist/doors/bounds.cjs",
        "dist/doors/bounds.d.cts",
        "dist/doors/bounds.d.ts",
        "dist/doors/catalogue.cjs",
        "dist/doors/catalogue.d.cts",
        "dist/doors/catalogue.d.ts",
        "dist/doors/comparison.cjs",
        "dist/doors/comparison.d.cts",
        "dist/doors/comparison.d.ts",
        "dist/doors/design.cjs",
        "dist/doors/design.d.cts",
        "dist/doors/design.d.ts",
        "dist/doors/enumerations.cjs",
        "dist/doors/enumerations.d.cts",
        "dist/doors/enumerations.d.ts",
        "dist/doors/explanations.cjs",
        "dist/doors/explanations.d.cts",
        "dist/doors/explanations.d.ts",
        "dist/doors/goals.cjs",
        "dist/doors/goals.d.cts",
        "dist/doors/goals.d.ts",
        "dist/index.cjs",
        "dist/index.d.cts",
        "dist/index.d.ts",
        "package.json",
      ]
    `);
    const sources = modules.map((file) => file.replace('dist', 'src').replace(/\.js$/, '.ts'));
    expect(sources.filter((file) => !existsSync(join(PACKAGE, file)))).toEqual([]);
  });
});

describe('a program that uses the packed package', () => {
  it('runs in Node, by import', () => {
    expect(figuresOf('node-esm/main.js')).toEqual(FIGURES);
  });

  it('runs in Node, by require', () => {
    expect(figuresOf('node-cjs/main.js')).toEqual(FIGURES);
  });

  it('compiles as TypeScript for Node, as a module of either kind', () => {
    compile('tsconfig.nodenext.json');
    expect(figuresOf('typescript/nodenext/main.js')).toEqual(FIGURES);
    expect(figuresOf('typescript/nodenext/main.cjs')).toEqual({ bitrateKbps: FIGURES.bitrateKbps });
  });

  it('compiles as TypeScript for a bundler', () => {
    compile('tsconfig.bundler.json');
    expect(figuresOf('typescript/bundler/main.js')).toEqual(FIGURES);
  });

  it('gives the results that its README shows', () => {
    const readme = readFileSync(join(pack.installed, 'README.md'), 'utf8');
    const code = [...readme.matchAll(/^```ts\n(.*?)^```$/gms)].map(([, text = '']) => text).join('');
    const promised = [...code.matchAll(/^console\.log.* \/\/ (.*)$/gm)].map(([, said]) => said);
    writeFileSync(join(pack.folder, 'typescript/readme.ts'), code);
    compile('tsconfig.readme.json');
    const said = run(process.execPath, ['typescript/readme/readme.js'], pack.folder);
    expect(promised).toHaveLength(11);
    for (const line of promised) expect(`\n${said}`).toContain(`\n${line}\n`);
  });

  it('is bundled by Vite', async () => {
    await build({
      root: pack.folder,
      configFile: false,
      logLevel: 'error',
      build: { rolldownOptions: { input: 'node-esm/main.js', output: { entryFileNames: 'bundled.js' } } },
    });
    expect(figuresOf('dist/bundled.js')).toEqual(FIGURES);
  });
});
