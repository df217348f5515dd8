/**
 * A JSON value with the keys that it lacks, at any depth of its objects, taken from another one. Lists are values as a whole. Read with
 * defaults, what an earlier version stored has the keys of this one; written over what is stored, keys of a later version stay.
 */
export function completed<T>(value: T, from: unknown): T {
  if (!isObject(value) || !isObject(from)) return value;
  const whole: Record<string, unknown> = { ...from };
  for (const [key, own] of Object.entries(value)) whole[key] = completed(own, from[key]);
  return whole as T;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
