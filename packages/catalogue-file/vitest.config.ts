import { defineConfig } from 'vitest/config';

/** Workspace packages are tested from their sources, so that no test needs a build. */
const SOURCE = '@site-designer/source';

export default defineConfig({
  ssr: { resolve: { conditions: [SOURCE, 'node'], externalConditions: [SOURCE] } },
  test: {
    name: 'catalogue-file',
    maxWorkers: '100%',
    include: ['test/**/*.test.ts'],
    setupFiles: ['../../tools/bare-environment.ts', '../../tools/random-runs.ts'],
    environment: 'node',
    testTimeout: 0,
  },
});
