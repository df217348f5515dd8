import { usesExtras, isUnconnected } from '@site-designer/camera-table';
import { NEW_STREAM, type CameraRow } from '@site-designer/sizing-engine';

type Parts = { -readonly [Part in 'extras' | 'measured' | 'network']: CameraRow[Part] };

/**
 * Replaces equal empty parts of rows just read from an answer by one shared object: code that visits
 * all rows at every key then sees by identity that there is nothing to check, compare or show.
 */
export function shareEmptyParts(rows: readonly CameraRow[]): void {
  for (const row of rows) {
    const parts: Parts = row;
    if (!usesExtras(row)) parts.extras = NEW_STREAM.extras;
    if (isUnconnected(row.network)) parts.network = NEW_STREAM.network;
    if (row.measured.continuous === null && row.measured.motion === null) parts.measured = NEW_STREAM.measured;
  }
}
