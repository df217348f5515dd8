import { sql, type RawBuilder } from 'kysely';

/** What functions that make JSON objects are given: names and columns in turns. */
export function fieldsOf(fields: Readonly<Record<string, string>>): RawBuilder<unknown> {
  return sql.join(Object.entries(fields).flatMap(([name, column]) => [sql.lit(name), sql.ref(column)]));
}
