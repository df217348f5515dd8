import { describe, expect, it } from 'vitest';
import { explain, calculateProposal, SizingError } from '../../src/index.ts';
import { figurePaths, formulas, replay, type Derivation } from '../../src/doors/explanations.ts';
import { cited, decided, given } from '../../src/derivation/quantity.ts';
import { formula } from '../../src/derivation/formula.ts';
import { toDerivation } from '../../src/derivation/derivation.ts';
import { type Quantity } from '../../src/doors/explanations.ts';
import { each } from '../../src/derivation/card.ts';
import { catalogue, genericDesign, groupsOf, huskyDesign, PUBLISHED_CASE } from '../support/designs.ts';
import { once } from '../../src/derivation/once.ts';
import { english } from '../support/in-english.ts';

const twice = formula({
  id: 'test.twice',
  title: 'Twice',
  expression: '2 * days',
  inputs: { days: 'day' },
  unit: 'day',
  source: 'by definition',
  compute: ({ days }) => 2 * days,
});

const sum = formula({
  id: 'test.sum',
  title: 'Sum',
  expression: 'sum(rows)',
  inputs: { rows: each('day') },
  unit: 'day',
  source: 'by definition',
  compute: ({ rows }) => rows.reduce((total, row) => total + row, 0),
});

const reciprocal = formula({
  id: 'test.reciprocal',
  title: 'Reciprocal',
  expression: '1 / share',
  inputs: { share: '1' },
  unit: '1',
  source: 'by definition',
  compute: ({ share }) => 1 / share,
});

const days = given('cameras[0].retentionDays', 30, 'day');

/** What is thrown, for its code and its subject. */
function thrownBy(run: () => unknown): unknown {
  try {
    return run();
  } catch (error) {
    return error;
  }
}

describe('a quantity', () => {
  it('that a user typed knows its path', () => {
    expect(days).toEqual({ value: 30, unit: 'day', origin: { kind: 'given', path: 'cameras[0].retentionDays' } });
  });

  it('of the catalogue knows its source', () => {
    const quantity = cited('RAID 5', 'write penalty', {
      value: 4,
      unit: '1',
      origin: 'practice',
      source: 'common guidance',
    });
    expect(quantity).toEqual({
      value: 4,
      unit: '1',
      origin: {
        kind: 'catalogue',
        entry: 'RAID 5',
        field: 'write penalty',
        grade: 'practice',
        source: 'common guidance',
      },
    });
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, -1])('is not made of %s', (value) => {
    expect(thrownBy(() => given('cameras[0].retentionDays', value, 'day'))).toMatchObject({
      name: SizingError.name,
      code: 'out-of-domain',
      subject: 'cameras[0].retentionDays',
    });
  });

  it('that leaves the real numbers is refused by the formula that made it', () => {
    expect(thrownBy(() => reciprocal({ share: given('share', 0, '1') }))).toMatchObject({
      code: 'non-finite',
      subject: 'test.reciprocal',
    });
  });
});

describe('a quantity of a known number', () => {
  it('builds its history only on demand', () => {
    let asked = 0;
    const quantity = twice.known(60, () => {
      asked += 1;
      return { days };
    });
    expect(quantity).toMatchObject({ value: 60, unit: 'day' });
    expect(asked).toBe(0);
  });

  it('builds its history once', () => {
    let asked = 0;
    const quantity = twice.known(60, () => {
      asked += 1;
      return { days };
    });
    toDerivation(quantity);
    toDerivation(quantity);
    expect(asked).toBe(1);
  });

  it('has the history of the quantity that it replaces', () => {
    expect(toDerivation(twice.known(60, () => ({ days })))).toEqual(toDerivation(twice({ days })));
  });

  it('does not replay where the number differs from that of the formula', () => {
    const wrong = toDerivation(twice.known(61, () => ({ days })));
    expect(replay(wrong, [twice])).toEqual([{ key: 's2', recorded: 61, replayed: 60 }]);
  });
});

