/** The one place that writes to the console: what is logged is logged once. */
export function logError(what: string, cause: unknown): void {
  // eslint-disable-next-line no-console
  console.error(what, cause);
}
