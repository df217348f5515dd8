import type { CatalogueWords } from '../language/catalogue-words.ts';

/** English is what the catalogue says itself. */
export const catalogue = null as CatalogueWords | null;
