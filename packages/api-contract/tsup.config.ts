import { defineConfig } from 'tsup';

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    addresses: 'src/addresses.ts',
    'proposal-addresses': 'src/proposal-addresses.ts',
    names: 'src/names.ts',
    'price-bounds': 'src/price-bounds.ts',
  },
  format: ['esm'],
  target: 'es2023',
  platform: 'neutral',
  sourcemap: true,
  clean: true,
  dts: false,
});
