import { CAMERA_TEXTS } from '#texts/editor/cameras.ts';
import { isSameOrder } from '@site-designer/camera-table';
import type { CameraRow } from '@site-designer/sizing-engine';
import { LensType } from '@site-designer/sizing-engine/enumerations';
import { groupNumbers, rowsByGroup } from '@site-designer/sizing-engine/design';

/** One stream with the data for its row. */
export interface StreamLine {
  readonly row: CameraRow;
  /** Number of its row in the design, from 1. */
  readonly line: number;
  readonly isFirst: boolean;
  /** Number of its group in the design: the oldest one is 1. */
  readonly groupNumber: number;
  /** The name of the group, stored with its first stream. */
  readonly groupName: string;
  /** Number within its group, from 1. */
  readonly streamNumber: number;
}

/** One rendered row: a stream, or the head above the streams of a group. */
export interface Drawn {
  readonly kind: 'group' | 'stream';
  /** Index of the line of the stream, or of the group's first one. */
  readonly at: number;
  /** The id of that stream. */
  readonly rowId: number;
}

interface RowsShown {
  readonly all: readonly CameraRow[];
  readonly shown: readonly CameraRow[];
  /** Whether each group has a line of its own above its streams. */
  readonly hasHeads: boolean;
}

export interface Lines extends RowsShown {
  readonly lines: readonly StreamLine[];
  /** Top to bottom: the same list object until a line is added, removed or moved. */
  readonly drawn: readonly Drawn[];
}

const NO_LINES: Lines = { all: [], shown: [], hasHeads: false, lines: [], drawn: [] };

/** The lines of the table. Unchanged lines keep their identity. */
export function linesOf(rows: RowsShown, before: Lines = NO_LINES): Lines {
  const isSame = isSameOrder(before.all, rows.all) && isSameOrder(before.shown, rows.shown);
  if (isSame && before.hasHeads === rows.hasHeads) return { ...before, ...rows, lines: withRows(before, rows.shown) };
  const lines = placedLines(rows, before.lines);
  return { ...rows, lines, drawn: drawnOf(lines, rows.hasHeads) };
}

function withRows({ lines }: Lines, rows: readonly CameraRow[]): readonly StreamLine[] {
  let groupName = '';
  return lines.map((line, index) => {
    const row = rows[index] ?? line.row;
    if (line.isFirst) groupName = row.streamName;
    return row === line.row && groupName === line.groupName ? line : { ...line, row, groupName };
  });
}

function placedLines({ all, shown }: RowsShown, last: readonly StreamLine[]): readonly StreamLine[] {
  const before = new Map(last.map((line) => [line.row.id, line]));
  const lineOf = new Map(all.map(({ id }, index) => [id, index + 1]));
  const groupNumberOf = groupNumbers(all);
  const lines = [...rowsByGroup(shown)].flatMap(([groupId, streams]) =>
    streams.map((row, at) => ({
      row,
      line: lineOf.get(row.id) ?? 0,
      isFirst: at === 0,
      groupNumber: groupNumberOf.get(groupId) ?? 0,
      groupName: streams[0]?.streamName ?? '',
      streamNumber: at + 1,
    })),
  );
  return lines.map((line) => kept(line, before.get(line.row.id)));
}

function kept(line: StreamLine, before: StreamLine | undefined): StreamLine {
  const isSame =
    before?.row === line.row &&
    before.line === line.line &&
    before.groupNumber === line.groupNumber &&
    before.groupName === line.groupName &&
    before.streamNumber === line.streamNumber;
  return isSame ? before : line;
}

function drawnOf(lines: readonly StreamLine[], hasHeads: boolean): readonly Drawn[] {
  return lines.flatMap(({ row: { id: rowId }, isFirst }, at): Drawn[] => {
    const stream = { kind: 'stream', at, rowId } as const;
    return isFirst && hasHeads ? [{ kind: 'group', at, rowId }, stream] : [stream];
  });
}

export function streamTitle({ row, streamNumber }: StreamLine): string {
  return CAMERA_TEXTS.streamTitle(row.lensType !== LensType.single, streamNumber);
}
