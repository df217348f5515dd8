import type { ColumnStep, Derivation, NumberStep, Step } from './derivation.ts';
import type { AnyFormula, NumbersByName } from './formula.ts';

/** A step whose recorded number the formulas do not give; `undefined` where the formula or an input is unknown. */
export interface Mismatch {
  readonly key: string;
  /** Place in the column, where the step is one. */
  readonly place?: number;
  readonly recorded: number;
  readonly replayed: number | undefined;
}

/** Powers and logarithms may differ in the last bits between JavaScript engines; a sum of many terms a little more. */
const REPLAY_TOLERANCE = 1e-9;

type Table = ReadonlyMap<string, number | readonly number[]>;
type FormulasById = ReadonlyMap<string, AnyFormula>;

/**
 * Recompute every formula step of a derivation, wherever it was stored meanwhile; of a column, every row.
 *
 * Leaves (typed by the user, cited from the catalogue, chosen by a rule) cannot be recomputed and are taken as they are,
 * but for a column of the catalogue, whose values must be those of the facts that it names.
 *
 * @param formulas - Those that the derivation may use; usually the engine's whole list.
 * @returns The steps that do not hold; none for a valid derivation.
 * @example
 * ```ts
 * replay(JSON.parse(stored), formulas); // []
 * ```
 */
export function replay({ steps }: Pick<Derivation, 'steps'>, formulas: readonly AnyFormula[]): readonly Mismatch[] {
  const byId = new Map(formulas.map((each) => [each.card.id, each]));
  const table = new Map(steps.flatMap((step) => ('text' in step ? [] : [[step.key, numbersOf(step)] as const])));
  return steps.flatMap((step) => mismatchesOf(step, byId, table));
}

function numbersOf(step: NumberStep | ColumnStep): number | readonly number[] {
  return 'values' in step ? step.values : step.value;
}

function mismatchesOf(step: Step, byId: FormulasById, table: Table): readonly Mismatch[] {
  if ('text' in step) return [];
  return 'values' in step ? columnMismatches(step, byId, table) : numberMismatches(step, byId, table);
}

function numberMismatches({ key, value: recorded, origin }: NumberStep, byId: FormulasById, table: Table): Mismatch[] {
  if (origin.kind !== 'formula') return [];
  const inputs = Object.entries(origin.inputs).map(([name, from]) => [
    name,
    typeof from === 'string' ? numberAt(table, from, 0) : from.flatMap((key) => table.get(key) ?? Number.NaN),
  ]);
  const replayed = byId.get(origin.formula)?.recompute(Object.fromEntries(inputs) as NumbersByName);
  return agrees(recorded, replayed) ? [] : [{ key, recorded, replayed }];
}

function columnMismatches({ key, values, origin }: ColumnStep, byId: FormulasById, table: Table): Mismatch[] {
  if (origin.kind === 'given') return [];
  const replayedAt = (place: number): number | undefined => {
    if (origin.kind === 'catalogue') return origin.facts[origin.picks[place] ?? -1]?.value;
    const inputs = Object.entries(origin.inputs).map(([name, from]) => [name, numberAt(table, from, place)]);
    return byId.get(origin.formula)?.recompute(Object.fromEntries(inputs) as NumbersByName);
  };
  return values.flatMap((recorded, place) => {
    const replayed = replayedAt(place);
    return agrees(recorded, replayed) ? [] : [{ key, place, recorded, replayed }];
  });
}

/** The number that a step gives to a row: its own of a column, the same for all of a single number. */
function numberAt(table: Table, key: string, place: number): number {
  const step = table.get(key) ?? Number.NaN;
  return typeof step === 'number' ? step : (step[place] ?? Number.NaN);
}

function agrees(recorded: number, replayed = Number.NaN): boolean {
  return Math.abs(replayed - recorded) <= REPLAY_TOLERANCE * Math.max(Math.abs(recorded), Math.abs(replayed));
}
