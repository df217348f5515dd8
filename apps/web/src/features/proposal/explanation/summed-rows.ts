import type { Derivation } from '@site-designer/sizing-engine';
import { derivationForRow, type Step } from '@site-designer/sizing-engine/explanations';
import { rowsBehind } from './words.ts';

/** One of the rows that a figure is the sum of. */
export interface SummedRow {
  /** Its number in the design. */
  readonly number: number;
  /** The column that it stands in, and its place there. */
  readonly key: string;
  readonly place: number;
  readonly value: number;
}

/** The rows that a figure is the sum of; none where it is no such sum. */
export function summedRows({ root, steps }: Derivation): readonly SummedRow[] {
  const byKey = new Map(steps.map((step) => [step.key, step]));
  const { origin } = byKey.get(root)!;
  const columns = origin.kind === 'formula' ? [origin.inputs['rows'] ?? []].flat() : [];
  return columns.flatMap((key) => rowsOfColumn(byKey.get(key)!, byKey));
}

function rowsOfColumn(step: Step, byKey: ReadonlyMap<string, Step>): SummedRow[] {
  if (!('values' in step)) return [];
  const numbers = rowsBehind(step, byKey) ?? [];
  return step.values.map((value, place) => ({ number: numbers[place]!, key: step.key, place, value }));
}

/** The histories of some of the rows that a figure is the sum of. */
export function rowDerivations(derivation: Derivation, numbers: readonly number[]): readonly Derivation[] {
  const wanted = new Set(numbers);
  return summedRows(derivation)
    .filter(({ number }) => wanted.has(number))
    .map(({ key, place }) => derivationForRow(derivation, key, place));
}
