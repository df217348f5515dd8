import { defineConfig } from 'vitest/config';

/** Workspace packages are tested from their sources, so that no test needs a build. */
const SOURCE = '@site-designer/source';

export default defineConfig({
  ssr: { resolve: { conditions: [SOURCE, 'node'], externalConditions: [SOURCE] } },
  test: {
    name: 'api',
    maxWorkers: '100%',
    include: ['test/**/*.test.ts'],
    environment: 'node',
    setupFiles: ['../../tools/bare-environment.ts', '../../tools/random-runs.ts'],
    globalSetup: ['test/support/start-postgres.ts'],
    // Only there to end a test that hangs, however slow the machine.
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
