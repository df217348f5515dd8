/** The only code that writes to the console, so that everything is logged once. */
export function logError(what: string, cause: unknown): void {
  // eslint-disable-next-line no-console
  console.error(what, cause);
}
