import type { CameraRow } from '../../design/design.ts';
import { firstOf, rowsByGroup } from '../../design/camera-groups.ts';

/** Numbers of the rows that are the first stream of their group. */
export function firstStreams(rows: readonly CameraRow[]): readonly number[] {
  return firstStreamsInOrder(rows) ?? firstStreamsInAnyOrder(rows);
}

/** The usual order, groups descending and streams ascending, needs no look-up; undefined for any other. */
function firstStreamsInOrder(rows: readonly CameraRow[]): readonly number[] | undefined {
  const numbers: number[] = [];
  let last: CameraRow | undefined;
  for (let number = 0; number < rows.length; number += 1) {
    const row = rows[number]!;
    if (last === undefined || row.cameraGroupId < last.cameraGroupId) numbers.push(number);
    else if (row.cameraGroupId !== last.cameraGroupId || row.streamId < last.streamId) return undefined;
    last = row;
  }
  return numbers;
}

function firstStreamsInAnyOrder(rows: readonly CameraRow[]): readonly number[] {
  const firsts = new Set([...rowsByGroup(rows).values()].map((group) => firstOf(group)));
  return rows.flatMap((row, number) => (firsts.has(row) ? [number] : []));
}
