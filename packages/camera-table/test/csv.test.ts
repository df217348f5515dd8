import { expect, test } from 'vitest';
import { csvOf } from '../src/files/csv.ts';
import { csvLines } from '../src/files/read-csv.ts';

test.each(['=SUM(A1)', '+1', '-1', '@x', '\tx', '\rx', '=a\nb', '=a"b'])('a text that spreadsheets run: %j', (text) => {
  const csv = csvOf([[text, 'next']]);
  expect(csv).toMatch(/^\uFEFF"'/);
  expect(csvLines(csv).map(({ cells }) => cells)).toEqual([[text, 'next']]);
});

test('numbers are not treated as formulas, and texts with separators are quoted', () => {
  expect(csvOf([[-1, 'a,b', 'c"d', 'e']])).toBe('\uFEFF-1,"a,b","c""d",e\r\n');
});
