/** Links of the footer by their ids: English is in the branding file. */
export const FOOTER_TEXTS: Readonly<Record<string, string>> = {};
