import { CAMERA_TEXTS } from '#texts/editor/cameras.ts';
import { type CellColumn, HALF_PHRASES } from '@site-designer/camera-table';
import { flagsFromRecording } from '@site-designer/sizing-engine/design';
import type { StreamLine } from '../grid/grid-lines.ts';

/** Accessible name of a cell: its column, row number, half if there are two, and group. */
export function cellLabel({ title, half }: CellColumn, { row, line, groupName }: StreamLine): string {
  const flags = flagsFromRecording(row.recording);
  const hasBoth = half !== undefined && flags.continuous && flags.motion;
  return CAMERA_TEXTS.cell(title, line, [...(hasBoth ? [HALF_PHRASES[half]] : []), groupName]);
}
