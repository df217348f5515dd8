import { each } from '../../src/derivation/card.ts';
import { formula } from '../../src/derivation/formula.ts';

/** A formula of one row at a time. */
export const stored = formula({
  id: 'test.stored',
  title: 'Stored days',
  expression: 'days * share',
  inputs: { days: 'day', share: '1' },
  unit: 'day',
  source: 'by definition',
  compute: ({ days, share }) => days * share,
});

/** A formula of all rows at once. */
export const total = formula({
  id: 'test.total',
  title: 'All days',
  expression: 'sum(rows)',
  inputs: { rows: each('day') },
  unit: 'day',
  source: 'a book',
  compute: ({ rows }) => rows.reduce((sum, row) => sum + row, 0),
});
