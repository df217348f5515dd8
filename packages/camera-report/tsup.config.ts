import { defineConfig } from 'tsup';

export default defineConfig({
  entry: { index: 'src/index.ts', 'write-workbook': 'src/write-workbook.ts' },
  format: ['esm'],
  target: 'es2023',
  platform: 'neutral',
  sourcemap: true,
  clean: true,
  dts: false,
});
