import { accessOf, BASIC_COLUMNS, type CellColumn, columnOf } from '@site-designer/camera-table';
import type { ImportGroup, ImportView, RefusedText } from '@site-designer/camera-table/foreign';
import type { CameraRow } from '@site-designer/sizing-engine';
import { rowsByGroup } from '@site-designer/sizing-engine/design';
import type { DefaultField, DesignSize, ImportDesign, ImportSummary } from './import-question.ts';

/** What the page says about an import, without its lines. */
export function summaryOf(view: ImportView, { rows }: ImportDesign): ImportSummary {
  const { counts, columns, checks, notes, problems, groups, missing, lines } = view;
  const before = sizeOf([...rowsByGroup(rows).values()]);
  const blocks = {
    changed: sizeOf(groups.filter(isChanged).map((group) => group.rows)),
    added: sizeOf(groups.filter(({ match }) => match === undefined).map((group) => group.rows)),
    same: sizeOf(groups.filter(isSameAsBefore).map((group) => group.rows)),
    missing: { groups: missing.length, cameras: sum(missing.map(({ cameras }) => cameras)) },
  };
  return {
    counts,
    columns,
    checks,
    notes,
    problems,
    refused: withCameras(view),
    undecided: lines.filter(({ kind }) => kind === 'undecided').map(({ line }) => line),
    defaults: defaultsOf(groups),
    changedFields: sum(groups.map(({ match }) => match?.changed.length ?? 0)),
    before,
    after: sizeAfter(view, rows),
    blocks,
  };
}

export function isChanged({ match }: ImportGroup): boolean {
  return match !== undefined && match.changed.length > 0;
}

export function isSameAsBefore({ match }: ImportGroup): boolean {
  return match !== undefined && match.changed.length === 0;
}

function withCameras({ refused, groups }: ImportView): ImportSummary['refused'] {
  const cameras = new Map(
    groups.flatMap(({ rows, fromLines }) =>
      fromLines.map((line) => [line, camerasIn(rows) / fromLines.length] as const),
    ),
  );
  const of = ({ lines }: RefusedText) => Math.round(sum(lines.map((line) => cameras.get(line) ?? 0)));
  return refused.map((text) => ({ ...text, cameras: of(text) }));
}

/** Fields whose defaults make a difference: names and quantities have none. */
const WITH_DEFAULT: ReadonlySet<string> = new Set(
  BASIC_COLUMNS.filter(({ isOfGroup }) => isOfGroup !== true).map(({ field }) => field),
);

function defaultsOf(groups: readonly ImportGroup[]): readonly DefaultField[] {
  const counts = new Map([...WITH_DEFAULT].map((field) => [field, 0]));
  for (const { states, rows } of groups) {
    const fields = new Set(
      [...states].flatMap(([key, state]) =>
        state === 'default' && hasCell(rows[0], columnOf(key)) ? columnOf(key).field : [],
      ),
    );
    for (const field of fields) if (counts.has(field)) counts.set(field, counts.get(field)! + 1);
  }
  return [...counts].filter(([, count]) => count > 0).map(([field, count]) => ({ field, groups: count }));
}

function hasCell(row: CameraRow | undefined, column: CellColumn): boolean {
  return row !== undefined && accessOf(row, column, true) === 'open';
}

/** The design as the change leaves it. */
function sizeAfter({ change, groups, missing }: ImportView, rows: readonly CameraRow[]): DesignSize {
  const removed = new Set(change.removedCameraIds);
  const written = new Map(
    groups.filter(({ isWritten }) => isWritten).map((group) => [group.match?.groupId ?? group.key, group.rows]),
  );
  const gone = new Set(missing.filter(({ isRemoved }) => isRemoved).map(({ groupId }) => groupId));
  const kept = [...rowsByGroup(rows)].filter(
    ([id, streams]) => !written.has(id) && !gone.has(id) && !streams.every((row) => removed.has(row.id)),
  );
  return sizeOf([...kept.map(([, streams]) => streams), ...written.values()]);
}

function sizeOf(groups: readonly (readonly CameraRow[])[]): DesignSize {
  return { groups: groups.length, cameras: sum(groups.map(camerasIn)) };
}

/** Further streams are of the same cameras. */
export function camerasIn(streams: readonly CameraRow[]): number {
  return streams[0]?.quantity ?? 0;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
