/** Legend of the star behind a figure. */
export const ASSUMED_TEXTS = {
  onScreen: '* rests on an assumed figure: open it to see which.',
  onPaper: '* rests on an assumed figure',
} as const;
