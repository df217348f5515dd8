import { env } from 'node:process';
import { type CheckResult, type Checker, CheckStatus } from '@stryker-mutator/api/check';
import { PluginKind } from '@stryker-mutator/api/plugin';

const { MUTATE_EVERY = '1', MUTATE_FROM = '0' } = env;

const NOT_IN_SAMPLE: CheckResult = { status: CheckStatus.CompileError, reason: 'not in the sample' };

/** Lets every so many mutants pass, from one on; the others count as if they did not compile. */
const sample: Checker = {
  init: async () => {},
  check: async (mutants) =>
    Object.fromEntries(
      mutants.map(({ id }) => [
        id,
        Number(id) % Number(MUTATE_EVERY) === Number(MUTATE_FROM) ? { status: CheckStatus.Passed } : NOT_IN_SAMPLE,
      ]),
    ),
};

export const strykerPlugins = [{ kind: PluginKind.Checker, name: 'sample', value: sample }];
