import type { checks } from '../en/checks.ts';
import type * as fields from '../en/fields.ts';
import type { names } from '../en/names.ts';
import type { InLanguage } from '../basics/in-language.ts';

/** Texts about price lists, offers and files that cannot be taken, in one language. */
export type CheckWords = InLanguage<typeof checks>;

/** Texts about names and texts that are typed, in one language. */
export type NameWords = InLanguage<typeof names>;

/** What the columns of the camera table are called, and what they are for, in one language. */
export type FieldWords = InLanguage<Pick<typeof fields, 'COLUMN_TITLES' | 'COLUMN_MEANINGS'>>;
