import { IMPORT_PREVIEW_TEXTS as TEXTS } from '#texts/editor/import-preview.ts';
import { accessOf, columnOf, otherHalfOf, type CameraForm, type CellColumn } from '@site-designer/camera-table';
import type { ImportGroup, ImportView } from '@site-designer/camera-table/foreign';
import type { CameraRow } from '@site-designer/sizing-engine';
import { rowsByGroup } from '@site-designer/sizing-engine/design';
import type { DifferenceBlock, DifferenceRow, GroupInShort, ImportDesign } from './import-question.ts';
import { camerasIn, isChanged, isSameAsBefore } from './import-summary.ts';
import { shownCell } from '../../../lib/format/shown-cell.ts';

interface DifferenceContext extends ImportDesign {
  readonly form: CameraForm;
}

/** What an update does to the design, group by group: changed fields, new groups, missing ones, and those that stay the same. */
export function differencesOf(
  { groups, missing }: ImportView,
  { rows, form }: DifferenceContext,
): readonly DifferenceRow[] {
  const rowOf = (group: ImportGroup, block: DifferenceBlock): DifferenceRow => ({
    block,
    key: group.key,
    name: group.rows[0]?.streamName ?? '',
    isTaken: group.isWritten,
    isFirst: true,
    group: inShort(group.rows, form),
    line: group.fromLines[0],
  });
  const changed = groups
    .filter(isChanged)
    .flatMap((group) =>
      fieldsOf(group, form).map((field, at) => ({ ...rowOf(group, 'changed'), field, isFirst: at === 0 })),
    );
  const byGroup = rowsByGroup(rows);
  const gone = missing.map(({ key, groupId, name, isRemoved }): DifferenceRow => ({
    block: 'missing',
    key,
    name,
    isTaken: isRemoved,
    isFirst: true,
    group: inShort(byGroup.get(groupId) ?? [], form),
    line: undefined,
  }));
  return [
    ...changed,
    ...groups.filter(({ match }) => match === undefined).map((group) => rowOf(group, 'added')),
    ...gone,
    ...groups.filter(isSameAsBefore).map((group) => rowOf(group, 'same')),
  ];
}

function fieldsOf({ match, rows }: ImportGroup, form: CameraForm): readonly NonNullable<DifferenceRow['field']>[] {
  if (!match) return [];
  const { changed, before } = match;
  const streams = before.flatMap((was, at) => (rows[at] === undefined ? [] : [{ at, was, is: rows[at] }]));
  const fields = changed.flatMap((key) => {
    const column = columnOf(key);
    const texts = streams.map(({ at, was, is }) => ({
      title: at === 0 ? column.title : `${TEXTS.further(at + 1)}, ${column.title}`,
      before: shownCell(was, columnIn(was, column), form),
      after: shownCell(is, columnIn(is, column), form),
    }));
    const differing = texts.filter((each) => each.before !== each.after);
    const isMoved = streams.some(({ was, is }) => columnIn(was, column) !== columnIn(is, column));
    // A typed rate that is the calculated one reads the same before and after.
    return differing.length > 0 || isMoved ? differing : texts.slice(0, 1);
  });
  // Both halves of a setting change together where the list has one column for them.
  return fields.filter(
    ({ title, before: was, after: is }, at) =>
      fields.findIndex((each) => each.title === title && each.before === was && each.after === is) === at,
  );
}

/** A row that is recorded otherwise has the value in the other half. */
function columnIn(row: CameraRow, column: CellColumn): CellColumn {
  const other = otherHalfOf(column);
  if (other === undefined || accessOf(row, column, true) !== 'none') return column;
  return accessOf(row, other, true) === 'none' ? column : other;
}

function inShort(rows: readonly CameraRow[], form: CameraForm): GroupInShort {
  const [row] = rows;
  if (!row) return { cameras: 0, resolution: '', codec: '', fps: '', recording: '', days: 0 };
  const half = accessOf(row, columnOf('fps.motion'), true) === 'open' ? 'motion' : 'continuous';
  return {
    cameras: camerasIn(rows),
    resolution: shownCell(row, columnOf(`resolution.${half}`), form),
    codec: shownCell(row, columnOf('codec'), form),
    fps: shownCell(row, columnOf(`fps.${half}`), form),
    recording: shownCell(row, columnOf('recording'), form),
    days: row.retentionDays,
  };
}
