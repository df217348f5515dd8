import type { checks } from './en/checks.ts';
import type { names } from './en/names.ts';
import type { InLanguage } from './in-language.ts';

/** Texts about price lists, offers and files that cannot be taken, in one language. */
export type CheckWords = InLanguage<typeof checks>;

/** Texts about names and texts that are typed, in one language. */
export type NameWords = InLanguage<typeof names>;