describe('a derivation', () => {
  it('lists a quantity that is used twice once', () => {
    const shared = twice({ days });
    const { root, steps } = toDerivation(sum({ rows: [shared, shared, days] }));
    expect(steps).toEqual([
      {
        key: 's1',
        value: 30,
        unit: 'day',
        origin: { kind: 'given', path: 'cameras[0].retentionDays', isDefault: false },
      },
      { key: 's2', value: 60, unit: 'day', origin: { kind: 'formula', formula: 'test.twice', inputs: { days: 's1' } } },
      {
        key: 's3',
        value: 150,
        unit: 'day',
        origin: { kind: 'formula', formula: 'test.sum', inputs: { rows: ['s2', 's2', 's1'] } },
      },
    ]);
    expect(root).toBe('s3');
  });

  it('keeps what a rule chose, the numbers that settled it, and the rejected options', () => {
    const chosen = decided(2, 'server', {
      rule: { say: 'rule.fewest-servers' },
      chosen: '2 servers',
      because: [days],
      rejected: [{ option: '3 servers', because: twice({ days }) }],
    });
    expect(toDerivation(chosen).steps.at(-1)).toEqual({
      key: 's3',
      value: 2,
      unit: 'server',
      origin: {
        kind: 'decision',
        rule: { say: 'rule.fewest-servers' },
        chosen: '2 servers',
        because: ['s1'],
        rejected: [{ option: '3 servers', because: 's2' }],
      },
    });
  });

  it('of an unknown formula does not replay', () => {
    expect(replay(toDerivation(twice({ days })), [])).toEqual([{ key: 's2', recorded: 60, replayed: undefined }]);
  });

  it('whose input is missing does not replay', () => {
    const { steps } = toDerivation(twice({ days }));
    const [mismatch] = replay({ steps: steps.slice(1) }, [twice]);
    expect(mismatch).toMatchObject({ key: 's2', recorded: 60 });
  });

  it('replays with the formulas it names', () => {
    expect(replay(toDerivation(sum({ rows: [twice({ days }), days] })), [twice, sum])).toEqual([]);
  });
});

describe('explain', () => {
  const proposal = once(() => calculateProposal(PUBLISHED_CASE, catalogue));

  /** Paths and citations that a derivation comes down to. */
  function leavesOf({ steps }: Derivation): string[] {
    return steps.flatMap(({ origin }) => {
      if (origin.kind === 'given') {
        return 'rows' in origin ? origin.rows.map((row) => origin.path.replace('*', String(row))) : [origin.path];
      }
      if (origin.kind !== 'catalogue') return [];
      const facts = 'facts' in origin ? origin.facts : [origin];
      return facts.map(({ entry, grade }) => `${english.words(entry)}: ${english.words(origin.field)} (${grade})`);
    });
  }

  it('goes down to typed values and facts of the catalogue', () => {
    const leaves = leavesOf(explain(proposal(), 'huskyProposal.diskUtilization.value'));
    expect(leaves).toContain('cameras[2].bitrateKbit.motion');
    expect(leaves).toContain('cameras[0].retentionDays');
    expect(leaves).toContain('HE150D-4TB: disk size (measured)');
    expect(leaves).toContain('storage model: formatted TiB of a decimal TB (measured)');
  });

  it('ends in typed values and facts, for every figure', () => {
    for (const path of figurePaths(proposal())) {
      const derivation = explain(proposal(), path);
      expect(replay(derivation, formulas), `replay of ${path}`).toEqual([]);
      expect(derivation.steps.at(-1)?.key, `root of ${path}`).toBe(derivation.root);
    }
  });

  it('refuses a path without a figure', () => {
    expect(thrownBy(() => explain(proposal(), 'huskyProposal.huskyIvoSpec.imageUrl'))).toMatchObject({
      code: 'not-explainable',
      subject: 'huskyProposal.huskyIvoSpec.imageUrl',
    });
  });

  it('leaves no trace in JSON', () => {
    const sent: unknown = JSON.parse(JSON.stringify(proposal()));
    expect(Object.getOwnPropertySymbols(sent)).toEqual([]);
    expect(Object.keys(sent as object)).toEqual(Object.keys(proposal()));
  });

  it('explains the figures of a design that nothing fits', () => {
    const failed = calculateProposal(
      huskyDesign(groupsOf({ quantity: 60 }), {
        xProtectVersion: 3,
        maxCamerasPerServer: 48,
        concurrentSmartClientStreams: 1,
      }),
      catalogue,
    );
    expect(failed.calculationSuccess).toBe(false);
    expect(explain(failed, 'bindingConstraint.value').steps.at(-1)).toMatchObject({ value: 60, unit: 'camera' });
  });
});

describe('formulas', () => {
  it('have ids of their own', () => {
    const ids = formulas.map(({ card }) => card.id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it.each(formulas.map(({ card }) => card))('$id names its family, title and source', ({ id, title, source }) => {
    expect(id).toMatch(/^[a-z-]+\.[a-z0-9-]+$/);
    expect(title.trim()).not.toBe('');
    expect(source.trim()).not.toBe('');
  });

  it('never change their inputs', () => {
    const rows: readonly Quantity<'day'>[] = Object.freeze([Object.freeze(days)]);
    expect(sum({ rows }).value).toBe(30);
  });
});

describe('the choice of a disk layout', () => {
  it('was settled by the capacity that is needed', () => {
    const proposal = calculateProposal(genericDesign(groupsOf({ quantity: 40 })), catalogue);
    const { root, steps } = explain(proposal, 'liveDatabase.quantity');
    const choice = steps.find(({ key }) => key === root)?.origin;
    const because = choice?.kind === 'decision' ? choice.because : [];
    const reasons = steps.filter(({ key }) => because.includes(key));
    expect(reasons).toMatchObject([{ unit: 'TB', value: proposal.liveDatabase!.reqCapacity }]);
  });
});
