/** The ways to the check of what was built; apart from its other texts, which come with its page. */
export const AS_BUILT_PAGE_TEXTS = {
  open: 'As-built check',
} as const;
