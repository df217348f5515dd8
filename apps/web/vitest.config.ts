import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const SOURCE = ['@site-designer/source', 'module', 'browser', 'development|production'];

export default defineConfig({
  plugins: [react()],
  resolve: { conditions: SOURCE },
  ssr: { resolve: { conditions: SOURCE, externalConditions: SOURCE } },
  test: {
    name: 'web',
    maxWorkers: '100%',
    include: ['test/**/*.test.{ts,tsx}'],
    environment: 'happy-dom',
    setupFiles: ['../../tools/bare-environment.ts', '../../tools/random-runs.ts', 'test/support/setup.ts'],
  },
});
