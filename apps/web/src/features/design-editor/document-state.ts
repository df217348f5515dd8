import type { CameraRow, FormData, SiteDesign } from '@site-designer/api-contract';
import { type EditorModel, openedModel, SAME_IDS, type ServerIds } from '@site-designer/camera-table';
import type { NamedDesign } from '@site-designer/design-file';
import type { ServerSettings } from '@site-designer/sizing-engine';
import type { Catalogue } from '@site-designer/sizing-engine/catalogue';
import type { SaveState } from './save-failure.ts';

export interface DesignPlace {
  readonly projectId: number;
  readonly siteId: number;
  readonly siteDesignId: number;
}

/** A design as the server sent it, with the catalogue that the server sizes it with. */
export interface FetchedDesign {
  readonly design: SiteDesign;
  readonly formData: FormData;
  readonly catalogue: Catalogue;
  readonly etag: string | undefined;
}

/** The open design: the server's version, the user's changes, and how the two compare. */
export interface DocumentState {
  readonly place: DesignPlace | undefined;
  /** The design as the server sent it last. */
  readonly design: SiteDesign | undefined;
  readonly formData: FormData | undefined;
  readonly catalogue: Catalogue | undefined;
  readonly etag: string | undefined;
  /** The rows on the screen, with their history. */
  readonly model: EditorModel;
  /** The rows that the server has, under the ids of the screen. */
  readonly base: readonly CameraRow[];
  readonly ids: ServerIds;
  /** The server settings as changed, until the server has them. */
  readonly unsavedSettings: ServerSettings | undefined;
  /** The name as changed, until the server has it. */
  readonly unsavedName: string | undefined;
  /** A newer version from elsewhere, while the user has to choose between the two. */
  readonly theirs: FetchedDesign | undefined;
  /** What was last put together with changes from elsewhere, until the user has read it. */
  readonly mergeNote: MergeNote | undefined;
  readonly saveState: SaveState;
  /** The step that was just undone or redone, until something else is done. */
  readonly reverted: RevertedStep | undefined;
}

/** What undo or redo has just done, for the screen to show it. */
export interface RevertedStep {
  readonly label: string;
  readonly isUndo: boolean;
  /** The rows that it changed or brought back. */
  readonly rowIds: readonly number[];
  readonly areRowsChanged: boolean;
  /** The server settings before it; undefined where it changed none. */
  readonly settingsBefore: ServerSettings | undefined;
}

/** A newer version was put together with the user's. */
export interface MergeNote {
  /** Steps that can no longer be undone in full, as undoing them would take back changes from elsewhere. */
  readonly lostSteps: number;
}

export const NO_ROWS = { model: openedModel([]), base: [], ids: SAME_IDS } as const;

export const NO_DOCUMENT: DocumentState = {
  ...NO_ROWS,
  place: undefined,
  design: undefined,
  formData: undefined,
  catalogue: undefined,
  etag: undefined,
  unsavedSettings: undefined,
  unsavedName: undefined,
  theirs: undefined,
  mergeNote: undefined,
  saveState: 'saved',
  reverted: undefined,
};

/** The server settings on the screen; undefined while no design is open. */
export function settingsOf({ unsavedSettings, design }: DocumentState): ServerSettings | undefined {
  return unsavedSettings ?? design?.serverSettings;
}

/** The name of the design on the screen; undefined while none is open. */
export function nameOf({ unsavedName, design }: DocumentState): string | undefined {
  return unsavedName ?? design?.name;
}

/** The open design on the screen, with unsaved changes. */
export function designOnScreen(state: DocumentState): NamedDesign | undefined {
  const serverSettings = settingsOf(state);
  const name = nameOf(state);
  if (name === undefined || !serverSettings) return undefined;
  return { name, serverSettings, cameras: state.model.rows };
}
