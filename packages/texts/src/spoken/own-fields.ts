import * as fields from '#language/fields';
import type { FieldWords } from './check-words.ts';
import { languageInUse } from './language-in-use.ts';

/** What the columns of the camera table are called, and what they are for, in the language in use. */
export function fieldWords(): FieldWords {
  return languageInUse()?.fields ?? fields;
}
