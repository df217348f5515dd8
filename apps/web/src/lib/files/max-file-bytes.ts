/** Largest design file or price list that is read; a thousand groups take a tenth of it. */
export const MAX_FILE_BYTES = 5_000_000;

/** Largest list of cameras that is read: it is read in a worker. */
export const MAX_LIST_BYTES = 20_000_000;
