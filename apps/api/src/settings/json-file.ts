import { readFileSync } from 'node:fs';
import type { Static, TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { reasonOf } from '../server/start-problem.ts';

/** A value that was read from a file; undefined where there are problems. */
export interface FileContent<T> {
  readonly value: T | undefined;
  readonly problems: readonly string[];
}

/** Content of a JSON file with the defaults of a schema, or all errors in it. */
export function readJsonFile<Schema extends TSchema>(schema: Schema, path: string): FileContent<Static<Schema>> {
  try {
    const value = Value.Default(schema, JSON.parse(readFileSync(path, 'utf8')));
    const problems = Value.Errors(schema, value)
      // The path of an unknown field is that of its parent.
      .filter(({ keyword }) => keyword !== 'boolean')
      .map(({ instancePath, message }) => `${instancePath} ${message}`.trim());
    return { value: problems.length === 0 ? (value as Static<Schema>) : undefined, problems };
  } catch (error) {
    const problem = error instanceof SyntaxError ? 'is not JSON' : 'cannot be read';
    return { value: undefined, problems: [`${problem} (${reasonOf(error)})`] };
  }
}
