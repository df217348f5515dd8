import type { CameraRow, Catalogue } from '@site-designer/sizing-engine';
import { settleRows } from '@site-designer/sizing-engine';
import type { ColumnKey } from '../cells/columns.ts';
import { changedParts, columnOfPart, isSamePart, withParts, type RowPart } from '../cells/row-parts.ts';
import { replaced, type EditorModel } from './editor-model.ts';
import type { Clash, Versions } from './merge.ts';
import type { Stack } from './steps.ts';

/** A value that another one in the same cell has taken the place of: the later one holds. */
export interface Overwritten {
  readonly id: string;
  readonly rowId: number;
  readonly column: ColumnKey;
  /** The row with the value that no longer holds. */
  readonly row: CameraRow;
  /** Whether it is the user's, which was stored before; else somebody else's, which the user's took the place of. */
  readonly isMine: boolean;
}

/** Values that the user set and that were changed elsewhere after they were stored. */
export function overwrittenValues({ base, theirs }: Omit<Versions, 'mine'>, past: Stack | undefined): Overwritten[] {
  const set = partsSet(past);
  const after = new Map(theirs.map((row) => [row.id, row]));
  return base.flatMap((row) => {
    const changed = after.get(row.id);
    const mine = set.get(row.id);
    if (!changed || !mine) return [];
    return changedParts(row, changed).flatMap((part) => {
      const column = columnOfPart(part);
      const last = mine.get(part);
      const isStanding = column !== undefined && last !== undefined && isSamePart(last, row, part);
      return isStanding ? [{ id: `${row.id}.${part}`, rowId: row.id, column, row, isMine: true }] : [];
    });
  });
}

/** The parts that steps have set, by the ids of rows: each with the row of the last step that set it. */
function partsSet(past: Stack | undefined): ReadonlyMap<number, ReadonlyMap<RowPart, CameraRow>> {
  const set = new Map<number, Map<RowPart, CameraRow>>();
  for (let each = past; each; each = each.below) {
    for (const { before, after } of each.step.changes) {
      if (!before || !after) continue;
      const parts = set.get(after.id) ?? new Map<RowPart, CameraRow>();
      for (const part of changedParts(before, after)) if (!parts.has(part)) parts.set(part, after);
      set.set(after.id, parts);
    }
  }
  return set;
}

/** Values of others that the user's, not stored yet, take the place of; undefined if something else clashes than a cell. */
export function outlivedValues(clashes: readonly Clash[]): Overwritten[] | undefined {
  const found = clashes.flatMap(({ id, rowId, column, theirs }) =>
    column === undefined || theirs === undefined ? [] : [{ id, rowId, column, row: theirs, isMine: false }],
  );
  return found.length === clashes.length ? found : undefined;
}

/** Puts an overwritten value back, as one step. */
export function valueRestored(
  model: EditorModel,
  { id, rowId, row }: Overwritten,
  { label, catalogue }: { readonly label: string; readonly catalogue: Catalogue },
): EditorModel {
  const part = id.slice(id.indexOf('.') + 1) as RowPart;
  const rows = model.rows.map((each) => (each.id === rowId ? withParts(each, row, [part]) : each));
  return replaced(model, label, { rows: settleRows(rows, catalogue), removedIds: [] });
}
