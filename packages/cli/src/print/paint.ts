import picocolors from 'picocolors';
import type { Stream } from '../shell/shell.ts';

export type Paint = ReturnType<typeof picocolors.createColors>;

/** Colours, where the output supports them. */
export function paintFor({ hasColours }: Pick<Stream, 'hasColours'>): Paint {
  return picocolors.createColors(hasColours);
}
