/** Links to the versions of a design, separate from their other texts, which are loaded with their page. */
export const VERSIONS_PAGE_TEXTS = {
  open: 'Versions',
  step: (version: string) => `restore of ${version}`,
} as const;
