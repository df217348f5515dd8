import {
  hasNoChange,
  type RowChanges,
  serverGroupId,
  type ServerIds,
  toServer,
  withRows,
} from '@site-designer/camera-table';
import type { Offer } from '@site-designer/api-contract';
import type { CameraRow, ServerSettings } from '@site-designer/sizing-engine';
import { withLaterFields, withSharedSettings } from '@site-designer/sizing-engine/design';
import { readStored, writeStored } from '../../../lib/state/stored.ts';

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
}

function keyOf(siteDesignId: number): string {
  return `site-designer.unsaved.${siteDesignId}`;
}

/** Stores the backup of a design, which survives a reload and a sign-in; undefined deletes it. */
export function storeBackup(siteDesignId: number, backup: LocalBackup | undefined): void {
  writeStored(keyOf(siteDesignId), backup);
}

/** The backup of a design; undefined if there is none, or one of an unknown form. */
export function loadBackup(siteDesignId: number): LocalBackup | undefined {
  const backup = readStored(keyOf(siteDesignId)) as Partial<LocalBackup> | undefined;
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
  readonly ids: ServerIds;
  readonly unsavedSettings: ServerSettings | undefined;
  readonly unsavedName: string | undefined;
  readonly unsavedOffer: Offer | undefined;
}

/** The backup of the unsaved changes; undefined if there are none. */
export function backupOf(
  { etag, base, ids, unsavedSettings, unsavedName, unsavedOffer }: Unsaved,
  { changed, added, removed }: RowChanges,
): LocalBackup | undefined {
  const areRowsSaved = hasNoChange({ changed, added, removed });
  const besides = [unsavedSettings, unsavedName, unsavedOffer];
  if (areRowsSaved && besides.every((part) => part === undefined)) return undefined;
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
  };
}

/** The rows of a newer version, with the original values of the rows that the user changed. */
export function rowsBeforeChanges(stored: readonly CameraRow[], before: readonly CameraRow[]): CameraRow[] {
  return withRows(stored, before);
}

/** Delay between writes: writing thousands of rows at every key would slow down typing. */
const BACKUP_AFTER_MS = 150;

interface BackupSchedule {
  /** Writes the backup after a delay, and at the latest when the page closes. */
  readonly soon: () => void;
  readonly now: () => void;
}

export function scheduleBackups(write: () => void): BackupSchedule {
  let timer: ReturnType<typeof setTimeout> | undefined;

  function now(): void {
    clearTimeout(timer);
    timer = undefined;
    write();
  }

  addEventListener('pagehide', () => {
    if (timer !== undefined) now();
  });

  return {
    now,
    soon: () => {
      timer ??= setTimeout(now, BACKUP_AFTER_MS);
    },
  };
}
