/** Links to the as-built check, separate from its other texts, which are loaded with its page. */
export const AS_BUILT_PAGE_TEXTS = {
  open: 'As-built check',
} as const;
