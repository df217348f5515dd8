import { defineConfig } from 'vitest/config';
import { closingLine } from './tools/closing-line.ts';
import { testProject } from './tools/test-project.ts';

/** One project, so that a worker reads the engine once for the tests of all packages. Each can be tested alone as well. */
const packages = testProject({ name: 'packages', include: ['packages/*/test/**/*.test.ts'] });

export default defineConfig({
  test: {
    projects: [packages, 'apps/*', 'e2e'],
    reporters: ['default', closingLine],
  },
});
