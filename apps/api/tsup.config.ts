import { defineConfig } from 'tsup';

export default defineConfig({
  entry: { server: 'src/server.ts', worker: 'src/workers/worker.ts' },
  format: ['esm'],
  target: 'node24',
  platform: 'node',
  sourcemap: true,
  clean: true,
  dts: false,
  // Files that stand on published packages alone. Packages of hundreds of modules are taken in: to find each of these was a
  // third of a start.
  noExternal: [/^@site-designer\//, /^(typebox|kysely|drizzle-orm)(\/|$)/],
  esbuildOptions(options) {
    options.conditions = ['@site-designer/source', 'module'];
  },
});
