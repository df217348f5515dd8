import type { CameraRow } from '@site-designer/sizing-engine';
import { Recording } from '@site-designer/sizing-engine/enumerations';
import {
  changedFields,
  flagsFromRecording,
  isCustom,
  RATE_FIELDS,
  SPEEDUP_BASE_FPS,
  type Half,
} from '@site-designer/sizing-engine/design';
import type { ColumnKey } from '../cells/columns.ts';
import type { EditorModel } from './editor-model.ts';
import type { RowChange } from './steps.ts';

/** Something that a change of a row did to one of its cells, though another cell was edited. */
export type CellNote = { readonly rowId: number; readonly column: ColumnKey } & (
  | { readonly kind: 'base-started'; readonly fps: number }
  | {
      readonly kind: 'rate-dropped';
      readonly typedKbit: number;
      readonly calculatedKbit: number;
      readonly wasMeasured: boolean;
    }
  | { readonly kind: 'measurement-dropped'; readonly measuredKbit: number }
);

/** The halves in use whose typed rate was replaced by the calculated one, because something that rates depend on was changed. */
export function droppedRates(before: CameraRow, after: CameraRow): readonly Half[] {
  const changed = new Set<string>(changedFields(before, after));
  if (RATE_FIELDS.every((field) => !changed.has(field))) return [];
  const flags = flagsFromRecording(after.recording);
  return (['continuous', 'motion'] as const).filter(
    (half) => flags[half] && isCustom(before, half) && !isCustom(after, half),
  );
}

/** Side effects of the last step; none once it is undone. */
export function notesOf({ typing, past, future }: EditorModel): readonly CellNote[] {
  const step = typing ?? (future === undefined ? past?.step : undefined);
  return (step?.changes ?? []).flatMap(notesOfRow);
}

function notesOfRow({ before, after }: RowChange): readonly CellNote[] {
  if (!before || !after) return [];
  const rowId = after.id;
  const dropped = droppedRates(before, after).map((half): CellNote => ({
    rowId,
    column: `bitrateKbit.${half}`,
    kind: 'rate-dropped',
    typedKbit: before.bitrateKbit[half],
    calculatedKbit: after.bitrateKbit[half],
    wasMeasured: before.measured[half] !== null,
  }));
  const started: readonly CellNote[] = isBaseStarted(before, after)
    ? [{ rowId, column: 'fps.continuous', kind: 'base-started', fps: after.fps.continuous }]
    : [];
  return [...started, ...dropped, ...droppedMeasurements(before, after)];
}

/** Halves that lost their measurement because their rate was changed. */
function droppedMeasurements(before: CameraRow, after: CameraRow): readonly CellNote[] {
  const replaced = droppedRates(before, after);
  const isDropped = (half: Half) =>
    before.measured[half] !== null &&
    after.measured[half] === null &&
    before.bitrateKbit[half] !== after.bitrateKbit[half] &&
    !replaced.includes(half);
  return (['continuous', 'motion'] as const).filter(isDropped).map((half) => ({
    rowId: after.id,
    column: `bitrateKbit.${half}`,
    kind: 'measurement-dropped',
    measuredKbit: before.bitrateKbit[half],
  }));
}

function isBaseStarted(before: CameraRow, { recording, fps }: CameraRow): boolean {
  const isNow = recording === Recording.speedup && before.recording !== Recording.speedup;
  return isNow && fps.continuous === SPEEDUP_BASE_FPS;
}
