type Cell = string | number;

/** Rows in columns that stand under each other; columns of numbers are aligned to the right. */
export function textTable(heads: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const lines = [heads, ...rows.map((row) => row.map(String))];
  const widths = heads.map((_, column) => Math.max(...lines.map((line) => (line[column] ?? '').length)));
  const isNumber = heads.map((_, column) => rows.length > 0 && rows.every((row) => isNumeric(row[column])));
  const padded = (cell: string, column: number) =>
    isNumber[column] ? cell.padStart(widths[column]!) : cell.padEnd(widths[column]!);
  const told = lines.map((line) => line.map(padded).join('  ').trimEnd());
  const [head = '', ...body] = told;
  return [head, widths.map((width) => '-'.repeat(width)).join('  '), ...body].join('\n');
}

function isNumeric(cell: Cell | undefined): boolean {
  return typeof cell === 'number' || (cell !== undefined && /^[\d.,]+( |$)/.test(cell));
}
