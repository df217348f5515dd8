import { defineConfig } from 'vitest/config';
import { closingLine } from './tools/closing-line.ts';

export default defineConfig({
  test: {
    projects: ['packages/*', 'apps/*', 'e2e'],
    reporters: ['default', closingLine],
  },
});
