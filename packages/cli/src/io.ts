/** What a command reads and writes. */
export interface Io {
  /** A file, or what is piped in for `-`. */
  readonly read: (path: string) => Promise<string>;
  readonly write: (path: string, text: string) => Promise<void>;
  readonly print: (text: string) => void;
}

/** How a run ended, for scripts. */
export const EXIT = {
  done: 0,
  /** The design cannot be built, or a figure is not in it. */
  noAnswer: 1,
  /** The call itself is wrong. */
  usage: 2,
  /** A file cannot be read or is no design. */
  badFile: 3,
} as const;

export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** What stops a command: told on the error output, without a stack. */
export class Failure extends Error {
  readonly exitCode: ExitCode;

  constructor(message: string, exitCode: ExitCode) {
    super(message);
    this.exitCode = exitCode;
  }
}
