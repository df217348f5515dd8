import type { CameraRow, ServerSettings } from '@site-designer/sizing-engine';

/** What became of one row: without `before` it is new, without `after` it is gone. */
export interface RowChange {
  readonly before: CameraRow | undefined;
  readonly after: CameraRow | undefined;
}

/** What became of the server settings. */
export interface SettingsChange {
  readonly before: ServerSettings;
  readonly after: ServerSettings;
}

/** What one command of the user did: the unit of undo. */
export interface Step {
  /** As it is told after an undo: "paste". */
  readonly label: string;
  readonly changes: readonly RowChange[];
  readonly settings?: SettingsChange | undefined;
}

/** Steps, the last one on top. Pushing copies nothing, however long one has worked. */
export interface Stack {
  readonly step: Step;
  readonly below: Stack | undefined;
}
