import { defineConfig, mergeConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import config from './vitest.config.ts';

/** The first test that fails ends the work on a mutant: whole answers see the most, laws take the longest. */
class QuickestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.toSorted((a, b) => rank(a) - rank(b) || a.moduleId.localeCompare(b.moduleId));
  }
}

function rank({ moduleId }: TestSpecification): number {
  if (moduleId.includes('/golden/')) return 0;
  return moduleId.endsWith('.prop.test.ts') ? 2 : 1;
}

// A mutant is looked at a thousand times over: each law is tried a few times, always with the same examples.
export default mergeConfig(
  config,
  defineConfig({
    test: {
      // They look at what was built, in which no mutant lives.
      exclude: ['test/package/**'],
      sequence: { sequencer: QuickestFirst },
      env: { FC_NUM_RUNS: '6', FC_SEED: '20261121' },
    },
  }),
);
