/** Page sizes that the lists offer, rows. */
export const PAGE_SIZES = [10, 20, 30, 40, 50] as const;
/** The page size that lists start with. */
export const DEFAULT_PAGE_SIZE = 10;
