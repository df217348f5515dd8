/** From this number of rows on, copying and sizing them takes as long as the pause between two keys of a quick typist. */
export const MANY_ROWS = 500;
