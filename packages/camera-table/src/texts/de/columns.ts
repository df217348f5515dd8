import type { InLanguage } from '@site-designer/texts';
import { number } from '@site-designer/texts/de/grammar';
import type * as en from '../en/columns.ts';

export const HALF_WORDS: InLanguage<typeof en.HALF_WORDS> = { continuous: 'Basis', motion: 'Ereignis' };
export const HALF_PHRASES: InLanguage<typeof en.HALF_PHRASES> = { continuous: 'Basis', motion: 'Ereignis' };

export const OPTION_WORDS: InLanguage<typeof en.OPTION_WORDS> = {
  ownSupply: 'Eigenes Netzteil',
  no: 'Nein',
  yes: 'Ja',
  sizeExample: 'oder eine Größe wie 2688x1520',
  atMostWatts: (watts) => `höchstens ${number(watts)} W`,
};

export const ID_TITLES: InLanguage<typeof en.ID_TITLES> = { rowId: 'Zeilen-ID', groupId: 'Gruppen-ID' };
