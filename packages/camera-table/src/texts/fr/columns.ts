import { number } from '@site-designer/texts/fr/grammar';
import type * as en from '../en/columns.ts';
import type { InLanguage } from '@site-designer/texts';

export const HALF_WORDS: InLanguage<typeof en.HALF_WORDS> = { continuous: 'Base', motion: 'Événement' };
/** The same within a sentence or a heading. */
export const HALF_PHRASES: InLanguage<typeof en.HALF_PHRASES> = { continuous: 'base', motion: 'événement' };

export const OPTION_WORDS: InLanguage<typeof en.OPTION_WORDS> = {
  ownSupply: 'Alimentation propre',
  no: 'Non',
  yes: 'Oui',
  sizeExample: 'ou une taille telle que 2688x1520',
  atMostWatts: (watts) => `au plus ${number(watts)} W`,
};

/** Headers of what says to which row or group a line of a file belongs. */
export const ID_TITLES: InLanguage<typeof en.ID_TITLES> = { rowId: 'Id de ligne', groupId: 'Id de groupe' };
