import type * as en from '../../en/proposal/meter.ts';
import type { InLanguage } from '../../in-language.ts';

export const METER_TEXTS: InLanguage<typeof en.METER_TEXTS> = {
  fine: '',
  near: ', fast voll',
  over: ', über der Grenze',
};
