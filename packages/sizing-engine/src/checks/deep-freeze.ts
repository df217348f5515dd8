/** Freezes plain data with everything in it. */
export function deepFreeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  for (const part of Object.values(value)) deepFreeze(part);
  return Object.freeze(value);
}
