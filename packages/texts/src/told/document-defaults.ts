/** Of a company that has chosen none. */
export const DEFAULT_PAPER = 'A4';
