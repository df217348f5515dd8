import { sql, type RawBuilder } from 'kysely';

/** Names and columns in turn, as the functions of both databases take the fields of an object. */
export function fieldsOf(columns: readonly string[]): RawBuilder<unknown> {
  return sql.join(columns.flatMap((name) => [sql.lit(name), sql.ref(name)]));
}
