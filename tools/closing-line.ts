import { relative } from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';

const SLOWEST = 10;

/** Ends a run with its slowest files, and with one line that scripts can read: `N passed, N failed`. */
export const closingLine: Reporter = {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const states = modules.flatMap((module) => [...module.children.allTests()].map((test) => test.result().state));
    const count = (state: string): number => states.filter((each) => each === state).length;
    // A file that could not be loaded counts as one failure, since it has no tests to count.
    const broken = modules.filter((module) => module.errors().length > 0).length;
    if (modules.length > SLOWEST) console.log(`\nSlowest files:\n${slowestOf(modules).join('\n')}`);
    console.log(`\n${count('passed')} passed, ${count('failed') + broken} failed`);
  },
};

function slowestOf(modules: readonly TestModule[]): string[] {
  return modules
    .map((module) => ({ file: relative(process.cwd(), module.moduleId), ms: module.diagnostic().duration }))
    .toSorted((a, b) => b.ms - a.ms)
    .slice(0, SLOWEST)
    .map(({ file, ms }) => `${(ms / 1000).toFixed(1).padStart(6)} s  ${file}`);
}
