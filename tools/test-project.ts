import { randomInt } from 'node:crypto';
import { availableParallelism } from 'node:os';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { defineConfig, type ViteUserConfig } from 'vitest/config';

const { SOAK, FC_SEED = String(randomInt(2 ** 31)) } = process.env;
const SOURCE = '@site-designer/source';
/** Only there to end what hangs: how long a test takes depends on the machine and on the number of runs asked for. */
const LONGEST_TEST_MS = SOAK === 'true' ? 0 : 600_000;
/**
 * More than there are processors, as tests wait for browsers, processes and databases. The same in every project, as
 * projects with different numbers do not run side by side. Each worker has a browser of its own, hence the limit.
 */
const WORKERS = Math.min(6, Math.ceil(availableParallelism() * 1.5));
/** In MB, so much as most of what a test makes lives for one request: it is cleared away less often. */
const YOUNG_GENERATION = ['--max-semi-space-size=64', '--min-semi-space-size=16'];
/** Ends before the test does, and says what it waited for. */
const LONGEST_WAIT_MS = 120_000;

const inTools = (file: string) => fileURLToPath(new URL(file, import.meta.url));

/** Tests of a package or app that runs in Node: workspace packages from their sources, so that no test needs a build. */
export function testProject(test: NonNullable<ViteUserConfig['test']>, setupFiles: string[] = []) {
  return defineConfig({
    resolve: { conditions: [SOURCE] },
    ssr: { resolve: { conditions: [SOURCE, 'node'], externalConditions: [SOURCE] } },
    test: {
      maxWorkers: WORKERS,
      execArgv: YOUNG_GENERATION,
      include: ['test/**/*.test.ts'],
      environment: 'node',
      setupFiles: [inTools('./bare-environment.ts'), inTools('./random-runs.ts'), ...setupFiles],
      // One seed for all tests of a package: laws about the same kind of values draw the same ones.
      env: { FC_SEED },
      // No module keeps state, so files share what a worker has loaded.
      isolate: false,
      testTimeout: LONGEST_TEST_MS,
      hookTimeout: LONGEST_TEST_MS,
      expect: { poll: { timeout: LONGEST_WAIT_MS } },
      ...test,
    },
  });
}
