import { NEW_STREAM, type CameraRow } from '@site-designer/sizing-engine';
import { LensType } from '@site-designer/sizing-engine/enumerations';
import { contentOf, firstOf, rowsByGroup, type RowPatch } from '@site-designer/sizing-engine/design';
import { accessOf, isCustomRate, valueOf } from '../cells/cell.ts';
import { columnOf, COLUMNS, otherHalfOf, type CameraForm, type ColumnKey } from '../cells/columns.ts';
import { comparable } from '../cells/comparable.ts';
import { groupsToAdd, newRow } from '../cells/groups.ts';
import { patchedRow } from '../cells/row-edit.ts';
import { planOf, type PlannedLine } from '../edits/plan.ts';
import type { Sheet } from '../cells/file-cell.ts';
import type { CellState, ImportChange, ImportChoices, ImportContext, ImportView, MissingGroup } from './choices.ts';
import { kindsOfLines } from './kinds-of-lines.ts';
import { matched, withUnclear } from './matched.ts';
import { combined, named, type Piece } from './pieces.ts';
import { type PlannedGroup, columnsOfView, countsOf, notesOf, problemsOf, refusedTexts } from './view-parts.ts';

/** What an import does: every line of the sheet with its kind, and the groups that come of those that are taken. */
export function importView(sheet: Sheet, choices: ImportChoices, context: ImportContext): ImportView {
  const read = kindsOfLines(sheet, choices, context);
  const listed = named(combined(read.pieces, choices.combine));
  const start = patchedRow(
    newRow(NEW_STREAM, context.form.catalogue, { id: 1 }),
    choices.defaults,
    context.form.catalogue,
  );
  const { pieces, unclear } = matched(listed, context.table.rows, choices);
  const lines = withUnclear(read.lines, unclear);
  const planner = new GroupPlanner(start, context.form);
  const planned = pieces.map(({ piece, rows }, at) =>
    plannedGroup(piece, { at, rows, choices, planned: planner.plan(piece, rows) }),
  );
  const taken = pieces.map(({ piece }) => piece);
  const groups = planned.map(({ group }) => group);
  const updated = new Set(groups.flatMap(({ match }) => match?.groupId ?? []));
  const missing = choices.against === 'update' ? missingGroups(context, choices, updated) : [];
  const counts = countsOf(lines, groups, missing.length);
  return {
    lines,
    groups,
    missing,
    checks: read.checks,
    counts,
    columns: columnsOfView({ ...read, lines }, choices),
    refused: refusedTexts(planned, choices, context.form),
    notes: notesOf(taken),
    problems: problemsOf(sheet, { choices, context, counts, pieces: taken }),
    change: changeFrom(planned, missing, { choices, context }),
  };
}

interface GroupContext {
  readonly at: number;
  readonly rows: readonly CameraRow[] | undefined;
  readonly choices: ImportChoices;
}

/** What a list says of a group: its streams after it, and what was refused. */
interface Planned {
  readonly plans: readonly PlannedLine[];
  readonly after: readonly CameraRow[];
  readonly states: ReadonlyMap<ColumnKey, CellState>;
}

function plannedGroup(
  piece: Piece,
  { at, rows, choices, planned }: GroupContext & { readonly planned: Planned },
): PlannedGroup {
  const { plans, after, states } = planned;
  const changed = rows === undefined ? [] : changedKeys(rows, after);
  const key = `${comparable(piece.name)}#${piece.lines[0] ?? at}`;
  const isLeft = choices.differences.get(key) === 'leave';
  return {
    piece,
    plans,
    group: {
      key,
      rows: after,
      place: piece.place,
      fromLines: piece.lines,
      states,
      ...(rows !== undefined && { match: { groupId: rows[0]!.cameraGroupId, changed, before: rows } }),
      isWritten: !isLeft && (rows === undefined || changed.length > 0),
    },
  };
}

/** Plans groups. New groups of equal settings differ in their names alone, so their settings are read once. */
class GroupPlanner {
  readonly #known = new Map<string, Planned>();
  readonly #start: CameraRow;
  readonly #form: CameraForm;

