import { resolve } from 'node:path';
import { cpuUsage, env } from 'node:process';
import { Script } from 'node:vm';
import { PluginKind } from '@stryker-mutator/api/plugin';
import {
  type CompleteDryRunResult,
  DryRunStatus,
  type MutantRunOptions,
  type MutantRunResult,
  MutantRunStatus,
  type TestRunner,
  TestStatus,
} from '@stryker-mutator/api/test-runner';
import type { InstrumenterContext, MutantCoverage } from '@stryker-mutator/api/core';
import { type LoadedTests, type TestBundle, bundleTests } from './test-bundle.ts';
import type { DeclaredTest } from './test-file.ts';

/**
 * A mutant is tried a thousand times over: each law is tried a few times, always with the same examples. No test may look at
 * what another has sized, since coverage is counted for each.
 */
const RUNS = { FC_NUM_RUNS: '6', FC_SEED: '20261121', SIZED_KEPT: '0' };
/** What looks at the built package, in which no mutant lives; what loads the engine anew; and laws that take seconds. */
const EXCLUDED = [
  'test/package/**',
  'test/read-together/one-after-another.prop.test.ts',
  'test/derivation/printed.prop.test.ts',
  'test/as-built/as-built.prop.test.ts',
];
const GOLDEN = /\/golden\//u;

/** How long a test may take: it took `ms` before, other programs may want the processor too. */
const limitOf = (ms = 1000): number => 2000 + Math.ceil(5 * ms);

/** Processor time for a mutant: one that no test has detected by then counts as survived. */
const MOST_SECONDS = 10;

interface Ran {
  readonly ms: number;
  /** Why the test failed; absent where it passed. */
  readonly failure?: string;
  readonly isEndless?: boolean;
}

/**
 * Runs the tests in this process, on modules that are evaluated anew for each mutant. Loading them takes a few
 * hundredths of a second, so mutants of what runs on load cost no more than others.
 */
class FreshModules implements TestRunner {
  #bundle: TestBundle | undefined;
  /** How long each test took when it ran last. */
  readonly #ms = new Map<string, number>();
  /** How many mutants of a source file each test has failed on. */
  readonly #kills = new Map<string, Map<string, number>>();
  readonly #namespace: InstrumenterContext;
  #ids: readonly string[] | undefined;
  readonly #trusted = new Set<string>();

  constructor() {
    const scope = globalThis as { __stryker__?: InstrumenterContext };
    this.#namespace = scope.__stryker__ ??= {};
  }

  capabilities() {
    return { reloadEnvironment: true };
  }

  async init(): Promise<void> {
    Object.assign(env, RUNS);
    this.#bundle = await bundleTests(EXCLUDED);
  }

