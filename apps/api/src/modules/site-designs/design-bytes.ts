import type { OfferedDesign } from '../cameras/stored-stream.ts';

/** Measured; the fields of a row are bounded. */
const BYTES_OF_ROW = 600;

/** About the memory that a design takes: its settings and offer take as much as their text. Counting rows takes no time, writing them would. */
export function designBytes({ cameras, ...rest }: OfferedDesign): number {
  return cameras.length * BYTES_OF_ROW + JSON.stringify(rest).length;
}
