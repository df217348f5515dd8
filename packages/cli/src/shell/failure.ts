import type { Problem } from '@site-designer/design-file';
import { EXIT, type ExitCode } from './exit-code.ts';
import { said } from '../texts/said.ts';

/** Ends a command with a message for its user. */
export class Failure extends Error {
  readonly code: ExitCode;

  constructor(code: ExitCode, message: string) {
    super(message);
    this.code = code;
  }
}

export class FaultyFile extends Failure {
  readonly file: string;
  /** Undefined where its lines must not be shown, because they may contain credentials. */
  readonly text: string | undefined;
  readonly problems: readonly Problem[];

  constructor(file: string, text: string | undefined, problems: readonly Problem[]) {
    super(
      EXIT.file,
      problems.length === 1
        ? said('{file}: one thing is wrong in it', { file })
        : said('{file}: {count} things are wrong in it', { file, count: problems.length }),
    );
    this.file = file;
    this.text = text;
    this.problems = problems;
  }
}
