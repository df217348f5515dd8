import { resolve } from 'node:path';
import { cpuUsage, env } from 'node:process';
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

/**
 * Steps after which a test counts as endless that took so many without a mutant: the same on a fast machine and a slow one. No
 * test takes more than are assumed where it is not known.
 */
const limitOf = (steps = 300_000_000): number => 10_000_000 + 5 * steps;

/** Processor time for a mutant: one that no test has detected by then counts as survived. */
const MOST_SECONDS = Number(env['MUTATE_SECONDS'] ?? 3);

interface Ran {
  readonly ms: number;
  readonly steps: number;
  /** Why the test failed; absent where it passed. */
  readonly failure?: string;
  readonly isEndless: boolean;
}

/**
 * Runs the tests in this process, on modules that are evaluated anew for each mutant. Loading them takes a few
 * hundredths of a second, so mutants of what runs on load cost no more than others.
 */
class FreshModules implements TestRunner {
  #bundle: TestBundle | undefined;
  /** What each test took when it ran first. */
  readonly #cost = new Map<string, Pick<Ran, 'ms' | 'steps'>>();
  /** How many mutants of a source file each test has failed on. */
  readonly #kills = new Map<string, Map<string, number>>();
  readonly #namespace: InstrumenterContext;
  #ids: readonly string[] | undefined;
  readonly #trusted = new Set<string>();
  #active: string | undefined;
  /** How often the code has asked which mutant is active, as it does wherever there is one. */
  #steps = 0;
  #mostSteps = Number.POSITIVE_INFINITY;

  constructor() {
    const scope = globalThis as { __stryker__?: InstrumenterContext };
    this.#namespace = scope.__stryker__ ??= {};
    Object.defineProperty(this.#namespace, 'activeMutant', {
      get: () => {
        this.#steps += 1;
        if (this.#steps > this.#mostSteps) throw new Error('endless');
        return this.#active;
      },
    });
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
        const ran = await this.#run(test);
        const known = { id: test.id, name: test.name, fileName: resolve(file) };
        if (ran.failure === undefined) {
          this.#cost.set(test.id, ran);
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
    this.#active = activeMutant.id;
    Object.assign(this.#namespace, { hitCount: 0, hitLimit });
    const loaded = this.#evaluate();
    const start = cpuUsage();
    for (const [before, id] of ids.entries()) {
      if (cpuUsage(start).user > MOST_SECONDS * 1e6) break;
      const ran = await this.#ran(loaded, id);
      const isEndless = ran.isEndless || this.#isOverHitLimit();
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
    this.#active = undefined;
    const { failure } = await this.#ran(this.#evaluate(), id);
    if (failure !== undefined) throw new Error(`${id} fails without a mutant: ${failure}`);
    this.#trusted.add(id);
  }

  async #ran(loaded: LoadedTests, id: string): Promise<Ran> {
    const [file = ''] = id.split('#');
    if (!this.#built().files.includes(file)) throw new Error(`${file} is no file of tests`);
    let tests: readonly DeclaredTest[] = [];
    const load = { run: () => void (tests = loaded.testsOf(file)) };
    const atLoad = await this.#run(load, limitOf(0));
    const test = tests.find((declared) => declared.id === id);
    // A mutant may change the names of tests, which are those of what they are about.
    if (atLoad.failure !== undefined || test === undefined) return atLoad;
    const ran = await this.#run(test, limitOf(this.#cost.get(id)?.steps));
    if (ran.failure === undefined && !this.#cost.has(id)) this.#cost.set(id, ran);
    return ran;
  }

  /** Not from the dry run: after a mutant that did not end, another process goes on. */
  #allIds(): readonly string[] {
    if (this.#ids) return this.#ids;
    this.#active = undefined;
    const loaded = this.#evaluate();
    this.#ids = this.#built().files.flatMap((file) => loaded.testsOf(file).map(({ id }) => id));
    return this.#ids;
  }

  /**
   * Tests that failed on most mutants of the file first, then those in a folder named as that of the file and of its page
   * (`formulas-page`), then files of whole answers, then the quickest.
   */
  #ordered(ids: readonly string[], kills: ReadonlyMap<string, number>, source: string): string[] {
    const rank = (id: string) => kills.get(id) ?? 0;
    const folders = source.split('/');
    const isOf = (folder: string, id: string) => id.startsWith(`test/${folder}/`) || id.startsWith(`test/${folder}-`);
    const farness = (id: string) => (folders.some((each) => isOf(each, id)) ? 0 : GOLDEN.test(id) ? 1 : 2);
    const ms = (id: string) => this.#cost.get(id)?.ms ?? 0;
    return ids.toSorted((a, b) => rank(b) - rank(a) || farness(a) - farness(b) || ms(a) - ms(b));
  }

  async #run({ run }: Pick<DeclaredTest, 'run'> | { run: () => void }, most = Number.POSITIVE_INFINITY): Promise<Ran> {
    const start = performance.now();
    this.#steps = 0;
    this.#mostSteps = most;
    let failure: string | undefined;
    try {
      await run();
    } catch (error) {
      failure = error instanceof Error ? error.message : String(error);
    }
    const isEndless = this.#steps > most;
    this.#mostSteps = Number.POSITIVE_INFINITY;
    return { ms: performance.now() - start, steps: this.#steps, isEndless, ...(failure !== undefined && { failure }) };
  }

  #evaluate(): LoadedTests {
    return this.#built().evaluate();
  }

  #built(): TestBundle {
    if (!this.#bundle) throw new Error('init() comes first');
    return this.#bundle;
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
