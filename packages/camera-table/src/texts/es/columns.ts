import type { InLanguage } from '@site-designer/texts';
import { number } from '@site-designer/texts/es/grammar';
import type * as en from '../en/columns.ts';

export const HALF_WORDS: InLanguage<typeof en.HALF_WORDS> = { continuous: 'Base', motion: 'Evento' };
/** The same within a sentence or a heading. */
export const HALF_PHRASES: InLanguage<typeof en.HALF_PHRASES> = { continuous: 'base', motion: 'evento' };

export const OPTION_WORDS: InLanguage<typeof en.OPTION_WORDS> = {
  ownSupply: 'Alimentación propia',
  no: 'No',
  yes: 'Sí',
  sizeExample: 'o un tamaño como 2688x1520',
  atMostWatts: (watts) => `como máximo ${number(watts)} W`,
};

/** Headers of what says to which row or group a line of a file belongs. */
export const ID_TITLES: InLanguage<typeof en.ID_TITLES> = { rowId: 'Id de fila', groupId: 'Id de grupo' };
