/** What a command may do to the world. */
export interface Shell {
  /** Text of a file; of standard input for `-`. */
  readonly readText: (file: string) => Promise<string>;
  /** Writes a file that is not there yet. */
  readonly writeNew: (file: string, text: string) => Promise<void>;
  readonly replace: (file: string, text: string) => Promise<void>;
  readonly out: Stream;
  readonly err: Stream;
}

export interface Stream {
  readonly write: (text: string) => void;
  /** Characters of a line; undefined where nobody sits before it. */
  readonly columns: number | undefined;
  readonly hasColours: boolean;
}

/** The name under which standard input is read. */
export const STANDARD_INPUT = '-';
