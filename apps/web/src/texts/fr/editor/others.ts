import { counted } from '@site-designer/texts/fr/grammar';
import type * as en from '../../en/editor/others.ts';
import type { InLanguage } from '../../in-language.ts';

/** Who else is in a design, and what they change there. */
export const OTHERS_TEXTS: InLanguage<typeof en.OTHERS_TEXTS> = {
  list: 'Autres personnes qui ont ouvert cette étude',
  here: (count) => `${counted(count, 'autre personne', 'autres personnes')} ici`,
  isHere: (name) => `${name} est ici`,
  changed: (name) => `Modifié à l’instant par ${name}`,
};
