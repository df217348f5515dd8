import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calculateProposal, explain, SizingError } from '../../src/index.ts';
import { formulas, replay, type Derivation } from '../../src/doors/explanations.ts';
import { derivationForRow, digitsOf, FEWEST_DIGITS, type ColumnStep, type Step } from '../../src/doors/explanations.ts';
import { citedColumn, givenColumn, lazyGivenColumn } from '../../src/derivation/column.ts';
import { formula } from '../../src/derivation/formula.ts';
import { given } from '../../src/derivation/quantity.ts';
import { toDerivation } from '../../src/derivation/derivation.ts';
import { designs } from '../support/arbitraries.ts';
import { expectClose } from '../support/close-to.ts';
import { catalogue, PUBLISHED_CASE } from '../support/designs.ts';
import { stored, total } from '../support/test-formulas.ts';
import { english } from '../support/in-english.ts';

/** What a step is once it was written and read again. */
function plain(step: Step | undefined): unknown {
  return JSON.parse(JSON.stringify(step));
}

const days = givenColumn('cameras[*].retentionDays', { rows: [0, 2], values: [30, 14], unit: 'day' });
const half = given('share', 0.5, '1');

function columnsOf({ steps }: Derivation): ColumnStep[] {
  return steps.filter((step) => 'values' in step);
}

describe('a column', () => {
  it('is computed once, when it is read', () => {
    let computed = 0;
    const counting = formula({
      ...stored.card,
      inputs: { days: 'day' },
      compute: (row) => {
        computed += 1;
        return row.days;
      },
    });
    const column = counting.overRows({ days });
    expect(computed).toBe(0);
    expect([column.values, column.values]).toEqual([
      [30, 14],
      [30, 14],
    ]);
    expect(computed).toBe(2);
  });

  it('is computed row by row, with what is the same for all rows', () => {
    expect(stored.overRows({ days, share: half }).values).toEqual([15, 7]);
  });

  it('is summed together with other columns and single quantities', () => {
    const rows = [stored.overRows({ days, share: half }), days, given('extra', 1, 'day')];
    expect(total({ rows }).value).toBe(15 + 7 + 30 + 14 + 1);
  });

  it('that leaves the real numbers is refused by the formula that made it', () => {
    const endless = givenColumn('cameras[*].retentionDays', { rows: [0], values: [Number.MAX_VALUE], unit: 'day' });
    const thrown = () => stored.overRows({ days: endless, share: given('share', 10, '1') }).values;
    expect(thrown).toThrow(SizingError);
    expect(thrown).toThrow('test.stored');
  });

  it('of the catalogue has each fact once, and which row uses which', () => {
    const names = ['calm', 'busy', 'calm'];
    const factors = citedColumn('factor', {
      unit: 'day',
      entries: () => names,
      cite: (name) => ({
        entry: name,
        fact: { value: name.length, unit: 'day', origin: 'practice', source: 'a table' },
      }),
    });
    expect(plain(toDerivation(total({ rows: [factors] })).steps[0])).toEqual({
      key: 's1',
      values: [4, 4, 4],
      unit: 'day',
      origin: {
        kind: 'catalogue',
        field: 'factor',
        facts: [
          { entry: 'calm', value: 4, grade: 'practice', source: 'a table' },
          { entry: 'busy', value: 4, grade: 'practice', source: 'a table' },
        ],
        picks: [0, 1, 0],
      },
    });
  });
});

describe('rows that are collected when they are first used', () => {
  it('are plain data in JSON', () => {
    const late = lazyGivenColumn('cameras[*].retentionDays', 'day', { rows: () => [0, 2], values: () => [30, 14] });
    expect(JSON.parse(JSON.stringify(late.origin))).toEqual({
      kind: 'given',
      path: 'cameras[*].retentionDays',
      rows: [0, 2],
    });
  });
});

