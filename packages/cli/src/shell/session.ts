import type { ExitCode } from './exit-code.ts';
import type { Shell } from './shell.ts';

export interface Session {
  readonly shell: Shell;
  /** Exit code of a command that finished without a good result, such as a design without a solution. */
  readonly endWith: (code: ExitCode) => void;
}
