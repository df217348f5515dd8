import { LensType, rowsByGroup, type CameraRow } from '@site-designer/sizing-engine';

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

/** The lines of the table. Lines that have not changed are the very same objects as before. */
export function createLines(): (rows: readonly CameraRow[]) => readonly StreamLine[] {
  let before = new Map<number, StreamLine>();
  return (rows) => {
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
    const next = lines.map((line, index) => kept({ ...line, line: index + 1 }, before.get(line.row.id)));
    before = new Map(next.map((line) => [line.row.id, line]));
    return next;
  };
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
  return `${row.lensType === LensType.single ? 'Stream' : 'Lens'} ${streamNumber}`;
}
