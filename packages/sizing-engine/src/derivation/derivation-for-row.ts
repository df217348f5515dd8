import {
  inputsOf,
  type ColumnStep,
  type Derivation,
  type NumberStep,
  type Step,
  type StepOrigin,
  type TextStep,
} from './derivation.ts';

/**
 * The history of one row of a column, as a derivation of single numbers: what a reader sees who opens that row.
 *
 * @param derivation - A derivation, or several in one table, that has the column.
 * @param key - Key of the column's step.
 * @param place - Place in the column, from 0.
 * @returns Only the steps that the row is made of; keys are kept.
 * @throws RangeError where there is no such column or place.
 * @example
 * ```ts
 * derivationForRow(explain(proposal, 'totals.storageTb.value'), 's42', 3).steps.at(-1)?.value;
 * ```
 */
export function derivationForRow({ steps }: Pick<Derivation, 'steps'>, key: string, place: number): Derivation {
  const byKey = new Map(steps.map((step) => [step.key, step]));
  const wanted = byKey.get(key);
  if (wanted === undefined || !('values' in wanted) || wanted.values[place] === undefined) {
    throw new RangeError(`no row ${place} of a column ${key}`);
  }
  const needed = keysBehind(wanted, byKey);
  return { root: key, steps: steps.filter((step) => needed.has(step.key)).map((step) => numberStep(step, place)) };
}

function keysBehind(step: Step, byKey: ReadonlyMap<string, Step>): ReadonlySet<string> {
  const keys = new Set([step.key]);
  for (const key of keys) for (const [, input] of inputsOf(byKey.get(key)!)) keys.add(input);
  return keys;
}

function numberStep(step: Step, place: number): NumberStep | TextStep {
  if (!('values' in step)) return step;
  return { key: step.key, value: step.values[place]!, unit: step.unit, origin: rowOrigin(step, place) };
}

function rowOrigin({ origin, values }: ColumnStep, place: number): StepOrigin {
  switch (origin.kind) {
    case 'given':
      return {
        kind: 'given',
        path: origin.path.replace('*', String(origin.rows[place])),
        isDefault: values[place] === origin.default,
      };
    case 'catalogue': {
      const { entry, grade, source } = origin.facts[origin.picks[place]!]!;
      return { kind: 'catalogue', entry, field: origin.field, grade, source };
    }
    case 'formula':
      return origin;
  }
}
