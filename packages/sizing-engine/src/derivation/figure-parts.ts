import { BYTES_PER_TB } from '../units.ts';
import { derivationForRow } from './derivation-for-row.ts';
import type { ColumnStep, Derivation, NumberStep, Step } from './derivation.ts';

/** A part of a figure that some rows of the camera table make. Bytes add up to a figure in TB. */
export interface FigurePart {
  readonly value: number;
  readonly unit: string;
  /** Of the whole figure, 0 to 100. */
  readonly percent: number;
}

/**
 * The parts of a figure that lists of rows make, each row being counted once in each list.
 *
 * @param derivation - Of a figure that is a sum of rows; rows that it does not sum count as 0.
 * @param lists - Numbers of rows in the design, from 0.
 * @example
 * ```ts
 * figureParts(explain(proposal, 'totals.storageTb.value'), [[0, 1], [2]])[0].percent;
 * ```
 */
export function figureParts(derivation: Derivation, lists: readonly (readonly number[])[]): readonly FigurePart[] {
  const rows = summedRows(derivation);
  const unit = rows[0]?.unit ?? '1';
  const perRow = new Map<number, number>();
  for (const { number, value } of rows) perRow.set(number, (perRow.get(number) ?? 0) + value);
  const whole = sumOf([...perRow.values()]);
  return lists.map((numbers) => {
    const value = sumOf([...new Set(numbers)].map((number) => perRow.get(number) ?? 0));
    const percent = whole === 0 ? 0 : (value / whole) * 100;
    return unit === 'B' ? { value: value / BYTES_PER_TB, unit: 'TB', percent } : { value, unit, percent };
  });
}

/** The histories of some of the rows that a figure is the sum of, by their numbers in the design. */
export function rowDerivations(derivation: Derivation, numbers: readonly number[]): readonly Derivation[] {
  const wanted = new Set(numbers);
  return summedRows(derivation)
    .filter(({ number }) => wanted.has(number))
    .map(({ key, place }) => derivationForRow(derivation, key, place));
}

/** The number at the end of a derivation. Bytes are converted to TB, as a proposal shows them. */
export function rootFigure({ steps }: Derivation): Omit<FigurePart, 'percent'> {
  const { value, unit } = steps.at(-1) as NumberStep;
  return unit === 'B' ? { value: value / BYTES_PER_TB, unit: 'TB' } : { value, unit };
}

/** Rows of the design, or of a camera report, that a column has a value for. */
export interface TypedColumn {
  readonly path: string;
  readonly rows: readonly number[];
}

/** The rows that a column is about: those of the first typed column behind it; undefined where it has none. */
export function typedColumn(step: Step, byKey: ReadonlyMap<string, Step>): TypedColumn | undefined {
  const { origin } = step;
  if (origin.kind === 'given' && 'rows' in origin) return origin;
  if (origin.kind !== 'formula') return undefined;
  for (const key of Object.values(origin.inputs).flat()) {
    const column = typedColumn(byKey.get(key)!, byKey);
    if (column !== undefined) return column;
  }
  return undefined;
}

interface SummedRow {
  /** Its number in the design. */
  readonly number: number;
  /** The column that it stands in, and its place there. */
  readonly key: string;
  readonly place: number;
  readonly value: number;
  readonly unit: string;
}

/** The rows that a figure is the sum of; none where it is no such sum. */
function summedRows({ root, steps }: Derivation): readonly SummedRow[] {
  const byKey = new Map(steps.map((step) => [step.key, step]));
  const { origin } = byKey.get(root)!;
  const columns = origin.kind === 'formula' ? [origin.inputs['rows'] ?? []].flat() : [];
  return columns.flatMap((key) => rowsOfColumn(byKey.get(key) as ColumnStep, byKey));
}

/** Behind each column that a formula sums by row there is one that was typed. */
function rowsOfColumn(column: ColumnStep, byKey: ReadonlyMap<string, Step>): SummedRow[] {
  const { rows } = typedColumn(column, byKey)!;
  const { key, unit, values } = column;
  return values.map((value, place) => ({ number: rows[place]!, key, place, value, unit }));
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}
