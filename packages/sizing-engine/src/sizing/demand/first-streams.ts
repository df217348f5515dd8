import type { CameraRow } from '../../design/design.ts';

/** Numbers of the rows that are the first stream of their group. */
export function firstStreams(rows: readonly CameraRow[]): readonly number[] {
  const firsts = new Map<number, number>();
  for (const [number, { cameraGroupId, streamId }] of rows.entries()) {
    const first = firsts.get(cameraGroupId);
    if (first === undefined || streamId < rows[first]!.streamId) firsts.set(cameraGroupId, number);
  }
  return [...firsts.values()].toSorted((a, b) => a - b);
}
