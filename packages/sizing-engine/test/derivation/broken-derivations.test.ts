import { describe, expect, it } from 'vitest';
import { replay } from '../../src/doors/explanations.ts';
import { derivationForRow, type ColumnStep, type NumberStep, type Step } from '../../src/doors/explanations.ts';
import { formula } from '../../src/derivation/formula.ts';
import { givenColumn } from '../../src/derivation/column.ts';
import { toDerivation } from '../../src/derivation/derivation.ts';
import { stored, total } from '../support/test-formulas.ts';

const formulas = [stored, total];

const chosen: NumberStep = {
  key: 'share',
  value: 0.5,
  unit: '1',
  origin: {
    kind: 'decision',
    rule: 'the smaller share',
    chosen: 'a half',
    because: ['limit'],
    rejected: [{ option: 'all', because: 'other' }],
  },
};

const entered = (path: string) => ({ kind: 'given', path, isDefault: false }) as const;

const limit: NumberStep = { key: 'limit', value: 1, unit: '1', origin: entered('limit') };
const other: NumberStep = { key: 'other', value: 2, unit: '1', origin: entered('other') };
const days: ColumnStep = {
  key: 'days',
  values: [30, 60],
  unit: 'day',
  origin: { kind: 'given', path: 'cameras[*].retentionDays', rows: [0, 4], default: 30 },
};
const halves: ColumnStep = {
  key: 'halves',
  values: [15, 30],
  unit: 'day',
  origin: { kind: 'formula', formula: 'test.stored', inputs: { days: 'days', share: 'share' } },
};

const steps: readonly Step[] = [limit, other, chosen, days, halves];

describe('a row of a column that rests on a decision', () => {
  it('opens with the reason of the decision, and the rejected options', () => {
    const row = derivationForRow({ steps }, 'halves', 1);
    expect(row.steps.map(({ key }) => key)).toEqual(['limit', 'other', 'share', 'days', 'halves']);
    expect(row.steps[3]).toEqual({
      key: 'days',
      value: 60,
      unit: 'day',
      origin: entered('cameras[4].retentionDays'),
    });
  });

  it.each([
    ['halves', 2],
    ['share', 0],
    ['nothing', 0],
  ])('is not there under %s, place %i', (key, place) => {
    expect(() => derivationForRow({ steps }, key, place)).toThrow(RangeError);
  });
});

describe('a derivation whose input is missing', () => {
  it('of a column does not replay, row by row', () => {
    const mismatches = replay({ steps: steps.filter(({ key }) => key !== 'share') }, formulas);
    expect(mismatches.map(({ key, place }) => [key, place])).toEqual([
      ['halves', 0],
      ['halves', 1],
    ]);
  });

  it('of a column that is too short does not replay where it ends', () => {
    const short = steps.map((step) => (step === days ? { ...days, values: [30] } : step));
    expect(replay({ steps: short }, formulas).map(({ key, place }) => [key, place])).toEqual([['halves', 1]]);
  });

  it('of a list does not replay', () => {
    const sum: NumberStep = {
      key: 'sum',
      value: 45,
      unit: 'day',
      origin: { kind: 'formula', formula: 'test.total', inputs: { rows: ['halves'] } },
    };
    expect(replay({ steps: [...steps, sum] }, formulas)).toEqual([]);
    expect(replay({ steps: [sum] }, formulas).map(({ key }) => key)).toEqual(['sum']);
  });

  it('of an unknown formula does not replay', () => {
    expect(replay({ steps }, [])).toEqual([
      { key: 'halves', place: 0, recorded: 15, replayed: undefined },
      { key: 'halves', place: 1, recorded: 30, replayed: undefined },
    ]);
  });
});

describe('a column of the catalogue', () => {
  const facts = [{ entry: 'codec H.264', value: 1, grade: 'spec' as const, source: 'by definition' }];

  it('replays where its values are those of its facts', () => {
    const column = (values: readonly number[], picks: readonly number[]): ColumnStep => ({
      key: 'codec',
      values,
      unit: '1',
      origin: { kind: 'catalogue', field: 'factor', facts, picks },
    });
    expect(replay({ steps: [column([1, 1], [0, 0])] }, formulas)).toEqual([]);
    expect(replay({ steps: [column([1, 2], [0, 0])] }, formulas)).toHaveLength(1);
    expect(replay({ steps: [column([1], [7])] }, formulas)).toHaveLength(1);
    expect(replay({ steps: [column([1], [])] }, formulas)).toHaveLength(1);
  });
});

describe('a formula over rows', () => {
  it('that leaves the real numbers is refused', () => {
    const reciprocal = formula({
      id: 'test.reciprocal',
      title: 'Reciprocal',
      expression: '1 / share',
      inputs: { share: '1' },
      unit: '1',
      source: 'by definition',
      compute: ({ share }) => 1 / share,
    });
    const share = givenColumn('rows[*].share', { rows: [0, 1], values: [1, 0], unit: '1' });
    expect(() => reciprocal.overRows({ share }).values).toThrow(
      expect.objectContaining({ code: 'non-finite', subject: 'test.reciprocal' }),
    );
  });

  it('without rows gives no numbers', () => {
    const none = givenColumn('rows[*].days', { rows: [], values: [], unit: 'day' });
    expect(total({ rows: [none] }).value).toBe(0);
    expect(toDerivation(total({ rows: [none] })).steps).toHaveLength(2);
  });

  it('without a column among its inputs has no rows', () => {
    const day = { value: 1, unit: 'day', origin: { kind: 'given', path: 'day' } } as const;
    const share = { value: 1, unit: '1', origin: { kind: 'given', path: 'share' } } as const;
    expect(stored.overRows({ days: day, share }).values).toEqual([]);
  });
});
