import { EDITOR_ACTIONS } from '#texts/editor/editor.ts';
import { isStatus, NetworkError } from '../../../lib/calls/api-problem.ts';
import { logError } from '../../../lib/calls/log.ts';
import type { RequestStatus } from '../../../lib/calls/request-status.ts';
import type { Report } from '../../../lib/state/slice.ts';
import { createWorkQueue } from '../../../lib/calls/work-queue.ts';
import type { DesignPlace, DocumentState, FetchedDesign } from './document-state.ts';
import { fetchDesign, versionOf } from './fetch-design.ts';
import { type Backup, backupOf, hasChanges, type LocalBackup, loadBackup, scheduleBackups } from './local-backup.ts';
import { entriesByRow } from './refused-entries.ts';
import { replacementOf, type SendReplacement } from './stored-replacement.ts';
import { isTriedAgain, retryAfter, saveStateAfter } from './save-failure.ts';
import { Sender, type SenderHost } from './sender.ts';
import { fetchedOnScreen, namesNewGroups } from './station-groups.ts';

const SAVE_AFTER_MS = 700;
const READ_AGAIN_MS = 2000;

interface AutosaveStatus extends Partial<Pick<DocumentState, 'isKept' | 'refused' | 'wantsVersion'>> {
  /** Of loading. */
  readonly status?: RequestStatus;
  /** Whether work is pending that the user has to wait for. */
  readonly isWorking?: boolean;
}

interface AutosaveHost extends SenderHost {
  readonly report: Report;
  readonly write: (patch: AutosaveStatus) => void;
  readonly onLeave: () => void;
}

