import type { Codec, Fact } from '../catalogue/schema.ts';
import type { CatalogueIndex } from '../catalogue-index.ts';
import { citedColumn, givenColumn, type Column } from '../derivation/column.ts';
import type { CameraRow } from '../design.ts';
import { Recording } from '../enumerations.ts';
import { knownEntry } from '../lookup.ts';
import type { Half } from '../selection/camera-rules.ts';
import type { Unit } from '../units.ts';

/** What decides by which formulas a row is computed. */
interface RowKind {
  readonly recording: Recording;
  readonly codec: Codec['kind'];
  readonly custom: Readonly<Record<Half, boolean>>;
}

/** Rows of one kind: their numbers in the design, and themselves. */
export interface RowClass extends RowKind {
  readonly numbers: number[];
  readonly rows: CameraRow[];
}

/** Rows by their kind. */
export function classesOf(rows: readonly CameraRow[], index: CatalogueIndex): RowClass[] {
  const classes = new Map<number, RowClass>();
  for (const [number, row] of rows.entries()) {
    const kind = kindOf(row, index);
    const { recording, custom } = kind;
    const key =
      recording * 8 + (kind.codec === 'mjpeg' ? 4 : 0) + (custom.continuous ? 2 : 0) + (custom.motion ? 1 : 0);
    let found = classes.get(key);
    if (found === undefined) classes.set(key, (found = { ...kind, numbers: [], rows: [] }));
    found.numbers.push(number);
    found.rows.push(row);
  }
  return [...classes.values()];
}

/** The flags of a half that is not recorded do not matter. */
function kindOf(row: CameraRow, { codecs }: CatalogueIndex): RowKind {
  const { recording } = row;
  return {
    recording,
    codec: knownEntry(codecs, row.codec, 'codec').kind,
    custom: {
      continuous: recording !== Recording.event && row.continuousIsCustomBitrate,
      motion: recording !== Recording.constant && row.motionIsCustomBitrate,
    },
  };
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
    givenColumn(`cameras[*].${field}`, { rows: numbers, values: rows.map(valueOf), unit });
}

/** A column of one fact of the entries that rows name. */
export function factColumn<const U extends Unit, E extends { readonly name: string }>(
  field: string,
  entries: readonly E[],
  { kind, factOf }: { readonly kind: string; readonly factOf: (entry: E) => Fact<U> },
): Column<U> {
  return citedColumn(field, entries, (entry) => ({ entry: `${kind} ${entry.name}`, fact: factOf(entry) }));
}
