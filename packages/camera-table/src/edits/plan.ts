import { NEW_STREAM, type CameraRow } from '@site-designer/sizing-engine';
import {
  contentOf,
  patchRow,
  type CameraRowToSave,
  type DesignChange,
  type RowPatch,
} from '@site-designer/sizing-engine/design';
import type { CameraForm, ColumnKey } from '../cells/columns.ts';
import type { UnreadableCell } from '../cells/file-cell.ts';
import { groupsToAdd } from '../cells/groups.ts';
import type { LineTexts, Refusal } from '../cells/line-texts.ts';
import { readLine, type FirstStream } from './read-line.ts';

/** A line of a paste or an import, read but not applied yet. */
export interface PlannedLine {
  /** The row that it changes; without one it makes a new stream. */
  readonly rowId: number | undefined;
  /** The group that a new stream joins, or the mark that lines of one new group share; without one it starts its own. */
  readonly group?: number | string;
  readonly texts: LineTexts;
  readonly patch: RowPatch;
  readonly refusals: readonly Refusal[];
  /** Why the whole line cannot be taken. */
  readonly problem?: string;
}

interface LineSource {
  readonly rowId: number | undefined;
  readonly group?: number | string;
  readonly row: CameraRow;
  readonly isFirst: boolean;
  /** Of a further stream in a file: the first one of its group. */
  readonly first?: FirstStream | undefined;
  readonly texts: LineTexts;
  /** Cells of a file that hold no text to be read: they are refused. */
  readonly unreadable?: ReadonlyMap<ColumnKey, UnreadableCell>;
  readonly form: CameraForm;
}

const NONE: ReadonlyMap<ColumnKey, UnreadableCell> = new Map();

export function planOf(source: LineSource): PlannedLine {
  const { rowId, group, row, isFirst, first, texts, unreadable = NONE, form } = source;
  const readable = unreadable.size === 0 ? texts : without(texts, unreadable);
  const { patch, ...rest } = readLine(row, readable, { form, isFirst, first, isNew: rowId === undefined });
  const refusals = [...[...unreadable].map(([column, cell]) => ({ column, ...cell })), ...rest.refusals];
  return {
    rowId,
    ...(group !== undefined && { group }),
    texts,
    patch,
    refusals,
  };
}

function without<T>(
  texts: ReadonlyMap<ColumnKey, T>,
  keys: { has(key: ColumnKey): boolean },
): ReadonlyMap<ColumnKey, T> {
  return new Map([...texts].filter(([key]) => !keys.has(key)));
}

/** The valid part of the lines of a block as one change: each new stream starts its own group. Refused cells stay as they are. */
export function changeOf(lines: readonly PlannedLine[]): DesignChange {
  const streams = lines.filter(({ rowId }) => rowId === undefined);
  return {
    patches: new Map(lines.flatMap(({ rowId, patch }) => (rowId === undefined ? [] : [[rowId, patch] as const]))),
    cameras: groupsToAdd(streams.map(({ patch }) => [streamWith(patch)])).cameras ?? [],
  };
}

function streamWith(patch: RowPatch): CameraRowToSave {
  return contentOf(patchRow({ ...NEW_STREAM, id: 1, streamId: 1, cameraGroupId: 1 }, patch));
}
