import type { ExitCode } from './exit-code.ts';
import type { Shell } from './shell.ts';

/** One run of the program. */
export interface Session {
  readonly shell: Shell;
  /** The exit code of a command that is done, but not as one hopes. */
  readonly endWith: (code: ExitCode) => void;
}
