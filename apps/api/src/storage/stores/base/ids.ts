/** Ids start at 1. */
const NO_ID = 0;

/** PostgreSQL refuses numbers beyond the range of ids; for a caller they are unknown ids. */
export function idOf(number: number): number {
  return Number.isSafeInteger(number) ? number : NO_ID;
}
