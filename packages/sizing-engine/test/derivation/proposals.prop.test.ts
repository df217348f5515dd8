import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { explain, explainAll, type Design } from '../../src/index.ts';
import { figurePaths, formulas, replay, type Derivation } from '../../src/doors/explanations.ts';
import { derivationForRow, type Grade, type Step, type TextStep, type Words } from '../../src/doors/explanations.ts';
import { proposalOf } from '../support/answers.ts';
import { designs, simpleDesigns } from '../support/arbitraries.ts';
import { catalogue } from '../support/designs.ts';
import { english } from '../support/in-english.ts';

const cards = new Map(formulas.map(({ card }) => [card.id, card]));

/** The derivation of any one figure of any design. */
const derivation: fc.Arbitrary<Derivation> = fc.tuple(simpleDesigns, fc.nat()).map(([design, pick]) => {
  const proposal = proposalOf(design);
  const paths = figurePaths(proposal);
  return explain(proposal, paths[pick % paths.length]!);
});

type ComputedStep = Exclude<Step, TextStep>;

function isComputed(step: Step): step is ComputedStep {
  return step.origin.kind === 'formula';
}

/** Keys of the steps that a step is made of. */
function inputsOf({ origin }: Step): readonly string[] {
  if (origin.kind === 'formula') return Object.values(origin.inputs).flat();
  if (origin.kind !== 'decision') return [];
  return [...origin.because, ...origin.rejected.map(({ because }) => because)];
}

/** A step with another number, in a column at any one row. */
function forgedStep(step: ComputedStep, pick: number): Step {
  const other = (value: number): number => value * 1.01 + 1;
  if (!('values' in step)) return { ...step, value: other(step.value) };
  const place = pick % step.values.length;
  return { ...step, values: step.values.with(place, other(step.values[place]!)) };
}

/** Values and sources of everything that the catalogue claims to know. */
function knownFacts(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return [];
  const { value, values = [value], source } = node as Readonly<Record<string, unknown>>;
  const own = Array.isArray(values) && source !== undefined ? values.map((each) => factKey(each, source)) : [];
  return [...own, ...Object.values(node).flatMap(knownFacts)];
}

const factKey = (value: unknown, source: unknown): string => JSON.stringify([value, source]);

const FACTS = new Set(knownFacts(catalogue));

/** The value and the source of what a step takes from the catalogue. */
function factsOf(step: Step): readonly (readonly [unknown, CitedSource])[] {
  const { origin } = step;
  if (origin.kind !== 'catalogue') return [];
  if ('facts' in origin) return origin.facts.map((fact) => [fact.value, fact]);
  return [['text' in step ? step.text : 'value' in step && step.value, origin]];
}

interface CitedSource {
  readonly grade: Grade;
  readonly source: Words;
}

/**
 * The default of a setting that is assumed, a constant of the catalogue that is used beyond what was measured, and the levels
 * of a standard.
 */
const BESIDE_THE_CATALOGUE = /^docs\/model\.md#second-archive|; extrapolated here|the levels of IEC 62676-4/;

