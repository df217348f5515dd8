/** Column widths of the lists, CSS pixels. */
export const COLUMN_SIZE = { default: 150, min: 20 } as const;
