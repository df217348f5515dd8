// The tests that draw their examples, at full length and with a fresh seed for each round: npm run soak -- [ROUNDS]
import { randomInt } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { startVitest, type Reporter, type TestModule } from 'vitest/node';

const ROOT = join(import.meta.dirname, '..');
const SEEDS = 2 ** 31;

interface FileFigures {
  readonly file: string;
  readonly tests: number;
  readonly failed: number;
  readonly seconds: number;
}

function randomTests(): string[] {
  const isRandom = (file: string): boolean =>
    /from '(?:fast-check|.*\/random-runs\.ts)'/.test(readFileSync(join(ROOT, file), 'utf8'));
  return globSync('{{packages,apps}/*,e2e}/test/**/*.test.{ts,tsx}', { cwd: ROOT }).filter(isRandom).toSorted();
}

function figuresOf(module: TestModule): FileFigures {
  const tests = [...module.children.allTests()];
  return {
    file: module.relativeModuleId,
    tests: tests.length,
    failed: tests.filter((test) => test.result().state === 'failed').length + module.errors().length,
    seconds: Math.round(module.diagnostic().duration / 1000),
  };
}

/** Whether all tests passed. */
async function round(files: readonly string[], seed: number): Promise<boolean> {
  process.stdout.write(`\nSeed ${seed}: FC_SEED=${seed} npm run soak repeats this round.\n`);
  Object.assign(process.env, { SOAK: 'true', FC_SEED: String(seed) });
  const figures: FileFigures[] = [];
  const collect: Reporter = { onTestModuleEnd: (module) => void figures.push(figuresOf(module)) };
  const vitest = await startVitest('test', [...files], { root: ROOT, watch: false, reporters: ['default', collect] });
  await vitest.close();
  console.table(figures.toSorted((a, b) => b.seconds - a.seconds));
  const failed = figures.reduce((sum, each) => sum + each.failed, 0);
  process.stdout.write(`Seed ${seed}: ${files.length} files, ${failed} failed\n`);
  return failed === 0 && figures.length === files.length;
}

const rounds = Number(process.argv[2] ?? 1);
const files = randomTests();
let areAllPassed = true;
for (let index = 0; index < rounds; index += 1) {
  const seed = Number((index === 0 && process.env['FC_SEED']) || randomInt(SEEDS));
  areAllPassed = (await round(files, seed)) && areAllPassed;
}
process.exitCode = areAllPassed ? 0 : 1;
