/** How full a bar is, for whoever does not see its colour. */
export const METER_TEXTS = {
  fine: '',
  over: ', over the limit',
} as const;
