import { NEW_STREAM, type CameraRow } from '@site-designer/sizing-engine';
import { contentOf, firstOf, rowsByGroup, type RowPatch } from '@site-designer/sizing-engine/design';
import { accessOf, isCustomRate, valueOf } from '../cells/cell.ts';
import { COLUMNS, MEASUREMENT_COLUMNS, type ColumnKey } from '../cells/columns.ts';
import { comparable } from '../cells/comparable.ts';
import type { Sheet } from '../cells/file-cell.ts';
import { groupsToAdd, newRow } from '../cells/groups.ts';
import { patchedRow } from '../cells/row-edit.ts';
import type { ImportChange, ImportChoices, ImportContext, ImportView, MissingGroup } from './choices.ts';
import { convertedKinds } from './converted.ts';
import { GroupPlanner, statesOf, type Planned } from './group-planner.ts';
import { kindsOfLines } from './kinds-of-lines.ts';
import { matched, withUnclear } from './matched.ts';
import { ownGroups, type OwnGroup } from './own-groups.ts';
import { combined, named, type Piece } from './pieces.ts';
import {
  asRowsTake,
  type PlannedGroup,
  columnsOfView,
  countsOf,
  notesOf,
  problemsOf,
  refusedTexts,
} from './view-parts.ts';

/** What an import does: every line of the sheet with its kind, and the groups that come of those that are taken. */
export function importView(sheet: Sheet, choices: ImportChoices, context: ImportContext): ImportView {
  const converted = choices.layout === 'lines' ? undefined : convertedKinds(sheet, choices, context);
  const read = converted ?? kindsOfLines(sheet, choices, context);
  const all = named(combined(read.pieces, choices.combine));
  const listed = all.filter(({ own }) => own === undefined);
  const start = patchedRow(
    newRow(NEW_STREAM, context.form.catalogue, { id: 1 }),
    choices.defaults,
    context.form.catalogue,
  );
  const { pieces, unclear } = matched(listed, context.table.rows, choices);
  const own = ownGroups(
    all.filter((piece) => piece.own !== undefined),
    start,
    { choices, context },
  );
  const planner = new GroupPlanner(start, context.form);
  const planned = [
    ...own.groups.map((group) => plannedOwn(group, choices)),
    ...pieces.map(({ piece, rows }, at) =>
      plannedGroup(piece, { at, rows, choices, planned: planner.plan(piece, rows) }),
    ),
  ];
  const taken = planned.map(({ piece }) => piece);
  const groups = planned.map(({ group }) => group);
  const updated = new Set(groups.flatMap(({ match }) => match?.groupId ?? []));
  const missing = choices.against === 'update' ? missingGroups(context, choices, updated) : [];
  const refused = refusedTexts(planned, choices, context.form);
  const clear = withUnclear(read.lines, new Map([...unclear, ...own.unclear]));
  const lines = asRowsTake(clear, refused, choices);
  const counts = countsOf(lines, groups, missing.length);
  return {
    lines,
    groups,
    missing,
    checks: read.checks,
    counts,
    columns: columnsOfView({ ...read, lines }, choices),
    refused,
    notes: [...(read.notes ?? []), ...notesOf(taken)],
    problems: problemsOf(sheet, { choices, context, counts, pieces: taken }),
    change: changeFrom(planned, missing, { choices, context }),
  };
}

interface GroupContext {
  readonly at: number;
  readonly rows: readonly CameraRow[] | undefined;
  readonly choices: ImportChoices;
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

function plannedOwn({ pieces, plans, before, after }: OwnGroup, choices: ImportChoices): PlannedGroup {
  const piece = pieces[0]!;
  const states = statesOf(after[0]!, piece, plans[0]!);
  const { group } = plannedGroup(piece, { at: 0, rows: before, choices, planned: { plans, after, states } });
  const isLeft = choices.differences.get(group.key) === 'leave';
  const hasMore = after.length > (before?.length ?? 0);
  return {
    piece,
    pieces,
    plans,
    group: {
      ...group,
      fromLines: pieces.flatMap(({ lines }) => lines),
      isWritten: group.isWritten || (hasMore && !isLeft),
    },
  };
}

function changedKeys(before: readonly CameraRow[], after: readonly CameraRow[]): readonly ColumnKey[] {
  const differs = [...COLUMNS, ...MEASUREMENT_COLUMNS].filter((column) =>
    after.slice(0, before.length).some((row, at) => {
      if (accessOf(row, column, at === 0) !== 'open' || valueOf(before[at]!, column) === valueOf(row, column))
        return false;
      return column.field !== 'bitrateKbit' || isCustomRate(before[at]!, column) || isCustomRate(row, column);
    }),
  );
  return differs.map(({ key }) => key);
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
    group.match === undefined
      ? []
      : plans.flatMap(({ rowId, patch }): readonly (readonly [number, RowPatch])[] =>
          rowId === undefined ? [] : [[rowId, patch]],
        ),
  );
  const joining = written.flatMap(({ group: { match, rows } }) =>
    match === undefined
      ? []
      : rows.slice(match.before.length).map((row) => ({ ...contentOf(row), cameraGroupId: match.groupId })),
  );
  const removed = new Set(missing.filter(({ isRemoved }) => isRemoved).map(({ groupId }) => groupId));
  const isRemoved = ({ cameraGroupId }: CameraRow) => choices.against === 'replace' || removed.has(cameraGroupId);
  return {
    // Asked for by the import alone, and not by each look at it.
    get cameras() {
      return [...joining, ...(groupsToAdd(fresh.map(({ group }) => group.rows.map(contentOf))).cameras ?? [])];
    },
    patches: new Map(patches),
    removedCameraIds: table.rows.filter(isRemoved).map(({ id }) => id),
  };
}
