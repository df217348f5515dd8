import { checkText, type TEXT_LIMITS } from '@site-designer/api-contract/typed-texts';
import { type FieldError, fieldText, type LanguageCode } from '@site-designer/texts';
import { refuseInvalid } from '../../http/problem.ts';
import { spokenLanguages } from '../../texts/language-in-use.ts';

export type TextKinds<T extends string> = Readonly<Record<T, keyof typeof TEXT_LIMITS>>;

/** Errors of texts that may be empty. */
export function textErrors<T extends string>(
  kinds: TextKinds<T>,
  texts: Readonly<Partial<Record<NoInfer<T>, string | undefined>>>,
): FieldError[] {
  return Object.entries<TextKinds<T>[T]>(kinds).flatMap(([path, kind]) => {
    const message = checkText(kind, texts[path as T] ?? '');
    return message === undefined ? [] : [{ path, message }];
  });
}

/** The texts as they are stored: trimmed, and empty if absent. */
export function trimmedTexts<T extends string>(
  kinds: TextKinds<T>,
  texts: Readonly<Partial<Record<NoInfer<T>, string | undefined>>>,
): Record<T, string> {
  const entries = Object.keys(kinds).map((path) => [path, (texts[path as T] ?? '').trim()]);
  return Object.fromEntries(entries) as Record<T, string>;
}

/**
 * A text that must not be empty, trimmed.
 *
 * @param others - Errors of the other fields of the request.
 * @throws RequestProblem 400 that names every wrong field.
 */
export function requiredText(
  kind: keyof typeof TEXT_LIMITS,
  { path, text }: { readonly path: string; readonly text: string },
  others: readonly FieldError[] = [],
): string {
  const message = text.trim() === '' ? fieldText('field.required') : checkText(kind, text);
  refuseInvalid([...others, ...(message === undefined ? [] : [{ path, message }])]);
  return text.trim();
}

/** The error of a language that is known and not spoken here; none of those that are, and of none. */
export function languageErrors(path: string, language: LanguageCode | null): FieldError[] {
  const values = spokenLanguages();
  if (language === null || values.includes(language)) return [];
  return [{ path, message: fieldText('field.one-of', { values }) }];
}
