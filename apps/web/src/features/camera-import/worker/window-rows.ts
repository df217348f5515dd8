/** Rows that the page holds at a time: as many as are laid out at once without a pause. */
export const WINDOW_ROWS = 100;
