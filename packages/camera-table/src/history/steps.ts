import type { CameraRow, ServerSettings } from '@site-designer/sizing-engine';

/** Change of one row: without `before` it was added, without `after` it was removed. */
export interface RowChange {
  readonly before: CameraRow | undefined;
  readonly after: CameraRow | undefined;
}

export interface SettingsChange {
  readonly before: ServerSettings;
  readonly after: ServerSettings;
}

export interface NameChange {
  readonly before: string;
  readonly after: string;
}

/** The offer of a design as a whole, which this package does not look into. */
export interface OfferChange {
  readonly before: object;
  readonly after: object;
}

/** What a design has on plans, as a whole, which this package does not look into. */
export type PlacingChange = OfferChange;

/** What a step changed outside the design, as on a plan of its site. */
export interface ElsewhereChange {
  readonly undo: () => void;
  readonly redo: () => void;
}

/** What one command of the user did: the unit of undo. */
export interface Step {
  /** As it is announced after an undo: "paste". */
  readonly label: string;
  readonly changes: readonly RowChange[];
  readonly settings?: SettingsChange | undefined;
  readonly name?: NameChange | undefined;
  readonly offer?: OfferChange | undefined;
  readonly placing?: PlacingChange | undefined;
  readonly elsewhere?: ElsewhereChange | undefined;
}

/** Steps as a linked list, the last one on top, so that pushing copies nothing. */
export interface Stack {
  readonly step: Step;
  readonly below: Stack | undefined;
}