  async dryRun(): Promise<CompleteDryRunResult> {
    const { files } = this.#built();
    const loaded = this.#evaluate();
    const tests: CompleteDryRunResult['tests'] = [];
    loaded.loadEngine();
    for (const file of files) {
      const atLoad = `${file}#`;
      this.#namespace.currentTestId = atLoad;
      const declared = loaded.testsOf(file);
      for (const test of declared) {
        this.#namespace.currentTestId = test.id;
        const ran = await run(test, 600_000);
        const known = { id: test.id, name: test.name, fileName: resolve(file) };
        if (ran.failure === undefined) {
          this.#ms.set(test.id, ran.ms);
          tests.push({ ...known, status: TestStatus.Success, timeSpentMs: ran.ms });
        } else {
          tests.push({ ...known, status: TestStatus.Failed, timeSpentMs: 0, failureMessage: ran.failure });
        }
      }
      spread(this.#namespace.mutantCoverage, atLoad, declared);
    }
    delete this.#namespace.currentTestId;
    return {
      status: DryRunStatus.Complete,
      tests,
      ...(this.#namespace.mutantCoverage && { mutantCoverage: this.#namespace.mutantCoverage }),
    };
  }

  async mutantRun({ activeMutant, testFilter, hitLimit, sandboxFileName }: MutantRunOptions): Promise<MutantRunResult> {
    const kills = this.#kills.get(sandboxFileName) ?? new Map<string, number>();
    this.#kills.set(sandboxFileName, kills);
    const ids = this.#ordered(testFilter ?? this.#allIds(), kills, sandboxFileName);
    Object.assign(this.#namespace, { activeMutant: activeMutant.id, hitCount: 0, hitLimit });
    const loaded = this.#evaluate();
    const start = cpuUsage();
    for (const [before, id] of ids.entries()) {
      if (cpuUsage(start).user > MOST_SECONDS * 1e6) break;
      const ran = await this.#ran(loaded, id);
      const isEndless = ran.isEndless === true || this.#isOverHitLimit();
      if (ran.failure === undefined && !isEndless) continue;
      kills.set(id, (kills.get(id) ?? 0) + 1);
      await this.#mustPass(id);
      if (isEndless) return { status: MutantRunStatus.Timeout, reason: id };
      const failureMessage = ran.failure ?? '';
      return { status: MutantRunStatus.Killed, killedBy: [id], failureMessage, nrOfTests: before + 1 };
    }
    return { status: MutantRunStatus.Survived, nrOfTests: ids.length };
  }

  /** Whether the mutant ran many times as often as in all tests without it. */
  #isOverHitLimit(): boolean {
    const { hitCount = 0, hitLimit = Number.POSITIVE_INFINITY } = this.#namespace;
    return hitCount > hitLimit;
  }

  /** A test that fails without a mutant as well would kill them all; looked at once, before it may kill any. */
  async #mustPass(id: string): Promise<void> {
    if (this.#trusted.has(id)) return;
    delete this.#namespace.activeMutant;
    const { failure } = await this.#ran(this.#evaluate(), id);
    if (failure !== undefined) throw new Error(`${id} fails without a mutant: ${failure}`);
    this.#trusted.add(id);
  }

  async #ran(loaded: LoadedTests, id: string): Promise<Ran> {
    const [file = ''] = id.split('#');
    if (!this.#built().files.includes(file)) throw new Error(`${file} is no file of tests`);
    let tests: readonly DeclaredTest[] = [];
    const load = { run: () => void (tests = loaded.testsOf(file)) };
    const atLoad = await run(load, limitOf());
    const test = tests.find((declared) => declared.id === id);
    // A mutant may change the names of tests, which are those of what they are about.
    if (atLoad.failure !== undefined || test === undefined) return atLoad;
    const ran = await run(test, limitOf(this.#ms.get(id)));
    if (ran.failure === undefined && !this.#ms.has(id)) this.#ms.set(id, ran.ms);
    return ran;
  }

  /** Not from the dry run: after a mutant that did not end, another process goes on. */
  #allIds(): readonly string[] {
    if (this.#ids) return this.#ids;
    delete this.#namespace.activeMutant;
    const loaded = this.#evaluate();
    this.#ids = this.#built().files.flatMap((file) => loaded.testsOf(file).map(({ id }) => id));
    return this.#ids;
  }

  /**
   * Tests that failed on most mutants of the file first, then those in a folder named as that of the file, then files of whole
   * answers, then the quickest.
   */
  #ordered(ids: readonly string[], kills: ReadonlyMap<string, number>, source: string): string[] {
    const rank = (id: string) => kills.get(id) ?? 0;
    const farness = (id: string) => (source.includes(`/${id.split('/')[1]}/`) ? 0 : GOLDEN.test(id) ? 1 : 2);
    return ids.toSorted(
      (a, b) => rank(b) - rank(a) || farness(a) - farness(b) || (this.#ms.get(a) ?? 0) - (this.#ms.get(b) ?? 0),
    );
  }

  #evaluate(): LoadedTests {
    return this.#built().evaluate();
  }

  #built(): TestBundle {
    if (!this.#bundle) throw new Error('init() comes first');
    return this.#bundle;
  }
}

const CALL = new Script('mutationTestBody()');

/** Only what runs before the first `await` is ended, which is all of a law. */
async function run(test: Pick<DeclaredTest, 'run'> | { run: () => void }, timeout: number): Promise<Ran> {
  const { run: body } = test;
  const start = performance.now();
  const processor = cpuUsage();
  Object.assign(globalThis, { mutationTestBody: body });
  try {
    await CALL.runInThisContext({ timeout });
    return { ms: performance.now() - start };
  } catch (error) {
    const isEndless = error instanceof Error && 'code' in error && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';
    // Other programs had the processor: that is no sign of an endless loop.
    if (isEndless && cpuUsage(processor).user < timeout * 500) return run(test, timeout * 4);
    return {
      ms: performance.now() - start,
      failure: error instanceof Error ? error.message : String(error),
      isEndless,
    };
  }
}

/** What a file works out while it loads, each of its tests may look at. */
function spread(coverage: MutantCoverage | undefined, atLoad: string, tests: readonly DeclaredTest[]): void {
  const hits = coverage?.perTest[atLoad];
  if (!coverage || !hits) return;
  Reflect.deleteProperty(coverage.perTest, atLoad);
  for (const { id } of tests) {
    const own = (coverage.perTest[id] ??= {});
    for (const [mutant, count] of Object.entries(hits)) own[mutant] = (own[mutant] ?? 0) + count;
  }
}

export const strykerPlugins = [
  { kind: PluginKind.TestRunner, name: 'fresh-modules', factory: () => new FreshModules() },
];
