import { CAMERA_TEXTS } from '#texts/cameras.ts';
import { type CellColumn, HALF_WORDS } from '@site-designer/camera-table';
import type { CameraRow } from '@site-designer/sizing-engine';
import { flagsFromRecording } from '@site-designer/sizing-engine/design';

/** What a cell is called: its column, the line that it stands in, and the half where there are two. */
export function cellLabel({ title, half }: CellColumn, row: CameraRow, line: number): string {
  const flags = flagsFromRecording(row.recording);
  const hasBoth = half !== undefined && flags.continuous && flags.motion;
  return CAMERA_TEXTS.cell(title, line, hasBoth ? HALF_WORDS[half] : undefined);
}
