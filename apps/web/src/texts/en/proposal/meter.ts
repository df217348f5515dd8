/** How full a bar is, for users who do not see its colour. */
export const METER_TEXTS = {
  fine: '',
  near: ', nearly full',
  over: ', over the limit',
} as const;
