import papaparse from 'papaparse';

/** The cells of a CSV with any of the usual separators, with or without the mark of UTF-8 before it. */
export function csvCells(text: string): readonly (readonly string[])[] {
  const { data } = papaparse.parse<string[]>(text.replace(/^\uFEFF/, ''), {
    delimitersToGuess: [';', ',', '\t', '|'],
    skipEmptyLines: 'greedy',
  });
  return data.map((line) => line.map(withoutMark));
}

/** What would be run as a formula is exported with a mark before it, which is none of the text. */
function withoutMark(cell: string): string {
  return cell.replace(/^'(?=[=+\-@\t\r])/, '');
}
