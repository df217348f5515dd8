/** Kinds of errors, for callers to switch on. */
export type SizingErrorCode = 'out-of-domain' | 'non-finite' | 'unknown-entry' | 'not-explainable';

/**
 * The one error type the engine throws. `code` and `subject` are stable; the message is for people.
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

  constructor(code: SizingErrorCode, subject: string, message: string) {
    super(`${subject}: ${message}`);
    this.code = code;
    this.subject = subject;
  }
}