  constructor(start: CameraRow, form: CameraForm) {
    this.#start = start;
    this.#form = form;
  }

  plan(piece: Piece, rows: readonly CameraRow[] | undefined): Planned {
    const { name, taken, texts, unreadable } = piece;
    if (rows !== undefined || unreadable.size > 0 || taken === undefined) return this.#planned(piece, rows);
    const settings = [...texts].filter(([key]) => key !== 'streamName');
    const states = [...piece.values].map(([key, { state }]) => `${key} ${state}`);
    const key = JSON.stringify([settings, states, piece.lenses, taken === name]);
    const known = this.#known.get(key) ?? this.#planned(piece, undefined);
    this.#known.set(key, known);
    return { ...known, after: known.after.map((row) => ({ ...row, streamName: taken })) };
  }

  #planned(piece: Piece, rows: readonly CameraRow[] | undefined): Planned {
    const form = this.#form;
    const multi = form.lensTypes.find(({ id }) => id === LensType.multiParent)?.name ?? '';
    const texts = new Map(piece.texts);
    if (piece.lenses > 1) texts.set('lensType', multi);
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

function changedKeys(before: readonly CameraRow[], after: readonly CameraRow[]): readonly ColumnKey[] {
  const differs = COLUMNS.filter((column) =>
    after.some((row, at) => {
      if (accessOf(row, column, at === 0) !== 'open' || valueOf(before[at]!, column) === valueOf(row, column))
        return false;
      return column.field !== 'bitrateKbit' || isCustomRate(before[at]!, column) || isCustomRate(row, column);
    }),
  );
  return differs.map(({ key }) => key);
}

function statesOf(
  row: CameraRow,
  { values, name }: Piece,
  { refusals }: PlannedLine,
): ReadonlyMap<ColumnKey, CellState> {
  const refused = new Set(refusals.map(({ column }) => column));
  return new Map(
    COLUMNS.filter((column) => accessOf(row, column, true) === 'open').map((column) => {
      const read = values.get(column.key) ?? values.get(otherHalfOf(column)?.key ?? column.key);
      if (refused.has(column.key)) return [column.key, 'refused'];
      if (column.key === 'streamName') return [column.key, name === row.streamName ? 'list' : 'rounded'];
      return [column.key, read?.state ?? 'default'];
    }),
  );
}

function missingGroups(
  { table }: ImportContext,
  { differences, missing }: ImportChoices,
  matched: ReadonlySet<number>,
): readonly MissingGroup[] {
  return [...rowsByGroup(table.rows)].flatMap(([groupId, rows]) => {
    if (matched.has(groupId)) return [];
    const { streamName: name = '', quantity: cameras = 0 } = firstOf(rows) ?? {};
    const key = `missing#${groupId}`;
    const decided = differences.get(key);
    return [
      { key, groupId, name, cameras, isRemoved: decided === undefined ? missing === 'remove' : decided === 'take' },
    ];
  });
}

function changeFrom(
  planned: readonly PlannedGroup[],
  missing: readonly MissingGroup[],
  { choices, context: { table } }: { readonly choices: ImportChoices; readonly context: ImportContext },
): ImportChange {
  const written = planned.filter(({ group }) => group.isWritten);
  const fresh = written.filter(({ group }) => group.match === undefined);
  const patches = written.flatMap(({ group, plans }) =>
    group.match === undefined ? [] : plans.map(({ rowId, patch }): readonly [number, RowPatch] => [rowId!, patch]),
  );
  const removed = new Set(missing.filter(({ isRemoved }) => isRemoved).map(({ groupId }) => groupId));
  const isRemoved = ({ cameraGroupId }: CameraRow) => choices.against === 'replace' || removed.has(cameraGroupId);
  return {
    cameras: groupsToAdd(fresh.map(({ group }) => group.rows.map(contentOf))).cameras ?? [],
    patches: new Map(patches),
    removedCameraIds: table.rows.filter(isRemoved).map(({ id }) => id),
  };
}
