/** English titles are those of the formulas themselves. */
export const FORMULA_TITLES: Readonly<Record<string, string>> = {};

/** English sources are those of the formulas themselves. */
export const FORMULA_SOURCES: Readonly<Record<string, string>> = {};
