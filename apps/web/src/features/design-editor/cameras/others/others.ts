import { type Cell, type ColumnKey, serverGroupId, type ServerIds } from '@site-designer/camera-table';
import type { CameraRow } from '@site-designer/sizing-engine';
import { rowsByGroup } from '@site-designer/sizing-engine/design';

export interface Someone {
  readonly userId: number;
  readonly name: string;
}

/** Somebody else who has the design open. */
export interface Person extends Someone {
  /** The cell that they edit, as the API tells it. */
  readonly place: CellPlace;
  readonly atMs: number;
}

/** A value that somebody else has set. */
export interface Written extends Someone {
  readonly cell: Cell;
  readonly atMs: number;
}

/** A cell as all browsers know it: the column, after it the stream where it is not the first of its group. */
export interface CellPlace {
  readonly cameraGroupId: number | null;
  readonly field: string;
}

/** What stands at a cell of somebody else. */
export interface CellMark extends Someone {
  /** Whether they are in it; else they have changed it. */
  readonly isHere: boolean;
}

export type RowMarks = ReadonlyMap<ColumnKey, CellMark>;

export const NOWHERE: CellPlace = { cameraGroupId: null, field: '' };

/** The same one, as tables are drawn again for another. */
export const NO_MARKS: ReadonlyMap<number, RowMarks> = new Map();

interface Rows {
  readonly rows: readonly CameraRow[];
  readonly ids: ServerIds;
}

export function placeOfCell(cell: Cell | undefined, { rows, ids }: Rows): CellPlace {
  const row = rows.find(({ id }) => id === cell?.rowId);
  if (cell === undefined || row === undefined) return NOWHERE;
  const streams = rows.filter(({ cameraGroupId }) => cameraGroupId === row.cameraGroupId);
  const stream = streams.indexOf(row) + 1;
  return {
    cameraGroupId: serverGroupId(ids, row.cameraGroupId),
    field: stream === 1 ? cell.column : `${cell.column} ${stream}`,
  };
}

/** By row: whose cells they are, and over those what was changed. */
export function marksOf(
  { people, written }: { readonly people: readonly Person[]; readonly written: readonly Written[] },
  { rows, ids }: Rows,
): ReadonlyMap<number, RowMarks> {
  if (people.length + written.length === 0) return NO_MARKS;
  const marks = new Map<number, Map<ColumnKey, CellMark>>();
  const set = ({ rowId, column }: Cell, mark: CellMark): void => {
    marks.set(rowId, (marks.get(rowId) ?? new Map<ColumnKey, CellMark>()).set(column, mark));
  };
  for (const { userId, name, cell } of written) set(cell, { userId, name, isHere: false });
  const placed = people.filter(({ place }) => place.cameraGroupId !== null);
  if (placed.length === 0) return marks;
  const groups = new Map([...rowsByGroup(rows)].map(([id, streams]) => [serverGroupId(ids, id), streams]));
  for (const { userId, name, place } of placed) {
    const [column, stream = '1'] = place.field.split(' ');
    const row = groups.get(place.cameraGroupId!)?.[Number(stream) - 1];
    if (row) set({ rowId: row.id, column: column as ColumnKey }, { userId, name, isHere: true });
  }
  return marks;
}

/** Two letters for a name. */
export function initialsOf(name: string): string {
  const words = name.split(/[\s.@_-]+/).filter((word) => word !== '');
  const letters =
    words.length > 1 ? words.slice(0, 2).map((word) => word.match(/./u)?.[0]) : name.match(/./gu)?.slice(0, 2);
  return (letters ?? []).join('').toUpperCase();
}

/** One of the colours of the style sheet: the same for a person everywhere. */
export function colourOf(userId: number): number {
  return userId % COLOURS;
}

const COLOURS = 6;
