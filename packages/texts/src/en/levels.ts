/** Levels of IEC 62676-4, by their names in the standard; English has those. */
export const LEVELS: Readonly<Record<string, string>> = {};
