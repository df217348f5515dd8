import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  calculateProposal,
  explain,
  figurePaths,
  formulas,
  replay,
  type Derivation,
  type Step,
} from '../../src/index.ts';
import { designs } from '../support/arbitraries.ts';
import { catalogue } from '../support/designs.ts';

const cards = new Map(formulas.map(({ card }) => [card.id, card]));

/** The derivation of any one figure of any design. */
const derivation: fc.Arbitrary<Derivation> = fc.tuple(designs, fc.nat()).map(([design, pick]) => {
  const proposal = calculateProposal(design, catalogue);
  const paths = figurePaths(proposal);
  return explain(proposal, paths[pick % paths.length]!);
});

/** Keys of the steps that a step is made of. */
function inputsOf({ origin }: Step): readonly string[] {
  if (origin.kind === 'formula') return Object.values(origin.inputs).flat();
  if (origin.kind !== 'decision') return [];
  return [...origin.because, ...origin.rejected.map(({ because }) => because)];
}

/** A step with another number, in a column at any one row. */
function forgedStep(step: Step, pick: number): Step {
  const other = (value: number): number => value * 1.01 + 1;
  if (!('values' in step)) return { ...step, value: other(step.value) };
  const place = pick % step.values.length;
  return { ...step, values: step.values.with(place, other(step.values[place]!)) };
}

describe('derivations of proposals', () => {
  it('replay to the values they record, even after a trip through JSON', () => {
    fc.assert(
      fc.property(derivation, (made) => {
        expect(replay(JSON.parse(JSON.stringify(made)), formulas)).toEqual([]);
      }),
    );
  });

  it('are caught when a computed number in them is changed', () => {
    fc.assert(
      fc.property(
        derivation.filter(({ steps }) => steps.some(({ origin }) => origin.kind === 'formula')),
        fc.nat(),
        ({ steps }, pick) => {
          const formulaSteps = steps.filter(({ origin }) => origin.kind === 'formula');
          const victim = formulaSteps[pick % formulaSteps.length]!;
          const forged = steps.map((step) => (step === victim ? forgedStep(step, pick) : step));
          expect(replay({ steps: forged }, formulas).map(({ key }) => key)).toContain(victim.key);
        },
      ),
    );
  });

  it('list every step once, after its inputs, and the figure itself last', () => {
    fc.assert(
      fc.property(derivation, ({ root, steps }) => {
        const seen = new Set<string>();
        for (const step of steps) {
          expect(inputsOf(step).filter((key) => !seen.has(key))).toEqual([]);
          expect(seen.has(step.key)).toBe(false);
          seen.add(step.key);
        }
        expect(steps.at(-1)?.key).toBe(root);
      }),
    );
  });

  it('hand every formula its inputs in the units it declares', () => {
    fc.assert(
      fc.property(derivation, ({ steps }) => {
        const units = new Map(steps.map(({ key, unit }) => [key, unit]));
        for (const { origin, unit } of steps) {
          if (origin.kind !== 'formula') continue;
          const card = cards.get(origin.formula);
          expect(unit).toBe(card?.unit);
          expect(unitsOf(origin.inputs, units)).toEqual(declaredUnits(origin.inputs, card?.inputs ?? {}));
        }
      }),
    );
  });
});

type InputKeys = Readonly<Record<string, string | readonly string[]>>;

function unitsOf(inputs: InputKeys, units: ReadonlyMap<string, string>): unknown {
  return Object.entries(inputs).map(([name, keys]) => [name, [keys].flat().map((key) => units.get(key))]);
}

function declaredUnits(inputs: InputKeys, declared: Readonly<Record<string, unknown>>): unknown {
  return Object.entries(inputs).map(([name, keys]) => {
    const unit = declared[name];
    return [name, [keys].flat().map(() => (typeof unit === 'string' ? unit : (unit as { each: string }).each))];
  });
}
