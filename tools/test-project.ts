import { fileURLToPath } from 'node:url';
import { defineConfig, type ViteUserConfig } from 'vitest/config';

const SOURCE = '@site-designer/source';
const HOUR_MS = 3_600_000;

const inTools = (file: string) => fileURLToPath(new URL(file, import.meta.url));

/** Tests of a package or app that runs in Node: workspace packages from their sources, so that no test needs a build. */
export function testProject(test: NonNullable<ViteUserConfig['test']>, setupFiles: string[] = []) {
  return defineConfig({
    resolve: { conditions: [SOURCE] },
    ssr: { resolve: { conditions: [SOURCE, 'node'], externalConditions: [SOURCE] } },
    test: {
      maxWorkers: '100%',
      include: ['test/**/*.test.ts'],
      environment: 'node',
      setupFiles: [inTools('./bare-environment.ts'), inTools('./random-runs.ts'), ...setupFiles],
      // No module keeps state, so files share what a worker has loaded.
      isolate: false,
      // Only there to end a test that hangs: how long one takes depends on the machine and on the number of runs asked for.
      testTimeout: HOUR_MS,
      hookTimeout: HOUR_MS,
      expect: { poll: { timeout: HOUR_MS } },
      ...test,
    },
  });
}
