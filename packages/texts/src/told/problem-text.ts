import { COLON } from '#language/grammar';
import { problems } from '#language/problems';
import type { Problem, Problems, SizingError } from '@site-designer/sizing-engine';
import type { FieldError as EngineFieldError } from '@site-designer/sizing-engine/design';
import { languageInUse } from '../spoken/language-in-use.ts';

/** What is wrong with one field, as a sentence. */
export interface FieldError {
  readonly path: string;
  readonly message: string;
}

type Sentence = (figures: unknown, speaker: { say: typeof problemText }) => string;

/**
 * What is wrong with a field, as a sentence. Whoever says nothing else loads no other sentences.
 *
 * @example
 * ```ts
 * problemText({ say: 'field.between', min: 1, max: 60 }); // 'Value must be between 1 and 60'
 * ```
 */
export function problemText(problem: Problem): string;
export function problemText(problem: Problem | undefined): string | undefined;
export function problemText(problem: Problem | undefined): string | undefined {
  if (problem === undefined) return undefined;
  const sentences = languageInUse()?.sayings ?? problems;
  return (sentences[problem.say] as unknown as Sentence)(problem, { say: problemText });
}

/**
 * The same of a check that the engine does not have.
 *
 * @example
 * ```ts
 * fieldText('field.required'); // 'This field is required'
 * ```
 */
export function fieldText<K extends keyof Problems>(
  say: K,
  ...[figures]: object extends Problems[K] ? [] : [figures: Problems[K]]
): string {
  return problemText({ say, ...figures } as Problem);
}

/** The errors of a check with their sentences. */
export function fieldErrors(errors: readonly EngineFieldError[]): FieldError[] {
  return errors.map(({ path, message }) => ({ path, message: problemText(message) }));
}

/** What an error of the engine says: the place, and what is wrong there. */
export function errorText({ subject, problem }: Pick<SizingError, 'subject' | 'problem'>): string {
  return `${subject}${languageInUse()?.colon ?? COLON}${problemText(problem)}`;
}
