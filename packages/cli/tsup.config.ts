import { defineConfig } from 'tsup';

/** One file without dependencies: what is called once should not install anything. */
export default defineConfig({
  entry: { main: 'src/main.ts' },
  format: ['esm'],
  target: 'node20',
  platform: 'node',
  noExternal: [/.*/],
  clean: true,
  dts: false,
  minify: true,
  banner: { js: '#!/usr/bin/env node' },
  esbuildOptions: (options) => {
    options.conditions = ['@site-designer/source', 'module'];
    // Of packages that come in two kinds, the one that can be bundled.
    options.mainFields = ['module', 'main'];
  },
});
