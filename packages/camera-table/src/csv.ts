type Cell = string | number;

/** What spreadsheets would run as a formula is marked as text, and so is a text that looks marked. */
const LOOKS_LIKE_FORMULA = /^'*[=+\-@\t\r]/;

/** Rows as CSV (RFC 4180), with the mark by which Excel knows that it is UTF-8. */
export function csvOf(rows: readonly (readonly Cell[])[]): string {
  return `\uFEFF${rows.map((row) => row.map(cellText).join(',')).join('\r\n')}\r\n`;
}

function cellText(cell: Cell): string {
  if (typeof cell === 'number') return String(cell);
  const text = LOOKS_LIKE_FORMULA.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
