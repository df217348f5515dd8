import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Script, constants } from 'node:vm';
import { type Plugin, build } from 'esbuild';
import type * as FastCheck from 'fast-check';
import * as vitest from 'vitest';
import { type DeclaredTest, TestFile } from './test-file.ts';

const NAME = 'mutation-tests.cjs';
const ENGINE = './src/index.ts';
const SETUP = '../../tools/random-runs.ts';

/** The engine and its tests, compiled once. */
export interface TestBundle {
  readonly files: readonly string[];
  /** Modules of their own, so that a mutant is active while they load. */
  evaluate(): LoadedTests;
}

export interface LoadedTests {
  loadEngine(): void;
  /** Runs the file on the first call. */
  testsOf(file: string): readonly DeclaredTest[];
}

interface Exports {
  readonly load: Readonly<Record<string, () => unknown>>;
}

type Evaluate = (require: (id: string) => unknown, module: { exports: Exports }) => void;

/** Bundles the engine and its tests, except for those that match `excluded`, in the working directory. */
export async function bundleTests(excluded: readonly string[]): Promise<TestBundle> {
  const files = globSync('test/**/*.test.ts', { exclude: [...excluded] }).toSorted();
  const script = new Script(`(function (require, module) {${await bundled(files)}\n})`, {
    filename: NAME,
    importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
  });
  return { files, evaluate: () => evaluated(script.runInThisContext() as Evaluate) };
}

function evaluated(evaluate: Evaluate): LoadedTests {
  const nodeRequire = createRequire(resolve(NAME));
  // One counterexample kills a mutant; the smallest one takes as long again to find.
  (nodeRequire('fast-check') as typeof FastCheck).configureGlobal({ endOnFailure: true });
  const module: { exports: Exports } = { exports: { load: {} } };
  const loaded = new Map<string, TestFile>();
  let vitestOfFile: object = vitest;
  evaluate((id) => (id === 'vitest' ? vitestOfFile : nodeRequire(id)), module);
  const { load } = module.exports;
  load[SETUP]?.();
  return {
    loadEngine: () => load[ENGINE]?.(),
    testsOf: (file) => {
      const known = loaded.get(file);
      if (known) return known.tests;
      const fresh = new TestFile(file);
      loaded.set(file, fresh);
      vitestOfFile = fresh.module();
      load[file]?.();
      return fresh.tests;
    },
  };
}

async function bundled(files: readonly string[]): Promise<string> {
  const modules = [SETUP, ENGINE, ...files];
  const loaders = modules.map((file) => `${JSON.stringify(file)}: () => require(${JSON.stringify(pathOf(file))})`);
  const { outputFiles } = await build({
    stdin: { contents: `export const load = { ${loaders.join(', ')} };`, resolveDir: resolve('.'), loader: 'ts' },
    bundle: true,
    write: false,
    format: 'cjs',
    platform: 'node',
    target: 'node24',
    packages: 'external',
    logLevel: 'error',
    plugins: [ownAddress],
  });
  return outputFiles.map(({ text }) => text).join('\n');
}

function pathOf(file: string): string {
  return file.startsWith('.') ? file : `./${file}`;
}

/** `import.meta.url` of a module in a bundle is that of the bundle; the tests read files beside their own. */
const ownAddress: Plugin = {
  name: 'own-address',
  setup(bundling) {
    bundling.onLoad({ filter: /\.ts$/ }, async ({ path }) => {
      const text = await readFile(path, 'utf8');
      return { contents: text.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href)), loader: 'ts' };
    });
  },
};
