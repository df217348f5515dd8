import { defineConfig, mergeConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import config from './vitest.config.ts';

/** Laws take longest and come last: the first test that fails ends the work on a mutant. */
class ExamplesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLaw = ({ moduleId }: TestSpecification): number => Number(moduleId.endsWith('.prop.test.ts'));
    return files.toSorted((a, b) => isLaw(a) - isLaw(b) || a.moduleId.localeCompare(b.moduleId));
  }
}

// A mutant is looked at a thousand times over: each law is tried a few times, always with the same examples.
export default mergeConfig(
  config,
  defineConfig({
    test: {
      isolate: false,
      sequence: { sequencer: ExamplesFirst },
      env: { FC_NUM_RUNS: '10', FC_SEED: '20261121' },
    },
  }),
);
