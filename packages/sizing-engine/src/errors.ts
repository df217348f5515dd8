import type { Problem } from './problem.ts';

/** Kinds of errors, for callers to switch on. */
export type SizingErrorCode = 'out-of-domain' | 'non-finite' | 'unknown-entry' | 'not-explainable';

/**
 * The one error type the engine throws. `code`, `subject` and `problem` are stable; the message is for a log.
 *
 * A design that nothing fits is not an error: its result says so.
 *
 * @example
 * ```ts
 * try { calculateProposal(design, catalogue); } catch (error) {
 *   if (error instanceof SizingError) report(error.code, error.subject); // 'out-of-domain', 'cameras[0].quantity'
 * }
 * ```
 */
export class SizingError extends Error {
  override readonly name = 'SizingError';
  readonly code: SizingErrorCode;
  /** Path in the request (`cameras[0].quantity`), catalogue entry or formula id that the error is about. */
  readonly subject: string;

  /** What is wrong, which a language makes a sentence of. */
  readonly problem: Problem;

  constructor(code: SizingErrorCode, subject: string, problem: Problem) {
    super(`${subject}: ${JSON.stringify(problem)}`);
    this.code = code;
    this.subject = subject;
    this.problem = problem;
  }
}
