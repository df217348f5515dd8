import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calculateProposal, explain } from '../../src/index.ts';
import { figurePaths, formulas } from '../../src/doors/explanations.ts';
import { saying } from '../../src/sizing/result/sayings.ts';
import { citedColumn, givenColumn } from '../../src/derivation/column.ts';
import { cited, citedText, decided, decidedText, given, givenText } from '../../src/derivation/quantity.ts';
import type { Column, Grade, Quantity } from '../../src/doors/explanations.ts';
import { wholeRate } from '../../src/formulas/bitrate.ts';
import { toDerivation } from '../../src/derivation/derivation.ts';
import { designs } from '../support/arbitraries.ts';
import { catalogue, PUBLISHED_CASE } from '../support/designs.ts';
import { stored, total } from '../support/test-formulas.ts';
import { derivationText, stepTitle } from '../support/in-english.ts';

const known = [stored, total];
const share = given('share', 0.5, '1');

function daysOf(values: readonly number[]) {
  return givenColumn('cameras[*].retentionDays', { rows: values.map((_, row) => row), values, unit: 'day' });
}

describe('a derivation as text', () => {
  it('prints each step below the one that uses it, with its numbers and its source', () => {
    const quantity = stored({ days: given('cameras[0].retentionDays', 30, 'day'), share });
    expect(derivationText(toDerivation(quantity), known)).toBe(
      [
        'Stored days: 15 days',
        '  = 30 * 0.5   (by definition)',
        '  days = cameras[0].retentionDays: 30 days',
        '    you entered it',
        '  share = share: 0.5',
        '    you entered it',
      ].join('\n'),
    );
  });

  it('prints the first of many rows, and inserts a number only where there is one', () => {
    const rows = [stored.overRows({ days: daysOf([1, 2, 3, 4]), share })];
    expect(derivationText(toDerivation(total({ rows })), known)).toBe(
      [
        'All days: 5 days',
        '  = sum(rows)   (a book)',
        '  rows = Stored days: 0.5, 1, 1.5, … days (4 rows)',
        '    = days * 0.5   (by definition)',
        '    days = cameras[*].retentionDays: 1, 2, 3, … days (4 rows)',
        '      you entered it',
        '    share = share: 0.5',
        '      you entered it',
      ].join('\n'),
    );
  });

  it('prints all of a few rows, and a single row as a number', () => {
    expect(derivationText(toDerivation(total({ rows: [daysOf([7, 14])] })), known)).toContain('7, 14 days (2 rows)');
    const alone = stored.overRows({ days: daysOf([9]), share });
    expect(derivationText(toDerivation(total({ rows: [alone] })), known)).toContain('= 9 * 0.5');
  });

  it('prints a step that is used twice once', () => {
    const half = stored({ days: given('days', 4, 'day'), share });
    const text = derivationText(toDerivation(total({ rows: [half, half] })), known);
    expect(text.split('\n').filter((line) => line.includes('= 4 * 0.5'))).toHaveLength(1);
    expect(text).toContain('rows = Stored days: 2 days (told above)');
  });

  it('prints facts of the catalogue with their origin and source', () => {
    const factors = citedColumn('days kept', {
      unit: 'day',
      entries: () => ['a law', 'a habit'],
      cite: (entry) => ({ entry, fact: { value: entry.length, unit: 'day', origin: 'assumed', source: 'a guess' } }),
    });
    const text = derivationText(toDerivation(total({ rows: [factors] })), known);
    expect(text).toContain('rows = days kept: 5, 7 days (2 rows)');
    expect(text).toContain('a law: 5 (catalogue, assumed: a guess)');
    expect(text).toContain('a habit: 7 (catalogue, assumed: a guess)');
  });

  it('prints of each grade what it is, and a source that is no more than its grade once', () => {
    const sourceOf = (grade: Grade, source: string): string | undefined => {
      const days = cited('a week', 'days', { value: 7, unit: 'day', origin: grade, source });
      return derivationText(toDerivation(days), known).split('\n')[1]?.trim();
    };
    expect(sourceOf('spec', 'product specification')).toBe('catalogue, product specification');
    expect(sourceOf('law', 'the section at a register')).toBe('catalogue, law or standard: the section at a register');
    expect(sourceOf('definition', 'by definition')).toBe('by definition');
    expect(sourceOf('calculated', 'rows of the group')).toBe('calculated: rows of the group');
  });

  it('prints what was chosen, by which rule, for which numbers, and the rejected options', () => {
    const choice = { rule: saying('rule.no-failover'), chosen: 'a week', because: [given('shortest', 7, 'day')] };
    const quantity = decided(7, 'day', { ...choice, rejected: [{ option: 'a month', because: share }] });
    expect(derivationText(toDerivation(quantity), known)).toBe(
      [
        'Chosen: the design has no failover: 7 days',
        '  a week',
        '  not a month',
        '  because = shortest: 7 days',
        '    you entered it',
        '  against = share: 0.5',
        '    you entered it',
      ].join('\n'),
    );
  });

  it('distinguishes defaults from values that were entered', () => {
    const defaults = { isDefault: (path: string) => path === 'days', ofRows: () => 30 };
    const notesOf = (days: Quantity<'day'> | Column<'day'>) =>
      derivationText(toDerivation(total({ rows: [days] }), defaults), known)
        .split('\n')
        .at(-1);
    expect(notesOf(given('days', 4, 'day'))).toBe('    the default');
    expect(notesOf(given('other', 4, 'day'))).toBe('    you entered it');
    expect(notesOf(daysOf([30, 30]))).toBe('    the default');
    expect(notesOf(daysOf([31, 32]))).toBe('    you entered it');
    expect(notesOf(daysOf([30, 31]))).toBe('    you entered it; where it is 30, the default');
  });

  it('lists as many rows as requested', () => {
    const derivation = toDerivation(total({ rows: [daysOf([1, 2, 3, 4, 5])] }));
    const listed = (rows: number) => derivationText(derivation, known, { rows }).split('\n')[2];
    expect(listed(4)).toBe('  rows = cameras[*].retentionDays: 1, 2, 3, 4, … days (5 rows)');
    expect(listed(Number.POSITIVE_INFINITY)).toBe('  rows = cameras[*].retentionDays: 1, 2, 3, 4, 5 days (5 rows)');
  });

  it('prints the digits that its arithmetic needs, and six of other numbers', () => {
    const kbps = given('kbps', 2132.4971, 'kbit/s');
    expect(derivationText(toDerivation(wholeRate({ kbps })), [wholeRate]).split('\n')).toEqual([
      'Bit rate, whole kbit/s: 2132 kbit/s',
      '  = max(1, round(2132.497))   (docs/model.md#bit-rate-of-a-stream)',
      '  kbps = kbps: 2132.497 kbit/s',
      '    you entered it',
    ]);
    const days = given('days', 1234.560_01, 'day');
    expect(derivationText(toDerivation(stored({ days, share })), known)).toContain('days = days: 1234.56 days');
  });

  it('prints an empty sum', () => {
    expect(derivationText(toDerivation(total({ rows: [] })), known)).toBe('All days: 0 days\n  = sum(0)   (a book)');
  });

  it('prints whole numbers without decimals', () => {
    const days = given('days', 1_234_567, 'day');
    expect(derivationText(toDerivation(total({ rows: [days] })), known)).toContain('All days: 1234567 days');
  });

  it('prints a number that two formulas use with the digits that both need', () => {
    const twice = stored({ days: given('days', 30, 'day'), share: given('share', 1 / 3 + 1e-8, '1') });
    const text = derivationText(toDerivation(total({ rows: [twice, twice, twice] })), known);
    expect(text.split('\n')[0]).toBe('All days: 30 days');
    expect(text).toContain('share = share: 0.3333333');
  });

  it('prints a text, and what it was chosen for', () => {
    const choice = {
      rule: saying('rule.ups'),
      chosen: saying('chosen.ups', { va: 750 }),
      because: [given('disks', 2, 'disk')],
      rejected: [],
    };
    expect(derivationText(toDerivation(decidedText('7.2k HDD', choice)), known).split('\n')).toEqual([
      'Chosen: the smallest size with enough power and energy, else the greatest: 7.2k HDD',
      '  750 VA',
      '  because = disks: 2 disks',
      '    you entered it',
    ]);
    const fact = { value: '8 vCPU', origin: 'assumed', source: 'a guess' } as const;
    expect(derivationText(toDerivation(citedText('a machine', 'processor', fact)), known).split('\n')).toEqual([
      'a machine, processor: 8 vCPU',
      '  catalogue, assumed: a guess',
    ]);
    expect(derivationText(toDerivation(givenText('diskType', 'SSD')), known).split('\n')).toEqual([
      'diskType: SSD',
      '  you entered it',
    ]);
  });

  it('prints an unknown formula by its id', () => {
    const derivation = toDerivation(total({ rows: [given('days', 4, 'day')] }));
    expect(derivationText(derivation, []).split('\n')).toEqual([
      'test.total: 4 days',
      '  rows = days: 4 days',
      '    you entered it',
    ]);
  });
});

describe('the text of a figure', () => {
  it('of the published case goes down to typed and assumed values', () => {
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
