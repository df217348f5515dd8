import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { name: 'sizing-engine', include: ['test/**/*.test.ts'], environment: 'node' },
});
