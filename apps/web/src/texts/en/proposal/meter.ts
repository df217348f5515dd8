/** How full a bar is, for users who do not see its colour. */
export const METER_TEXTS = {
  fine: '',
  over: ', over the limit',
} as const;
