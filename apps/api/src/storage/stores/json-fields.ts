import { sql, type RawBuilder } from 'kysely';

/** Arguments of the SQL functions that build JSON objects: names and columns alternate. */
export function fieldsOf(fields: Readonly<Record<string, string>>): RawBuilder<unknown> {
  return sql.join(Object.entries(fields).flatMap(([name, column]) => [sql.lit(name), sql.ref(column)]));
}
