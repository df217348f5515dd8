import { each, type FormulaCard, type ListOf } from '../derivation/card.ts';
import { formula, type Formula } from '../derivation/formula.ts';
import type { Unit } from '../units.ts';

/** The sum of some terms, in their order. */
export function total(terms: readonly number[]): number {
  let sum = 0;
  for (const term of terms) sum += term;
  return sum;
}

/** A formula that sums its terms. */
/* @__NO_SIDE_EFFECTS__ */
export function sumOf<const N extends string, const U extends Unit>(
  terms: N,
  unit: U,
  { source = 'by definition', ...card }: Pick<FormulaCard, 'id' | 'title'> & Partial<Pick<FormulaCard, 'source'>>,
): Formula<Readonly<Record<N, ListOf<U>>>, U> {
  return formula({
    ...card,
    expression: `sum(${terms})`,
    inputs: { [terms]: each(unit) } as Readonly<Record<N, ListOf<U>>>,
    unit,
    source,
    compute: (numbers) => total((numbers as Readonly<Record<N, readonly number[]>>)[terms]),
  });
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
