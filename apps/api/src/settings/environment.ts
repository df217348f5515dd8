import { Ajv, type ErrorObject } from 'ajv';
import type { Static, TObject } from 'typebox';
import { CHECKED_SCHEMAS } from '../http/schema-options.ts';
import { misspelled } from './unknown-names.ts';

type Variables = Readonly<Record<string, string | undefined>>;

/** How the server and the commands end where what they were given is wrong. */
export const BAD_INPUT = 2;

/** Lists every invalid variable, so that all can be corrected before the next start. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`Bad configuration:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
    this.problems = problems;
  }
}

const ajv = new Ajv({ ...CHECKED_SCHEMAS, allErrors: true, coerceTypes: true, useDefaults: true, verbose: true });

/** The variables of a schema. Unset and empty ones take their defaults; what looks like a misspelled one is refused. */
export function readEnvironment<T extends TObject>(schema: T, variables: Variables): Static<T> {
  const check = ajv.compile<Static<T>>(schema);
  const names = Object.keys(schema.properties);
  const environment: unknown = setVariables(names, variables);
  const unmeant = misspelled(names, variables);
  if (check(environment) && unmeant.length === 0) return environment;
  throw new ConfigError([...(check.errors ?? []).map((error) => explained(error, variables)), ...unmeant]);
}

function setVariables(names: readonly string[], variables: Variables): Record<string, string> {
  const known = names.flatMap((name) => {
    const value = variables[name]?.trim() ?? '';
    return value === '' ? [] : [[name, value] as const];
  });
  return Object.fromEntries(known);
}

function explained({ instancePath, keyword, message, parentSchema }: ErrorObject, variables: Variables): string {
  const name = instancePath.slice(1);
  // The description is readable; the pattern is not.
  const reason = keyword === 'pattern' ? 'has the wrong form' : message;
  return `${name}=${withoutPassword(variables[name] ?? '')}: ${reason} (${parentSchema?.['description']})`;
}

/** The value as the log may show it, without the password of an address. */
function withoutPassword(value: string): string {
  return value.replace(/(:\/\/[^/:@]*):.*@/, '$1:***@');
}
