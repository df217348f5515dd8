import type { CameraRow } from '@site-designer/sizing-engine';
import { LensType } from '@site-designer/sizing-engine/enumerations';
import { accessOf } from '../cells/cell.ts';
import { columnOf, COLUMNS, type CameraForm, type ColumnKey } from '../cells/columns.ts';
import { patchedRow } from '../cells/row-edit.ts';
import { planOf, type PlannedLine } from '../edits/plan.ts';
import type { CellState } from './choices.ts';
import { readFor, type Piece } from './pieces.ts';

/** What a list says of a group: its streams after it, and what was refused. */
export interface Planned {
  readonly plans: readonly PlannedLine[];
  readonly after: readonly CameraRow[];
  readonly states: ReadonlyMap<ColumnKey, CellState>;
}

/** Plans groups. New groups that share their settings differ in their names alone, so the settings are read once. */
export class GroupPlanner {
  readonly #known = new Map<Piece['texts'], Map<string, Planned>>();
  readonly #start: CameraRow;
  readonly #form: CameraForm;

  constructor(start: CameraRow, form: CameraForm) {
    this.#start = start;
    this.#form = form;
  }

  plan(piece: Piece, rows: readonly CameraRow[] | undefined): Planned {
    const { name, taken, texts, unreadable, lenses } = piece;
    if (rows !== undefined || unreadable.size > 0 || taken === undefined) return this.#planned(piece, rows);
    // A name that is cut is told in its cell.
    const key = `${lenses} ${taken === name}`;
    const ofSettings = this.#known.get(texts) ?? new Map<string, Planned>();
    const known = ofSettings.get(key) ?? this.#planned(piece, undefined);
    this.#known.set(texts, ofSettings.set(key, known));
    return { ...known, after: known.after.map((row) => ({ ...row, streamName: taken })) };
  }

  #planned(piece: Piece, rows: readonly CameraRow[] | undefined): Planned {
    const form = this.#form;
    const multi = form.lensTypes.find(({ id }) => id === LensType.multiParent)?.name ?? '';
    const texts = new Map(piece.texts);
    if (piece.lenses > 1) texts.set('lensType', multi);
    if (piece.own === undefined) texts.set('streamName', piece.taken ?? piece.name);
    // Found by its name: how the design writes it is no difference.
    if (rows !== undefined) texts.set('streamName', rows[0]!.streamName);
    const shared = new Map([...texts].filter(([key]) => columnOf(key).isOfGroup !== true));
    const streams = rows ?? Array.from({ length: piece.lenses }, (_, lens) => ({ ...this.#start, id: lens + 1 }));
    const plans = streams.slice(0, areLenses(streams, rows) ? streams.length : 1).map((row, index) =>
      planOf({
        rowId: rows === undefined ? undefined : row.id,
        row,
        isFirst: index === 0,
        texts: index === 0 ? texts : shared,
        unreadable: piece.unreadable,
        form,
      }),
    );
    const after = streams.map((row, index) => patchedRow(row, plans[index]?.patch ?? {}, form.catalogue));
    return { plans, after, states: statesOf(after[0]!, piece, plans[0]!) };
  }
}

/** Whether the streams of a group are lenses of one camera, which have the same settings. */
function areLenses(streams: readonly CameraRow[], rows: readonly CameraRow[] | undefined): boolean {
  return streams.length > 1 && (rows === undefined || rows[0]?.lensType === LensType.multiParent);
}

/** Where the values of a row come from. */
export function statesOf(row: CameraRow, piece: Piece, { refusals }: PlannedLine): ReadonlyMap<ColumnKey, CellState> {
  const refused = new Set(refusals.map(({ column }) => column));
  return new Map(
    COLUMNS.filter((column) => accessOf(row, column, true) === 'open').map((column) => {
      const read = readFor(piece, column);
      if (refused.has(column.key)) return [column.key, 'refused'];
      if (column.key === 'streamName') return [column.key, piece.name === row.streamName ? 'list' : 'rounded'];
      // A calculated rate is not refused by its row, whatever its bounds.
      return [column.key, read?.state === 'refused' ? 'list' : (read?.state ?? 'default')];
    }),
  );
}
