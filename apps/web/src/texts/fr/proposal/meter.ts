import type * as en from '../../en/proposal/meter.ts';
import type { InLanguage } from '../../in-language.ts';

/** How full a bar is, for users who do not see its colour. */
export const METER_TEXTS: InLanguage<typeof en.METER_TEXTS> = {
  fine: '',
  near: ', presque plein',
  over: ', au-delà de la limite',
};
