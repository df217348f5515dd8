/** How documents of a company that has chosen nothing are written. */
export const DOCUMENT_DEFAULTS = { locale: 'en-GB', paper: 'A4' } as const;
