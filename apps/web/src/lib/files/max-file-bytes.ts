/** Largest camera table or design file that is read; a thousand groups take a tenth of it. */
export const MAX_FILE_BYTES = 5_000_000;
