import { defineConfig } from 'tsup';

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    encoding: 'src/encoding.ts',
    'read-csv': 'src/read-csv.ts',
    'read-file': 'src/read-file.ts',
    'write-workbook': 'src/write-workbook.ts',
  },
  format: ['esm'],
  target: 'es2023',
  platform: 'neutral',
  sourcemap: true,
  clean: true,
  dts: false,
});
