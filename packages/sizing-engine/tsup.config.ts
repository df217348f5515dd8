import { globSync, readFileSync, rmSync } from 'node:fs';
import { transformSync, type Plugin } from 'esbuild';
import { defineConfig, type Options } from 'tsup';

/** Files that only declare types leave nothing to run. */
function hasCode(file: string): boolean {
  return transformSync(readFileSync(file, 'utf8'), { loader: 'ts', minify: true }).code.trim() !== '';
}

/**
 * One file for each module, not one for all: a bundler leaves out whole modules that nobody asks for, and may put those that
 * somebody does into different chunks.
 */
const modulesApart: Plugin = {
  name: 'modules-apart',
  setup(build) {
    build.onResolve({ filter: /^\.\.?\// }, ({ path, kind }) =>
      kind === 'entry-point' ? undefined : { path: path.replace(/\.ts$/, '.js'), external: true },
    );
  },
};

const common: Options = {
  target: 'es2023',
  platform: 'neutral',
  splitting: false,
  silent: true,
  // Declarations come from tsc: the bundled declaration builder needs a compiler API that TypeScript 7 does not have.
  dts: false,
};

// Here and not by `clean`, with which each of the two would sweep away what the other has built already.
rmSync('dist', { recursive: true, force: true });

export default defineConfig([
  { ...common, format: 'esm', entry: globSync('src/**/*.ts').filter(hasCode), esbuildPlugins: [modulesApart] },
  {
    ...common,
    format: 'cjs',
    entry: ['src/index.ts', ...globSync('src/doors/*.ts')],
  },
]);
