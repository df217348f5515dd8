import type { Reporter, TestModule } from 'vitest/node';

/** Ends a run with one line that scripts can read: `N passed, N failed`. */
export const closingLine: Reporter = {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const states = modules.flatMap((module) => [...module.children.allTests()].map((test) => test.result().state));
    const count = (state: string): number => states.filter((each) => each === state).length;
    // A file that could not be loaded counts as one failure, since it has no tests to count.
    const broken = modules.filter((module) => module.errors().length > 0).length;
    console.log(`\n${count('passed')} passed, ${count('failed') + broken} failed`);
  },
};
