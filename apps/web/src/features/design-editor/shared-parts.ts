import { usesExtras } from '@site-designer/camera-table';
import { NEW_STREAM, type CameraRow } from '@site-designer/sizing-engine';

type Parts = { -readonly [Part in 'extras' | 'measured']: CameraRow[Part] };

/**
 * Gives rows just read from an answer, which nothing else has seen yet, one object for what they have nothing of: then whatever
 * looks at all rows, at every key, sees at once that there is nothing to check, to compare or to show.
 */
export function shareEmptyParts(rows: readonly CameraRow[]): void {
  for (const row of rows) {
    const parts: Parts = row;
    if (!usesExtras(row)) parts.extras = NEW_STREAM.extras;
    if (row.measured.continuous === null && row.measured.motion === null) parts.measured = NEW_STREAM.measured;
  }
}
