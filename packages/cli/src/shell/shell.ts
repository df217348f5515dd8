export interface Shell {
  /** What is in a file; in standard input for `-`. */
  readonly readBytes: (file: string) => Promise<Uint8Array>;
  /** Writes a file that is not there yet. */
  readonly writeNew: (file: string, content: string | Uint8Array) => Promise<void>;
  readonly replace: (file: string, content: string | Uint8Array) => Promise<void>;
  readonly out: Stream;
  readonly err: Stream;
  /** Says on a terminal what takes long, such as `sizing 20,000 groups`; the answer ends it. */
  readonly progress: (text: string) => () => void;
}

export interface Stream {
  readonly write: (text: string) => void;
  /** Characters of a line; undefined where the output is no terminal. */
  readonly columns: number | undefined;
  readonly hasColours: boolean;
}

/** The name under which standard input is read. */
export const STANDARD_INPUT = '-';
