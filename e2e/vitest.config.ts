import { defineConfig } from 'vitest/config';

const FIVE_MINUTES_MS = 300_000;
const conditions = ['@site-designer/source'];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    name: 'e2e',
    include: ['test/**/*.test.ts'],
    environment: 'node',
    setupFiles: ['../tools/bare-environment.ts'],
    globalSetup: ['support/shared-app.ts'],
    maxWorkers: 2,
    testTimeout: FIVE_MINUTES_MS,
    hookTimeout: FIVE_MINUTES_MS,
  },
});