describe('the digits of a derivation', () => {
  it('are those of its single numbers where the rows need not be reproduced', () => {
    const thirds = givenColumn('cameras[*].retentionDays', { rows: [0, 2], values: [1 / 3, 2 / 3], unit: 'day' });
    const derivation = toDerivation(total({ rows: [stored.overRows({ days: thirds, share: half })] }));
    const [whole, single] = [true, false].map((rows) => digitsOf(derivation, [stored, total], { rows }));
    for (const { key } of derivation.steps) expect(single!.get(key)!).toBeLessThanOrEqual(whole!.get(key)!);
    expect(single!.get(derivation.root)).toBe(FEWEST_DIGITS);
  });
});

describe('the derivation of a column', () => {
  const made = toDerivation(total({ rows: [stored.overRows({ days, share: half })] }));

  it('has one step for all rows', () => {
    expect(made.steps.map(plain)).toEqual([
      {
        key: 's1',
        values: [30, 14],
        unit: 'day',
        origin: { kind: 'given', path: 'cameras[*].retentionDays', rows: [0, 2], default: null },
      },
      { key: 's2', value: 0.5, unit: '1', origin: { kind: 'given', path: 'share', isDefault: false } },
      {
        key: 's3',
        values: [15, 7],
        unit: 'day',
        origin: { kind: 'formula', formula: 'test.stored', inputs: { days: 's1', share: 's2' } },
      },
      {
        key: 's4',
        value: 22,
        unit: 'day',
        origin: { kind: 'formula', formula: 'test.total', inputs: { rows: ['s3'] } },
      },
    ]);
  });

  it('replays, and names the row that does not', () => {
    expect(replay(made, [stored, total])).toEqual([]);
    const steps = made.steps.map((step) =>
      'values' in step && step.key === 's3' ? { ...step, values: [15, 8] } : step,
    );
    expect(replay({ steps }, [stored, total])).toEqual([
      { key: 's3', place: 1, recorded: 8, replayed: 7 },
      { key: 's4', recorded: 22, replayed: 23 },
    ]);
  });

  it('opens into the history of one row', () => {
    expect(derivationForRow(made, 's3', 1)).toEqual({
      root: 's3',
      steps: [
        {
          key: 's1',
          value: 14,
          unit: 'day',
          origin: { kind: 'given', path: 'cameras[2].retentionDays', isDefault: false },
        },
        { key: 's2', value: 0.5, unit: '1', origin: { kind: 'given', path: 'share', isDefault: false } },
        {
          key: 's3',
          value: 7,
          unit: 'day',
          origin: { kind: 'formula', formula: 'test.stored', inputs: { days: 's1', share: 's2' } },
        },
      ],
    });
  });

  it.each([
    ['s3', 2],
    ['s2', 0],
    ['s9', 0],
  ])('has no row of %s at %i', (key, place) => {
    expect(() => derivationForRow(made, key, place)).toThrow(RangeError);
  });

  it('does not replay when a fact differs from its column', () => {
    const derivation = explain(calculateProposal(designsWithCodec(), catalogue), 'totals.storageTb.value');
    const steps = derivation.steps.map((step) =>
      'values' in step && step.origin.kind === 'catalogue' && english.words(step.origin.field) === 'factor'
        ? { ...step, values: step.values.map((value) => value + 1) }
        : step,
    );
    expect(replay({ steps }, formulas)).not.toEqual([]);
  });
});

/** The published case with calculated instead of typed rates. */
function designsWithCodec() {
  const cameras = PUBLISHED_CASE.cameras.map((row) => ({ ...row, motionIsCustomBitrate: false }));
  return { ...PUBLISHED_CASE, cameras };
}

describe('each row of a design', () => {
  it('has a history of its own that replays and gives what its column says', () => {
    fc.assert(
      fc.property(designs, fc.nat(), (design, pick) => {
        const derivation = explain(calculateProposal(design, catalogue), 'totals.storageTb.value');
        const columns = columnsOf(derivation);
        const column = columns[pick % columns.length]!;
        const place = pick % column.values.length;
        const row = derivationForRow(derivation, column.key, place);
        const last = row.steps.at(-1)!;
        expect(last.key).toBe(column.key);
        expectClose('value' in last ? last.value : Number.NaN, column.values[place]!);
        expect(replay(row, formulas)).toEqual([]);
      }),
    );
  });
});
