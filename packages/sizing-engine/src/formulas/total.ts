import { each, type FormulaCard, type ListOf } from '../derivation/card.ts';
import { formula, type Formula } from '../derivation/formula.ts';

/** The sum of some terms, in their order. */
export function total(terms: readonly number[]): number {
  let sum = 0;
  for (const term of terms) sum += term;
  return sum;
}

/** Video of some rows together, in decimal units. */
/* @__NO_SIDE_EFFECTS__ */
export function videoOfRows<const U extends 'TB' | 'TB/day'>(
  unit: U,
  card: Pick<FormulaCard, 'id' | 'title' | 'source'>,
): Formula<{ readonly rows: ListOf<'B'> }, U> {
  return formula({
    ...card,
    expression: 'sum(rows) / 10^12',
    inputs: { rows: each('B') },
    unit,
    compute: ({ rows }) => total(rows) / 1e12,
  });
}
