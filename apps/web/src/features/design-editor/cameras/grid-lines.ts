import { CAMERA_TEXTS } from '#texts/cameras.ts';
import { isSameOrder } from '@site-designer/camera-table';
import type { CameraRow } from '@site-designer/sizing-engine';
import { LensType, rowsByGroup } from '@site-designer/sizing-engine/design';

/** One stream with what has to be known to show it. */
export interface StreamLine {
  readonly row: CameraRow;
  /** Where it stands in the table, from 1. */
  readonly line: number;
  readonly isFirst: boolean;
  /** Which group of the design it is of: the oldest one is 1. */
  readonly groupNumber: number;
  /** Which stream of its group, from 1. */
  readonly streamNumber: number;
}

export interface Lines {
  readonly rows: readonly CameraRow[];
  readonly lines: readonly StreamLine[];
  /** Lines in the same places: the very same list as long as no line comes, goes or moves. */
  readonly places: readonly StreamLine[];
}

const NO_LINES: Lines = { rows: [], lines: [], places: [] };

/** The lines of the table. Lines that have not changed are the very same objects as before. */
export function linesOf(rows: readonly CameraRow[], before: Lines = NO_LINES): Lines {
  const isInPlace = isSameOrder(before.rows, rows);
  const lines = isInPlace ? withRows(before.lines, rows) : placedLines(rows, before.lines);
  return { rows, lines, places: isInPlace ? before.places : lines };
}

function withRows(lines: readonly StreamLine[], rows: readonly CameraRow[]): readonly StreamLine[] {
  return lines.map((line, index) => (rows[index] && rows[index] !== line.row ? { ...line, row: rows[index] } : line));
}

function placedLines(rows: readonly CameraRow[], last: readonly StreamLine[]): readonly StreamLine[] {
  const before = new Map(last.map((line) => [line.row.id, line]));
  const groups = [...rowsByGroup(rows).values()];
  const lines = groups.flatMap((streams, index) =>
    streams.map((row, at) => ({
      row,
      line: 0,
      isFirst: at === 0,
      groupNumber: groups.length - index,
      streamNumber: at + 1,
    })),
  );
  return lines.map((line, index) => kept({ ...line, line: index + 1 }, before.get(line.row.id)));
}

function kept(line: StreamLine, before: StreamLine | undefined): StreamLine {
  const isSame =
    before?.row === line.row &&
    before.line === line.line &&
    before.groupNumber === line.groupNumber &&
    before.streamNumber === line.streamNumber;
  return isSame ? before : line;
}

/** What a stream is called within its group. */
export function streamTitle({ row, streamNumber }: StreamLine): string {
  return CAMERA_TEXTS.streamTitle(row.lensType !== LensType.single, streamNumber);
}
