import { replaced, settingsChanged, type EditorModel, type SettingsCommand } from '@site-designer/camera-table';
import type { CameraRow } from '@site-designer/sizing-engine';

/** How a change of the settings stands in the history. */
export type SettingsStep = Pick<SettingsCommand, 'label' | 'isContinuous'> & {
  /** All rows, where the same step changes them. */
  readonly rows?: readonly CameraRow[];
};

/** Keeps a change of the settings as one step, with its rows where it has some. */
export function settingsTaken(
  model: EditorModel,
  { rows, ...step }: SettingsStep,
  change: SettingsCommand['change'],
): EditorModel {
  if (rows === undefined) return settingsChanged(model, { ...step, change });
  const kept = new Set(rows.map(({ id }) => id));
  const removedIds = model.rows.flatMap(({ id }) => (kept.has(id) ? [] : id));
  const settings = change.before === change.after ? undefined : change;
  return replaced(model, step.label, { rows, removedIds, settings });
}
