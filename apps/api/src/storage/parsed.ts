/** A JSON value: SQLite gives its text, PostgreSQL the value. */
export function parsed<T>(value: T | string): T {
  return typeof value === 'string' ? (JSON.parse(value) as T) : value;
}
