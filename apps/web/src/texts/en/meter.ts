/** How full a bar is, for whoever does not see its colour. */
export const METER_TEXTS = {
  fine: '',
  near: ', near the limit',
  over: ', over the limit',
} as const;
