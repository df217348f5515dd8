import { defineConfig } from 'tsup';
import { licenses } from './scripts/licenses.ts';

/** One file with everything in it: `npx` fetches nothing else, and no version of a dependency can differ. */
export default defineConfig({
  entry: { main: 'src/main.ts' },
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
  esbuildPlugins: [licenses('dist/licenses.txt')],
  esbuildOptions(options) {
    // Some old doors load their parts in a way that no bundler can follow.
    options.mainFields = ['module', 'main'];
    options.conditions = ['@site-designer/source', 'module'];
  },
});
