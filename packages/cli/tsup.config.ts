import type { Plugin } from 'esbuild';
import { defineConfig } from 'tsup';
import { licenses } from './scripts/licenses.ts';

/**
 * One file with everything in it: `npx` fetches nothing else, and no version of a dependency can differ. The protocol of assistants is a
 * second file, which only `mcp` loads.
 */
export default defineConfig({
  entry: { main: 'src/main.ts', mcp: 'src/mcp/serve.ts' },
  // Libraries of the old kind ask for parts of Node by `require`.
  format: ['cjs'],
  target: 'node20',
  platform: 'node',
  noExternal: [/.*/],
  minify: true,
  keepNames: true,
  clean: true,
  silent: true,
  dts: false,
  esbuildPlugins: [besideMain(/\/serve\.ts$/, './mcp.cjs'), licenses('dist/licenses.txt')],
  esbuildOptions(options) {
    // Some old doors load their parts in a way that no bundler can follow.
    options.mainFields = ['module', 'main'];
    options.conditions = ['@site-designer/source', 'module'];
  },
});

/** What is imported only when it is needed stands in a file of its own. */
function besideMain(filter: RegExp, path: string): Plugin {
  return {
    name: 'beside-main',
    setup(build) {
      build.onResolve({ filter }, ({ kind }) => (kind === 'dynamic-import' ? { path, external: true } : undefined));
    },
  };
}