describe('derivations of proposals', () => {
  it('cite as of the catalogue only what stands in it', () => {
    const ofCatalogue = (step: Step) =>
      factsOf(step).filter(([, { grade }]) => grade !== 'definition' && grade !== 'calculated');
    fc.assert(
      fc.property(designs, (design) => {
        const { steps } = explainAll(proposalOf(design));
        const strays = steps
          .flatMap(ofCatalogue)
          .filter(
            ([value, { source }]) =>
              !BESIDE_THE_CATALOGUE.test(english.words(source)) && !FACTS.has(factKey(value, source)),
          );
        expect(strays).toEqual([]);
      }),
    );
  });

  it('replay to the recorded values, also after JSON, and in words', () => {
    fc.assert(
      fc.property(derivation, (made) => {
        expect(replay(JSON.parse(JSON.stringify(made)), formulas)).toEqual([]);
        expect(replay(english.rendered(made), formulas)).toEqual([]);
      }),
    );
  });

  it('do not replay when a computed number in them is changed', () => {
    fc.assert(
      fc.property(
        derivation.filter(({ steps }) => steps.some(isComputed)),
        fc.nat(),
        ({ steps }, pick) => {
          const formulaSteps = steps.filter(isComputed);
          const victim = formulaSteps[pick % formulaSteps.length]!;
          const forged = steps.map((step) => (step === victim ? forgedStep(step, pick) : step));
          expect(replay({ steps: forged }, formulas).map(({ key }) => key)).toContain(victim.key);
        },
      ),
    );
  });

  it('list every step once, after its inputs, and the figure last', () => {
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

  it('give every formula its inputs in the units that it declares', () => {
    fc.assert(
      fc.property(derivation, ({ steps }) => {
        const units = new Map(steps.flatMap((step) => ('unit' in step ? [[step.key, step.unit] as const] : [])));
        for (const { origin, unit } of steps.filter(isComputed)) {
          if (origin.kind !== 'formula') continue;
          const card = cards.get(origin.formula);
          expect(unit).toBe(card?.unit);
          expect(unitsOf(origin.inputs, units)).toEqual(declaredUnits(origin.inputs, card?.inputs ?? {}));
        }
      }),
    );
  });
});

/** Whether a text is a number without the unit that it has. */
function isBare(text: string, step: Step): boolean {
  return 'unit' in step && step.unit !== '1' && !Number.isNaN(Number(text));
}

describe('a choice', () => {
  it('names what settled it, and has a unit, whatever the design', () => {
    fc.assert(
      fc.property(designs, (design) => {
        const { steps } = english.rendered(explainAll(proposalOf(design)));
        const unexplained = steps.flatMap((step) =>
          step.origin.kind === 'decision' && (step.origin.because.length === 0 || isBare(step.origin.chosen, step))
            ? [`${step.origin.rule}: ${step.origin.chosen}`]
            : [],
        );
        expect(unexplained).toEqual([]);
      }),
    );
  });
});

describe('a typed value in a derivation', () => {
  it('is in the design at its path', () => {
    fc.assert(
      fc.property(simpleDesigns, fc.nat(), (design, pick) => {
        const proposal = proposalOf(design);
        const paths = figurePaths(proposal);
        const { steps } = explain(proposal, paths[pick % paths.length]!);
        for (const step of steps) {
          if (step.origin.kind !== 'given' || 'text' in step) continue;
          expect(typedAt(design, step)).toEqual('values' in step ? step.values : [step.value]);
        }
      }),
    );
  });
});

/** What stands in a design at the path of a step: one number, or one for each row. */
function typedAt(design: Design, { origin }: Step): unknown[] {
  if (origin.kind !== 'given') return [];
  const rows = 'rows' in origin ? origin.rows : [0];
  return rows.map((row) => at(design, origin.path.replace('*', String(row))));
}

function at(root: object, path: string): unknown {
  return path
    .split(/[.[\]]+/)
    .filter((key) => key !== '')
    .reduce<unknown>((node, key) => (node as Readonly<Record<string, unknown>>)[key], root);
}

describe('a row of a column', () => {
  /** Any one row of any one column of any one figure. */
  const opened = fc
    .tuple(derivation, fc.nat(), fc.nat())
    .filter(([{ steps }]) => steps.some((step) => 'values' in step))
    .map(([made, stepPick, rowPick]) => {
      const columns = made.steps.filter((step) => 'values' in step);
      const column = columns[stepPick % columns.length]!;
      const place = rowPick % column.values.length;
      return { column, place, row: derivationForRow(made, column.key, place) };
    });

  it('opens into a derivation that replays and ends in its number', () => {
    fc.assert(
      fc.property(opened, ({ column, place, row }) => {
        expect(row.root).toBe(column.key);
        expect(row.steps.at(-1)).toMatchObject({ key: row.root, value: column.values[place] });
        expect(row.steps.some((step) => 'values' in step)).toBe(false);
        expect(replay(row, formulas)).toEqual([]);
      }),
    );
  });
});

/** The number or the text of a step; none of a column. */
function contentOf(step: Step): number | string | undefined {
  if ('text' in step) return step.text;
  return 'value' in step ? step.value : undefined;
}

describe('all figures of a proposal in one table', () => {
  it('replay, and have the numbers and texts that the proposal shows', () => {
    fc.assert(
      fc.property(designs, (design) => {
        const proposal = proposalOf(design);
        const { figures, steps } = explainAll(proposal);
        const values = new Map(steps.map((step) => [step.key, contentOf(step)]));
        expect(replay({ steps }, formulas)).toEqual([]);
        expect(Object.keys(figures)).toEqual(figurePaths(proposal));
        expect(Object.entries(figures).filter(([path, key]) => values.get(key) !== at(proposal, path))).toEqual([]);
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
