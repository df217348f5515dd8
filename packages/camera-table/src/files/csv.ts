import papaparse from 'papaparse';

/** The library's own pattern misses texts of several lines, and texts that look escaped already. */
const LOOKS_LIKE_FORMULA = /^'*[=+\-@\t\r]/;

/**
 * Rows as CSV (RFC 4180), with the byte order mark that Excel needs for UTF-8. Texts that a spreadsheet would run as formulas
 * are escaped.
 */
export function csvOf(rows: readonly (readonly (string | number)[])[]): string {
  return `\uFEFF${papaparse.unparse(rows as (string | number)[][], { escapeFormulae: LOOKS_LIKE_FORMULA })}\r\n`;
}
