import type { RateModels } from '../../bitrate/bitrate.ts';
import type { ById, CatalogueIndex } from '../../checks/catalogue-index.ts';
import { citedColumn, lazyGivenColumn } from '../../derivation/column.ts';
import { once } from '../../derivation/once.ts';
import type { CameraRow } from '../../design/design.ts';
import { knownEntry } from '../../checks/lookup.ts';
import type { Unit } from '../../units.ts';
import { firstStreams } from './first-streams.ts';
import { hasBesides, keyOf, kindOf, type RowKind } from './row-kinds.ts';
import type { Column, GradedFact } from '../../derivation/quantity.ts';
import { saying, type Saying } from '../result/sayings.ts';

/** Rows of one kind: their numbers in the design, and themselves; collected at their first use. */
export interface RowClass extends RowKind {
  readonly numbers: () => readonly number[];
  readonly rows: () => readonly CameraRow[];
}

/**
 * Rows by their kind.
 *
 * @param kinds - The kinds that the rows have.
 * @param isMeant - Whether a row is to be in its class.
 */
export function classesOf(
  rows: readonly CameraRow[],
  {
    kinds,
    index,
    models,
    isMeant,
  }: {
    readonly kinds: readonly RowKind[];
    readonly index: CatalogueIndex;
    readonly models: RateModels;
    readonly isMeant: (row: CameraRow) => boolean;
  },
): RowClass[] {
  const gathered = once(() => numbersByKind(rows, { index, models, isMeant }));
  return kinds.map((kind) => {
    const numbers = (): readonly number[] => gathered().get(keyOf(kind)) ?? [];
    return { ...kind, numbers, rows: once(() => numbers().map((number) => rows[number]!)) };
  });
}

function numbersByKind(
  rows: readonly CameraRow[],
  {
    index: { codecs },
    models,
    isMeant,
  }: { readonly index: CatalogueIndex; readonly models: RateModels; readonly isMeant: (row: CameraRow) => boolean },
): ReadonlyMap<number, readonly number[]> {
  const numbers = new Map<number, number[]>();
  const firsts = new Set(firstStreams(rows));
  for (const [number, row] of rows.entries()) {
    if (!isMeant(row)) continue;
    const { kind: codec } = knownEntry(codecs, row.codec, 'codec');
    const key = keyOf(kindOf(row, { codec, carriesBesides: firsts.has(number) && hasBesides(row) }, models));
    const ofKind = numbers.get(key);
    if (ofKind === undefined) numbers.set(key, [number]);
    else ofKind.push(number);
  }
  return numbers;
}

/** Makes a column of one field of the rows of a class. */
export type TypedColumn = <const U extends Unit>(
  field: string,
  unit: U,
  valueOf: (row: CameraRow) => number,
) => Column<U>;

/** The columns of what the user typed in the rows of a class. */
export function typedColumns({ numbers, rows }: RowClass): TypedColumn {
  return (field, unit, valueOf) =>
    lazyGivenColumn(`cameras[*].${field}`, unit, { rows: numbers, values: () => rows().map(valueOf) });
}

/** Which entry of the catalogue each row names, and which of its facts is meant. */
interface NamedFacts<E, U extends Unit> {
  readonly kind: 'resolution' | 'complexity';
  readonly unit: U;
  readonly index: ById<E>;
  readonly idOf: (row: CameraRow) => number;
  readonly factOf: (entry: E) => GradedFact<U>;
}

/** A column of one fact of the entries that rows name. */
export function factColumn<const U extends Unit, E extends { readonly name: string }>(
  field: Saying,
  { rows }: RowClass,
  { kind, unit, index, idOf, factOf }: NamedFacts<E, U>,
): Column<U> {
  return citedColumn(field, {
    unit,
    entries: () => rows().map((row) => knownEntry(index, idOf(row), kind)),
    cite: (entry) => ({ entry: saying(`cited.${kind}`, { name: entry.name }), fact: factOf(entry) }),
  });
}
