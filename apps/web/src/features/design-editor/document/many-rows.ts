/** From this number of rows on, their sum takes part of a frame: the first one does without. */
export const MANY_ROWS = 500;
