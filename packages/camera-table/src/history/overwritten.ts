import type { CameraRow, Catalogue } from '@site-designer/sizing-engine';
import { settleRows } from '@site-designer/sizing-engine';
import type { ColumnKey } from '../cells/columns.ts';
import { changedParts, columnOfPart, isSamePart, withParts, type RowPart } from '../cells/row-parts.ts';
import { replaced, type EditorModel } from './editor-model.ts';
import type { Clash, Versions } from './merge.ts';
import { isSetSince, partsSet } from './set-parts.ts';
import type { Step } from './steps.ts';

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
export function overwrittenValues(
  { base, theirs }: Omit<Versions, 'mine'>,
  { past, typing }: Pick<EditorModel, 'past' | 'typing'>,
): Overwritten[] {
  const set = partsSet(past);
  const typed = partsTyped(typing);
  const after = new Map(theirs.map((row) => [row.id, row]));
  return base.flatMap((stored) => {
    const changed = after.get(stored.id);
    const mine = set.get(stored.id);
    if (!changed || !mine) return [];
    // What is stored may be what is being typed over the value, which comes back where that is cancelled.
    const isStored = (row: CameraRow, part: RowPart) =>
      isSamePart(row, stored, part) || (typed.get(row.id)?.has(part) === true && !isSetSince(past, stored, part));
    return changedParts(stored, changed).flatMap((part) => {
      const column = columnOfPart(part);
      const row = mine.get(part);
      const isStanding = column !== undefined && row !== undefined && isStored(row, part);
      return isStanding ? [{ id: `${row.id}.${part}`, rowId: row.id, column, row, isMine: true }] : [];
    });
  });
}

/**
 * Values of others that the user's, not stored yet, take the place of; undefined if something else clashes than a cell. What is still being
 * typed takes the place of nothing before it is stored: then whose value it was is told.
 */
export function outlivedValues(
  clashes: readonly Clash[],
  { typing }: Pick<EditorModel, 'typing'>,
): Overwritten[] | undefined {
  if (clashes.some(({ column, theirs }) => column === undefined || theirs === undefined)) return undefined;
  const typed = partsTyped(typing);
  return clashes.flatMap(({ id, rowId, column, theirs }) => {
    const isTold = column !== undefined && theirs !== undefined && typed.get(rowId)?.has(partOf(id)) !== true;
    return isTold ? [{ id, rowId, column, row: theirs, isMine: false }] : [];
  });
}

function partsTyped(typing: Step | undefined): ReturnType<typeof partsSet> {
  return partsSet(typing && { step: typing, below: undefined });
}

function partOf(id: string): RowPart {
  return id.slice(id.indexOf('.') + 1) as RowPart;
}

/** Puts an overwritten value back, as one step. */
export function valueRestored(
  model: EditorModel,
  { id, rowId, row }: Overwritten,
  { label, catalogue }: { readonly label: string; readonly catalogue: Catalogue },
): EditorModel {
  const rows = model.rows.map((each) => (each.id === rowId ? withParts(each, row, [partOf(id)]) : each));
  return replaced(model, label, { rows: settleRows(rows, catalogue), removedIds: [] });
}
