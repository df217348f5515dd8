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
    // Each file has a server and a browser of its own: two at a time would only wait for each other.
    fileParallelism: false,
    testTimeout: FIVE_MINUTES_MS,
    hookTimeout: FIVE_MINUTES_MS,
  },
});
