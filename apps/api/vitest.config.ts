import { defineConfig } from 'vitest/config';

const SOURCE = ['@site-designer/source', 'node', 'import', 'default'];

export default defineConfig({
  ssr: { resolve: { conditions: SOURCE, externalConditions: SOURCE } },
  test: { name: 'api', include: ['test/**/*.test.ts'], environment: 'node' },
});
