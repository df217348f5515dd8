import { defineConfig } from 'tsup';

export default defineConfig({
  entry: { index: 'src/index.ts', 'catalogue/index': 'src/catalogue/index.ts' },
  format: ['esm'],
  target: 'es2023',
  platform: 'neutral',
  sourcemap: true,
  clean: true,
  // Declarations come from tsc: the bundled declaration builder needs a compiler API that TypeScript 7 does not have.
  dts: false,
});
