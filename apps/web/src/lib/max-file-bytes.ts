/** More is neither a camera table nor a design: a thousand groups are a tenth of it. */
export const MAX_FILE_BYTES = 5_000_000;
