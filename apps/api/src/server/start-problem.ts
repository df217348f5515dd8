/** The server cannot start; the message is one line with a remedy. */
export class StartProblem extends Error {
  override readonly name = 'StartProblem';

  constructor(subject: string, reason: string, cause: unknown) {
    super(`${subject} ${reason}`.replaceAll(/\s+/g, ' '), { cause });
  }
}

/** The code of an error or of the error that it wraps. */
export function codeOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if ('code' in error && typeof error.code === 'string') return error.code;
  return codeOf(error.cause);
}

/** The message of the innermost cause. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.cause !== undefined) return reasonOf(error.cause);
  return error.message === '' && error instanceof AggregateError ? reasonOf(error.errors[0]) : error.message;
}
