import type { CameraRow, FormData, Offer, Placing, SiteDesign } from '@site-designer/api-contract';
import {
  type Cell,
  changesSince,
  type EditorModel,
  hasNoChange,
  openedModel,
  type Overwritten,
  SAME_IDS,
  type ServerIds,
} from '@site-designer/camera-table';
import type { NamedDesign } from '@site-designer/design-file';
import { offerErrors } from '@site-designer/price-list';
import type { ServerSettings } from '@site-designer/sizing-engine';
import type { Catalogue } from '@site-designer/sizing-engine';
import type { BulkApply } from '@site-designer/sizing-engine/design';
import { NO_ENTRIES, type RefusedEntries } from './refused-entries.ts';
import type { SaveState } from './save-failure.ts';

export interface DesignPlace {
  readonly projectId: number;
  readonly siteId: number;
  readonly siteDesignId: number;
}

/** A design from the server, with the catalogue that the server sizes it with. */
export interface FetchedDesign {
  readonly design: SiteDesign;
  readonly formData: FormData;
  readonly catalogue: Catalogue;
  readonly etag: string | undefined;
}

/** One setting for all groups, sent as such where nothing else has changed; anything else is one write of its rows. */
export type Bulk = BulkApply | 'rows';

/** The open design: the server's version, the user's changes, and how the two compare. */
export interface DocumentState {
  readonly place: DesignPlace | undefined;
  /** The design as last received from the server. */
  readonly design: SiteDesign | undefined;
  readonly formData: FormData | undefined;
  readonly catalogue: Catalogue | undefined;
  readonly etag: string | undefined;
  /** The rows on the screen, with their history. */
  readonly model: EditorModel;
  /** The stored rows, by their local ids. */
  readonly base: readonly CameraRow[];
  readonly ids: ServerIds;
  /** Rows of saves without an answer, which may be stored. */
  readonly unanswered: readonly CameraRow[];
  /** The last bulk apply, until it is stored. */
  readonly bulk: Bulk | undefined;
  /** Whether the stored state is kept as a version before the next save. */
  readonly wantsVersion: boolean;
  /** The changed server settings, until they are stored. */
  readonly unsavedSettings: ServerSettings | undefined;
  /** The changed name, until it is stored. */
  readonly unsavedName: string | undefined;
  /** The changed offer, until it is stored. */
  readonly unsavedOffer: Offer | undefined;
  /** What is on plans after changes, until they are stored. */
  readonly unsavedPlacing: Placing | undefined;
  /** A newer version from elsewhere, until the user has chosen between the two. */
  readonly theirs: FetchedDesign | undefined;
  /** The last merge with changes from elsewhere, until the user closes its note. */
  readonly mergeNote: MergeNote | undefined;
  /** Whether changes from elsewhere come as they happen. */
  readonly isLive: boolean;
  /** Whether the user may not change it. */
  readonly isReadOnly: boolean;
  readonly saveState: SaveState;
  /** Whether this browser keeps what is not saved; false after it could not. */
  readonly isKept: boolean;
  /** Why the last change was refused: it would have made too many camera groups. */
  readonly excess: string | undefined;
  /** What cells did not take, which is neither in the rows nor saved. */
  readonly refused: RefusedEntries;
  /** The refused entry that another part of the page asks to show, until it is shown. */
  readonly wantedCell: Cell | undefined;
  /** The step just undone or redone, until the next action. */
  readonly reverted: RevertedStep | undefined;
}

/** The effect of the last undo or redo. */
export interface RevertedStep {
  readonly label: string;
  readonly isUndo: boolean;
  /** The rows that it changed or restored. */
  readonly rowIds: readonly number[];
  readonly areRowsChanged: boolean;
  /** The server settings before it; undefined if it changed none. */
  readonly settingsBefore: ServerSettings | undefined;
}

/** Whether anything but rows is unsaved. */
export function hasUnsavedBesides(state: DocumentState): boolean {
  const { unsavedSettings, unsavedName, unsavedOffer, unsavedPlacing } = state;
  return [unsavedSettings, unsavedName, unsavedOffer, unsavedPlacing].some((part) => part !== undefined);
}

/** The parts of a design besides its rows that a change may set. */
export interface BesidesRows {
  readonly settings?: ServerSettings | undefined;
  readonly name?: string | undefined;
  readonly offer?: Offer | undefined;
  readonly placing?: Placing | undefined;
}

/** The versions of a design before and after a change of its offer alone. */
export interface OfferVersions {
  readonly before: string | undefined;
  readonly after: string | undefined;
}

export interface MergeNote {
  /** Steps that can no longer be fully undone, because that would revert changes from elsewhere. */
  readonly lostSteps: number;
  /** Values that a later one in the same cell has taken the place of. */
  readonly overwritten: readonly Overwritten[];
}

export const NO_ROWS = { model: openedModel([]), base: [], ids: SAME_IDS, unanswered: [] } as const;

export const NO_DOCUMENT: DocumentState = {
  ...NO_ROWS,
  place: undefined,
  design: undefined,
  formData: undefined,
  catalogue: undefined,
  etag: undefined,
  bulk: undefined,
  wantsVersion: false,
  unsavedSettings: undefined,
  unsavedName: undefined,
  unsavedOffer: undefined,
  unsavedPlacing: undefined,
  theirs: undefined,
  mergeNote: undefined,
  isLive: false,
  isReadOnly: false,
  saveState: 'saved',
  isKept: true,
  excess: undefined,
  refused: NO_ENTRIES,
  wantedCell: undefined,
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

/** The offer on the screen; undefined while no design is open. */
export function offerOf({ unsavedOffer, design }: Pick<DocumentState, 'unsavedOffer' | 'design'>): Offer | undefined {
  return unsavedOffer ?? design?.offer;
}

/** What is on plans on the screen; undefined while no design is open. */
export function placingOf({
  unsavedPlacing,
  design,
}: Pick<DocumentState, 'unsavedPlacing' | 'design'>): Placing | undefined {
  return unsavedPlacing ?? design;
}

/** The changed offer, if it is valid: else it waits for its corrections, and nothing typed is lost. */
export function offerToSend({ unsavedOffer }: Pick<DocumentState, 'unsavedOffer'>): Offer | undefined {
  return unsavedOffer && offerErrors(unsavedOffer).length === 0 ? unsavedOffer : undefined;
}

/** Whether the offer alone is not stored yet: the design is sized as it is on the screen. */
export function hasOnlyOfferUnsaved(state: DocumentState): boolean {
  const { unsavedOffer, unsavedSettings, unsavedName, unsavedPlacing, model, base } = state;
  if (unsavedOffer === undefined) return false;
  if ([unsavedSettings, unsavedName, unsavedPlacing].some((part) => part !== undefined)) return false;
  return hasNoChange(changesSince(base, model.rows));
}

export function designOnScreen(state: DocumentState): NamedDesign | undefined {
  const serverSettings = settingsOf(state);
  const name = nameOf(state);
  if (name === undefined || !serverSettings) return undefined;
  return { name, serverSettings, cameras: state.model.rows };
}
