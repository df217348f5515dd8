import type { Problem } from '@site-designer/design-file';
import { EXIT, type ExitCode } from './exit-code.ts';

/** Why a command ends early, in words for its user. */
export class Failure extends Error {
  readonly code: ExitCode;

  constructor(code: ExitCode, message: string) {
    super(message);
    this.code = code;
  }
}

/** A file with faults in it. */
export class FaultyFile extends Failure {
  readonly file: string;
  /** Undefined where its lines are not to be shown: they may hold what people sign in with. */
  readonly text: string | undefined;
  readonly problems: readonly Problem[];

  constructor(file: string, text: string | undefined, problems: readonly Problem[]) {
    super(
      EXIT.file,
      `${file}: ${problems.length === 1 ? 'one thing is' : `${problems.length} things are`} wrong in it`,
    );
    this.file = file;
    this.text = text;
    this.problems = problems;
  }
}
