import {
  hasNoChange,
  type RowChanges,
  serverGroupId,
  type ServerIds,
  toServer,
  withRows,
} from '@site-designer/camera-table';
import type { Offer, Placing, SiteDesign } from '@site-designer/api-contract';
import type { CameraRow, ServerSettings } from '@site-designer/sizing-engine';
import { withLaterFields, withSharedSettings } from '@site-designer/sizing-engine/design';
import { deleteKept, getKept, setKept } from '../../../lib/state/kept.ts';
import { ownKey } from '../../../lib/state/own-key.ts';
import { readStored, writeStored } from '../../../lib/state/stored.ts';
import { placingBackup, placingIn, type PlacingChange } from './placing.ts';
import { entriesToKeep, type RefusedEntries, type RefusedEntry } from './refused-entries.ts';

/** Unsaved changes as this browser stores them, with the ids of the server and the version they are based on. */
export interface LocalBackup {
  readonly etag: string | undefined;
  /** Original values of changed and deleted rows. */
  readonly before: readonly CameraRow[];
  /** Changed and added rows. */
  readonly rows: readonly CameraRow[];
  readonly removedIds: readonly number[];
  readonly serverSettings: ServerSettings | null;
  /** Omitted if unchanged. */
  readonly name?: string | undefined;
  /** Omitted if unchanged. */
  readonly offer?: Offer | undefined;
  /** What is on plans before and after the changes, with the ids of the server; omitted if unchanged. */
  readonly placing?: PlacingChange | undefined;
  /** Omitted by earlier versions of the app. */
  readonly refused?: readonly RefusedEntry[] | undefined;
}

/** Whether a backup has changes, and not refused entries alone. */
export function hasChanges({ rows, removedIds, serverSettings, name, offer, placing }: LocalBackup): boolean {
  const besides = [serverSettings ?? undefined, name, offer, placing];
  return rows.length + removedIds.length > 0 || besides.some((part) => part !== undefined);
}

/** The design of this browser, without an account, is its own before and after a sign-in. */
function keyOf(siteDesignId: number): string {
  const key = `site-designer.unsaved.${siteDesignId}`;
  return siteDesignId === 0 ? key : ownKey(key);
}

/**
 * Stores the backup of a design, which survives a reload and a sign-in; undefined deletes it.
 *
 * @returns Whether the browser keeps it.
 */
export async function storeBackup(siteDesignId: number, backup: LocalBackup | undefined): Promise<boolean> {
  const key = keyOf(siteDesignId);
  const isKept = await (backup === undefined ? deleteKept(key) : setKept(key, backup));
  return isKept ? writeStored(key, undefined) : storeBackupAtOnce(siteDesignId, backup);
}

/**
 * The same where nothing can be waited for: the page is closing. A copy that is too large for this storage is not made. That there is
 * none is stored too: its deletion from the database may come too late.
 */
function storeBackupAtOnce(siteDesignId: number, backup: LocalBackup | undefined): boolean {
  return writeStored(keyOf(siteDesignId), backup ?? false);
}

/** The backup of a design; undefined if there is none, or one of an unknown form. */
export async function loadBackup(siteDesignId: number): Promise<LocalBackup | undefined> {
  const key = keyOf(siteDesignId);
  // Made when the page was closed, or by an earlier version of the app: the newer one. The next backup takes its place.
  const atOnce = readStored(key);
  const backup = (atOnce ?? (await getKept(key))) as Partial<LocalBackup> | undefined;
  return backup?.rows && backup.removedIds && backup.before ? ofToday(backup as LocalBackup) : undefined;
}

/** Fills in the defaults of fields that were added after the backup was stored. */
function ofToday(backup: LocalBackup): LocalBackup {
  const { before, rows, serverSettings } = backup;
  return {
    ...backup,
    before: before.map((row) => withLaterFields(row)),
    rows: rows.map((row) => withLaterFields(row)),
    serverSettings: serverSettings && withSharedSettings(serverSettings),
  };
}

interface Unsaved {
  readonly etag: string | undefined;
  readonly base: readonly CameraRow[];
  readonly model: { readonly rows: readonly CameraRow[] };
  readonly ids: ServerIds;
  readonly refused: RefusedEntries;
  readonly unsavedSettings: ServerSettings | undefined;
  readonly unsavedName: string | undefined;
  readonly unsavedOffer: Offer | undefined;
  readonly unsavedPlacing: Placing | undefined;
  readonly design: SiteDesign | undefined;
}

/** The backup of the unsaved changes and the refused entries; undefined if there are none. */
export function backupOf(
  { etag, base, model, ids, refused, unsavedSettings, unsavedName, unsavedOffer, unsavedPlacing, design }: Unsaved,
  { changed, added, removed }: RowChanges,
): LocalBackup | undefined {
  const areRowsSaved = hasNoChange({ changed, added, removed });
  const entries = entriesToKeep({ refused, model }, ids);
  const besides = [unsavedSettings, unsavedName, unsavedOffer, unsavedPlacing];
  if (areRowsSaved && entries.length === 0 && besides.every((part) => part === undefined)) return undefined;
  const touched = new Set([...changed, ...removed].map(({ id }) => id));
  // A row that is not stored keeps its local id, in the group that the server knows.
  const additions = added.map((row) => ({ ...row, cameraGroupId: serverGroupId(ids, row.cameraGroupId) }));
  return {
    etag,
    before: base.filter(({ id }) => touched.has(id)).map((row) => toServer(ids, row)),
    rows: [...changed.map((row) => toServer(ids, row)), ...additions],
    removedIds: removed.map((row) => toServer(ids, row).id),
    serverSettings: unsavedSettings ?? null,
    name: unsavedName,
    offer: unsavedOffer,
    placing: unsavedPlacing && design && placingBackup({ before: placingIn(design), after: unsavedPlacing }, ids),
    refused: entries,
  };
}

/** The rows of a newer version, with the original values of the rows that the user changed. */
export function rowsBeforeChanges(stored: readonly CameraRow[], before: readonly CameraRow[]): CameraRow[] {
  return withRows(stored, before);
}

/** Delay between writes: writing thousands of rows at every key would slow down typing. */
const BACKUP_AFTER_MS = 150;

/** A backup of a design as it is now. */
export interface Backup {
  readonly siteDesignId: number;
  readonly content: LocalBackup | undefined;
}

interface BackupHost {
  /** Undefined while no design is open. */
  readonly read: () => Backup | undefined;
  readonly onStored: (siteDesignId: number, isKept: boolean) => void;
}

interface BackupSchedule {
  /** Writes the backup after a delay, and at the latest when the page closes. */
  readonly soon: () => void;
  readonly now: () => void;
}

export function scheduleBackups({ read, onStored }: BackupHost): BackupSchedule {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let writing = 0;

  async function write({ siteDesignId, content }: Backup): Promise<void> {
    writing += 1;
    const isKept = await storeBackup(siteDesignId, content);
    writing -= 1;
    onStored(siteDesignId, isKept);
  }

  function now(): void {
    clearTimeout(timer);
    timer = undefined;
    const backup = read();
    if (backup) void write(backup);
  }

  addEventListener('pagehide', () => {
    if (timer === undefined && writing === 0) return;
    now();
    const backup = read();
    if (backup) storeBackupAtOnce(backup.siteDesignId, backup.content);
  });

  return {
    now,
    soon: () => {
      timer ??= setTimeout(now, BACKUP_AFTER_MS);
    },
  };
}
