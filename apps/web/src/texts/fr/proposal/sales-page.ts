import type * as en from '../../en/proposal/sales-page.ts';
import type { InLanguage } from '../../in-language.ts';

/** Headings of a sales engineer's document; the others come with it. */
export const SALES_PAGE_TEXTS: InLanguage<typeof en.SALES_PAGE_TEXTS> = {
  title: 'Pour l’ingénieur commercial',
  answer: 'Résultat',
  toKnow: 'À savoir avant de vendre',
  items: 'Articles',
  notComputed: 'Le document pour l’ingénieur commercial n’a pas pu être calculé',
  assumptions: 'Numéros près des chiffres',
};
