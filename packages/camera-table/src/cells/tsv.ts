/** Reads the clipboard text of a spreadsheet: tabs between cells, quotes around cells with tabs, line breaks or quotes. */
export function parseTsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  const cells = /("(?:[^"]|"")*"|[^\t\r\n]*)(\t|\r\n|\r|\n|$)/gy;
  for (let match = cells.exec(text); match; match = cells.exec(text)) {
    row.push(unquoted(match[1] ?? ''));
    if (match[2] !== '\t') {
      rows.push(row);
      row = [];
    }
    if (cells.lastIndex >= text.length && match[2] !== '\t') break;
  }
  return rows;
}

function unquoted(cell: string): string {
  return /^".*"$/s.test(cell) ? cell.slice(1, -1).replaceAll('""', '"') : cell;
}

export function formatTsv(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => row.map(quoted).join('\t')).join('\n');
}

function quoted(cell: string): string {
  return /[\t\r\n"]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
