import { defineConfig } from 'tsup';

export default defineConfig({
  entry: { server: 'src/server.ts' },
  format: ['esm'],
  target: 'node24',
  platform: 'node',
  sourcemap: true,
  clean: true,
  dts: false,
  // One file that stands on published packages alone.
  noExternal: [/^@site-designer\//],
});
