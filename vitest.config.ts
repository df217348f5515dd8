import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: ['packages/*', 'apps/*', 'e2e'],
    reporters: ['default', './tools/closing-line.ts'],
  },
});
