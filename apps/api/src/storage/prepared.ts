import type { Compilable } from 'kysely';
import type { Connection } from './schema.ts';

type Values = Readonly<Record<string, string | number>>;

/**
 * A query that is built once and run often: for the smallest queries, building takes longer than running.
 *
 * @param sample - Values, all different, that show where each value goes.
 */
export function prepared<V extends Values, R>(
  sample: V,
  build: (values: V) => Compilable<R>,
): (connection: Connection, values: V) => Promise<R[]> {
  const compiled = build(sample).compile();
  const names = compiled.parameters.map((parameter) => Object.keys(sample).find((name) => sample[name] === parameter));
  return async (connection, values) => {
    const parameters = names.map((name, index) => (name === undefined ? compiled.parameters[index] : values[name]));
    return (await connection.executeQuery<R>({ ...compiled, parameters })).rows;
  };
}
