/** Texts that several documents have. */
export interface CommonWords {
  /** A number of the catalogue that nobody publishes, and where it comes from. */
  readonly assumed: (fact: string, source: string) => string;
  /** The same where it comes from the catalogue itself. */
  readonly assumedInCatalogue: (fact: string, version: string) => string;
  /** What is noted with the rates of a camera report. */
  readonly reportNote: (cameras: number) => string;
}
