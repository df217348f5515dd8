import papaparse from 'papaparse';

/** The library's own pattern misses texts of several lines, and texts that look escaped already. */
const LOOKS_LIKE_FORMULA = /^'*[=+\-@\t\r]/;

/** Rows as CSV (RFC 4180), with the mark by which Excel knows that it is UTF-8. What a spreadsheet would run is escaped. */
export function csvOf(rows: readonly (readonly (string | number)[])[]): string {
  return `\uFEFF${papaparse.unparse(rows as (string | number)[][], { escapeFormulae: LOOKS_LIKE_FORMULA })}\r\n`;
}
