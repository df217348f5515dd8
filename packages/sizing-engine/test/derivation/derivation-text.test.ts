import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calculateProposal, derivationText, explain, figurePaths, formulas } from '../../src/index.ts';
import { citedColumn, givenColumn } from '../../src/derivation/column.ts';
import { decided, given } from '../../src/derivation/quantity.ts';
import { stepTitle } from '../../src/explanations.ts';
import { toDerivation } from '../../src/derivation/derivation.ts';
import { designs } from '../support/arbitraries.ts';
import { catalogue, PUBLISHED_CASE } from '../support/designs.ts';
import { stored, total } from '../support/test-formulas.ts';

const known = [stored, total];
const share = given('share', 0.5, '1');

function daysOf(values: readonly number[]) {
  return givenColumn('cameras[*].retentionDays', { rows: values.map((_, row) => row), values, unit: 'day' });
}

describe('a derivation as text', () => {
  it('tells each step under the one that uses it, with its numbers put in and its source', () => {
    const quantity = stored({ days: given('cameras[0].retentionDays', 30, 'day'), share });
    expect(derivationText(toDerivation(quantity), known)).toBe(
      [
        'Stored days: 15 day',
        '  = 30 * 0.5   (by definition)',
        '  days = cameras[0].retentionDays: 30 day',
        '    you entered it',
        '  share = share: 0.5',
        '    you entered it',
      ].join('\n'),
    );
  });

  it('tells the first of many rows, and puts a number in only where there is one', () => {
    const rows = [stored.overRows({ days: daysOf([1, 2, 3, 4]), share })];
    expect(derivationText(toDerivation(total({ rows })), known)).toBe(
      [
        'All days: 5 day',
        '  = sum(rows)   (a book)',
        '  rows = Stored days: 0.5, 1, 1.5, … day (4 rows)',
        '    = days * 0.5   (by definition)',
        '    days = cameras[*].retentionDays: 1, 2, 3, … day (4 rows)',
        '      you entered it',
        '    share = share: 0.5',
        '      you entered it',
      ].join('\n'),
    );
  });

  it('tells all of a few rows, and a row alone as the number that it is', () => {
    expect(derivationText(toDerivation(total({ rows: [daysOf([7, 14])] })), known)).toContain('7, 14 day (2 rows)');
    const alone = stored.overRows({ days: daysOf([9]), share });
    expect(derivationText(toDerivation(total({ rows: [alone] })), known)).toContain('= 9 * 0.5');
  });

  it('tells a step that is used twice once', () => {
    const half = stored({ days: given('days', 4, 'day'), share });
    const text = derivationText(toDerivation(total({ rows: [half, half] })), known);
    expect(text.split('\n').filter((line) => line.includes('= 4 * 0.5'))).toHaveLength(1);
    expect(text).toContain('rows = Stored days: 2 day (told above)');
  });

  it('tells the facts of the catalogue with their origin and source', () => {
    const factors = citedColumn('days kept', {
      unit: 'day',
      entries: () => ['a law', 'a habit'],
      cite: (entry) => ({ entry, fact: { value: entry.length, unit: 'day', origin: 'assumed', source: 'a guess' } }),
    });
    const text = derivationText(toDerivation(total({ rows: [factors] })), known);
    expect(text).toContain('rows = days kept: 5, 7 day (2 rows)');
    expect(text).toContain('a law: 5 (catalogue, assumed: a guess)');
    expect(text).toContain('a habit: 7 (catalogue, assumed: a guess)');
  });

  it('tells what was chosen, by which rule, for which numbers, and what lost', () => {
    const choice = { rule: 'the shortest', chosen: 'a week', because: [given('shortest', 7, 'day')] };
    const quantity = decided(7, 'day', { ...choice, rejected: [{ option: 'a month', because: share }] });
    expect(derivationText(toDerivation(quantity), known)).toBe(
      [
        'Chosen: the shortest: 7 day',
        '  a week',
        '  not a month',
        '  because = shortest: 7 day',
        '    you entered it',
      ].join('\n'),
    );
  });

  it('tells a formula that it does not know by its id', () => {
    const derivation = toDerivation(total({ rows: [given('days', 4, 'day')] }));
    expect(derivationText(derivation, []).split('\n')).toEqual([
      'test.total: 4 day',
      '  rows = days: 4 day',
      '    you entered it',
    ]);
  });
});

describe('the text of a figure', () => {
  it('of the published case goes down to what was typed and what was assumed', () => {
    const proposal = calculateProposal(PUBLISHED_CASE, catalogue);
    const text = derivationText(explain(proposal, 'huskyProposal.diskUtilization.value'), formulas);
    expect(text).toMatch(/^Disk utilization: 68\.9656 %$/m);
    expect(text).toMatch(/4 \* 0\.8931/);
    expect(text).toContain('catalogue, measured: ');
    expect(text).toContain('you entered it');
  });

  it('names every step of every figure, whatever the design', () => {
    fc.assert(
      fc.property(designs, fc.nat(), (design, pick) => {
        const proposal = calculateProposal(design, catalogue);
        const paths = figurePaths(proposal);
        const explained = explain(proposal, paths[pick % paths.length]!);
        const text = derivationText(explained, formulas);
        for (const step of explained.steps) expect(text).toContain(stepTitle(step, formulas));
      }),
    );
  });
});