/** Loads the document and keeps it saved: one write at a time, each on the version that the last one left. */
export class Autosave {
  readonly #host: AutosaveHost;
  readonly #enqueue = createWorkQueue();
  readonly #backups = scheduleBackups({
    read: () => this.#backup(),
    onStored: (siteDesignId, isKept) => this.#tellKept(siteDesignId, isKept),
  });
  #timer: ReturnType<typeof setTimeout> | undefined;
  #wanted: DesignPlace | undefined;
  /** The newest version of the design that was told of; infinite if it is not known which. */
  #told = 0;
  #readAgain: ReturnType<typeof setTimeout> | undefined;

  readonly #sender: Sender;

  constructor(host: AutosaveHost) {
    this.#host = host;
    this.#sender = new Sender(host);
  }

  async load(place: DesignPlace): Promise<void> {
    const { document, write, report, onLeave } = this.#host;
    this.#wanted = place;
    this.#told = 0;
    if (this.#isLeavingUnsaved(place)) await this.save();
    // The user may have gone on or back during the save.
    if (this.#wanted !== place) return;
    this.#backups.now();
    document.goTo(place);
    onLeave();
    write({ status: 'pending' });
    try {
      const [fetched, backup] = await Promise.all([this.#fetch(), loadBackup(place.siteDesignId)]);
      if (this.#wanted !== place || !fetched) return;
      document.open(fetched);
      write({ status: 'success' });
      this.#restore(backup);
      void this.#takeTold();
    } catch (cause) {
      // The answer of an older load does not belong to the requested design.
      if (this.#wanted !== place) return;
      write({ status: 'rejected' });
      report(EDITOR_ACTIONS.load, cause, () => this.load(place));
    }
  }

  /** Call it after each change by the user: the change is saved after a short pause. */
  touch(): void {
    this.#backups.soon();
    const { document } = this.#host;
    const { saveState } = document.state;
    if (saveState === 'conflict') return;
    // Called at every key: a write without a change would notify all subscribers of the store.
    if (!isTriedAgain(saveState) && saveState !== 'unsaved') document.setSaveState('unsaved');
    this.#saveIn(SAVE_AFTER_MS);
  }

  /** Keeps in this browser what is not for the server. */
  readonly keep = (): void => this.#backups.soon();

  /** Saves unsaved changes; returns whether none is left that can be sent. */
  save(): Promise<boolean> {
    clearTimeout(this.#timer);
    return this.#enqueue(() => this.#saveOnce());
  }

  /** Saves the server settings without the cameras, then loads the design again. A failed save is only logged. */
  async saveSettingsOnly(): Promise<void> {
    clearTimeout(this.#timer);
    const { settings, state, rows } = this.#host.document;
    if (settings && namesNewGroups(settings, { ...state, rows })) await this.save();
    else if (await this.#enqueue(() => this.#sendSettings())) await this.refresh();
  }

  /** Loads the open design again; returns whether that succeeded. */
  refresh(): Promise<boolean> {
    return this.#waitFor(() => this.#refetch());
  }

  /** A version was stored, by this page or elsewhere; call it without one if any may have been. */
  heard(version = Number.POSITIVE_INFINITY): void {
    this.#told = Math.max(this.#told, version);
    void this.#takeTold();
  }

  /** Merges a newer version that was told of, after the writes of this page, which may be what was told of. */
  #takeTold(): Promise<void> {
    return this.#enqueue(async () => {
      const { design, saveState, etag } = this.#host.document.state;
      if (design === undefined || saveState === 'conflict' || this.#told <= versionOf(etag)) return;
      try {
        await this.#refetch();
        if (this.#told === Number.POSITIVE_INFINITY) this.#told = 0;
      } catch (cause) {
        if (!(cause instanceof NetworkError)) return logError(EDITOR_ACTIONS.newerNotRead, cause);
        clearTimeout(this.#readAgain);
        this.#readAgain = setTimeout(() => void this.#takeTold(), READ_AGAIN_MS);
      }
    });
  }

  /** Ends a conflict: changes of one side are kept; the ids name the conflicts in which the other side wins. */
  async keepMine(theirsWins: ReadonlySet<string>): Promise<void> {
    const { document } = this.#host;
    if (!(await this.#waitFor(() => this.#fetchTheirs())) || !document.state.theirs) return;
    document.merge(document.state.theirs, theirsWins);
    await this.save();
  }

  /** Ends a conflict: the user's changes are dropped. */
  async takeTheirs(): Promise<void> {
    if (!(await this.#waitFor(() => this.#fetchTheirs()))) return;
    this.#host.document.takeTheirs();
    this.#backups.now();
  }

  /** Has the server replace the content of the saved design; that is one step, which can be undone. */
  async replace(label: string, send: SendReplacement): Promise<boolean> {
    const { document, onLeave } = this.#host;
    if (!(await this.save())) return false;
    return this.#waitFor(async () => {
      const request = this.#sender.request();
      if (!request) return;
      const replacement = replacementOf(document.state, await send(request), { request, label });
      if (!replacement) return;
      onLeave();
      document.open(replacement);
    });
  }

  #isLeavingUnsaved({ siteDesignId }: DesignPlace): boolean {
    const { state, isSaved } = this.#host.document;
    return state.design !== undefined && state.place?.siteDesignId !== siteDesignId && !isSaved;
  }

  async #refetch(): Promise<void> {
    const { document } = this.#host;
    const fetched = await this.#fetch();
    if (!fetched) return;
    const { design, etag } = document.state;
    if (design === undefined) document.open(fetched);
    else if (fetched.etag !== etag) this.#takeNewer(fetched);
  }

  /** Merges a newer version with the unsaved changes, unless both changed the same: then the user chooses. */
  #takeNewer(fetched: FetchedDesign): boolean {
    const { document } = this.#host;
    const isMerged = document.takeNewer(fetched);
    this.#backups.now();
    if (isMerged && !document.isSaved) this.#saveIn(SAVE_AFTER_MS);
    return isMerged;
  }

  /** The open design as stored on the server; undefined if the user has opened another one meanwhile. */
  async #fetch(): Promise<FetchedDesign | undefined> {
    const { call, document } = this.#host;
    const { place } = document.state;
    if (!place) return undefined;
    const fetched = await fetchDesign(call, place, document.state);
    return document.state.place === place ? fetchedOnScreen(fetched, document.state.ids) : undefined;
  }

  async #fetchTheirs(): Promise<void> {
    const fetched = await this.#fetch();
    if (fetched) this.#host.document.offer(fetched);
  }

  async #saveOnce(): Promise<boolean> {
    const { document } = this.#host;
    const { place, saveState } = document.state;
    if (saveState === 'conflict') return false;
    if (!place || document.isAllSent) return this.#finishSave();
    // A screen reader announces each change of the state: failed attempts do not change it.
    if (!isTriedAgain(saveState)) document.setSaveState('saving');
    try {
      await this.#sender.sendChanges();
      await this.#sender.sendBesides();
      // The user may have opened another design during the save.
      return document.state.place === place && this.#finishSave();
    } catch (cause) {
      const isMerged = isStatus(cause, 412) ? await this.#fetchNewer() : this.#handleFailure(cause);
      return isMerged && this.#saveOnce();
    }
  }

  /** A failure is only logged: the change stays unsaved and is sent with the next save. */
  async #sendSettings(): Promise<boolean> {
    const { document } = this.#host;
    const { unsavedSettings: settings, saveState } = document.state;
    if (settings === undefined || saveState === 'conflict') return false;
    document.setSaveState('saving');
    try {
      await this.#sender.sendSettings(settings);
      return true;
    } catch (cause) {
      logError(EDITOR_ACTIONS.settingsNotSaved, cause);
      return false;
    } finally {
      this.#finishSave();
    }
  }

  #finishSave(): boolean {
    this.#backups.now();
    const { document } = this.#host;
    const { isSaved, isAllSent } = document;
    document.setSaveState(isSaved ? 'saved' : 'unsaved');
    if (!isAllSent) this.#saveIn(SAVE_AFTER_MS);
    return isAllSent;
  }

  /** Sets the save state after a failure. Returns false, as not everything is saved. */
  #handleFailure(cause: unknown): false {
    const { document, report } = this.#host;
    const saveState = saveStateAfter(cause);
    const delayMs = retryAfter(cause);
    document.setSaveState(saveState);
    if (delayMs !== undefined) this.#saveIn(delayMs);
    if (saveState === 'unsaved') report(EDITOR_ACTIONS.save, cause);
    if (['failed', 'quota', 'full'].includes(saveState)) logError(EDITOR_ACTIONS.save, cause);
    return false;
  }

  /** Loads changes from elsewhere; returns whether they were merged with the unsaved ones. */
  async #fetchNewer(): Promise<boolean> {
    const { document } = this.#host;
    try {
      const fetched = await this.#fetch();
      return fetched !== undefined && this.#takeNewer(fetched);
    } catch (cause) {
      if (cause instanceof NetworkError) return this.#handleFailure(cause);
      // It is loaded again after the user has chosen.
      logError(EDITOR_ACTIONS.newerNotRead, cause);
      document.setSaveState('conflict');
      return false;
    }
  }

  #saveIn(delayMs: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.save(), delayMs);
  }

  #backup(): Backup | undefined {
    const { state, changes } = this.#host.document;
    // While a design is loading, nothing is unsaved yet, but its backup must not be deleted.
    return state.place && state.design && { siteDesignId: state.place.siteDesignId, content: backupOf(state, changes) };
  }

  #tellKept(siteDesignId: number, isKept: boolean): void {
    const { place, isKept: before } = this.#host.document.state;
    if (place?.siteDesignId === siteDesignId && before !== isKept) this.#host.write({ isKept });
  }

  #restore(backup: LocalBackup | undefined): void {
    const { document, write } = this.#host;
    if (!backup) return this.#backups.now();
    write({ refused: entriesByRow(backup.refused) });
    if (hasChanges(backup)) document.restore(backup);
    if (document.isSaved) this.#finishSave();
  }

  /** Runs work that the user waits for, after pending writes. */
  async #waitFor(work: () => Promise<unknown>): Promise<boolean> {
    const { write, report } = this.#host;
    write({ isWorking: true });
    try {
      await this.#enqueue(work);
      return true;
    } catch (cause) {
      report(EDITOR_ACTIONS.load, cause);
      return false;
    } finally {
      write({ isWorking: false });
    }
  }
}
