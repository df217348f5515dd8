import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'sizing-engine',
    maxWorkers: '100%',
    include: ['test/**/*.test.ts'],
    setupFiles: ['../../tools/bare-environment.ts', '../../tools/random-runs.ts'],
    environment: 'node',
    // Nothing in the engine keeps state: files share what a worker has loaded.
    isolate: false,
    // A law is checked as often as was asked for, however long that takes.
    testTimeout: 0,
    hookTimeout: 0,
    coverage: {
      provider: 'v8',
      include: ['src/**'],
      reporter: ['text', 'json-summary'],
      thresholds: { 100: true },
    },
  },
});
