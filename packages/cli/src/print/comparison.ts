import { ownSpeaker } from '@site-designer/texts';
import type { Differing } from './differences.ts';
import type { Stream } from '../shell/shell.ts';
import { plainNumber } from './amount.ts';
import { paintFor } from './paint.ts';
import { printable } from './printable.ts';
import { table, wrapped } from './table.ts';
import { said } from '../texts/said.ts';

interface Side {
  readonly name: string;
  /** What its column is called. */
  readonly column: string;
  readonly answer: string;
}

/** The answers, and a table of what they have differently. */
export function comparisonLines(sides: readonly Side[], differences: readonly Differing[], out: Stream): string[] {
  const paint = paintFor(out);
  const answers = sides.flatMap(({ name, answer }) => [paint.bold(printable(name)), ...wrapped(answer, out.columns)]);
  if (differences.length === 0) return [...answers, '', said('No figure differs.')];
  const columns = [
    { title: said('Figure') },
    ...sides.map(({ column }) => ({ title: printable(column), isNumber: true })),
    { title: said('Unit') },
  ];
  const named = differences.filter(({ title, path }) => title !== path);
  // Figures without a name of their own follow from those that have one.
  const rows = (named.length > 0 ? named : differences).map(({ title, values, unit }) => [
    title,
    ...values.map(valueText),
    ownSpeaker.language.unit(unit, values.every((value) => value === null || value === 1) ? 1 : 2),
  ]);
  return [...answers, '', ...table(columns, rows, out.columns)];
}

function valueText(value: Differing['values'][number]): string {
  if (value === null) return '-';
  return typeof value === 'number' ? plainNumber(value) : printable(String(value));
}
