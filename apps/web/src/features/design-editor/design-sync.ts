import { EDITOR_ACTIONS } from '#texts/editor.ts';
import { hasNoChange } from '@site-designer/camera-table';
import type { ServerSettings } from '@site-designer/sizing-engine';
import { isStatus, NoAnswer } from '../../lib/api-problem.ts';
import type { Call } from '../../lib/call.ts';
import type { DesignReply } from './design-reply.ts';
import { logError } from '../../lib/log.ts';
import type { AppState } from '../../store/app-store.ts';
import type { DesignHost } from './design-host.ts';
import { fetchDesign } from './fetch-design.ts';
import { createKeeper, type Keeper } from './keeper.ts';
import { keptChanges } from './local-backup.ts';
import { portionOf, sendPortion, sendRemovals, sendSettingsAlone, type Portion, type Sending } from './send-changes.ts';
import type {
  DesignPlace,
  FetchedDesign,
  SiteDesignEditorSlice,
  VersionedRequest,
} from './site-design-editor-slice.ts';
import { asBefore, unsavedOf } from './unsaved.ts';
import { createWriteQueue } from './write-queue.ts';

const SAVE_AFTER_MS = 700;
const RETRY_AFTER_MS = 5000;

/** Keeps what is typed and what the server has in step: one write at a time, each on the version that the last one left. */
export class DesignSync {
  readonly #call: Call;
  readonly #get: () => AppState;
  readonly #write: DesignHost['write'];
  readonly #enqueue = createWriteQueue();
  readonly #keeper: Keeper;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #theirs: FetchedDesign | undefined;
  #wanted: DesignPlace | undefined;

  constructor({ call, get, write }: DesignHost) {
    this.#call = call;
    this.#get = get;
    this.#write = write;
    this.#keeper = createKeeper(() => unsavedOf(get()));
  }

  async load(place: DesignPlace): Promise<void> {
    this.#wanted = place;
    if (this.#isLeaving(place)) await this.save();
    // While that was sent, somebody may have gone on or back.
    if (this.#wanted !== place) return;
    this.#keeper.now();
    this.#write({ place, status: 'pending', design: undefined, etag: undefined, saveState: 'saved' });
    this.#get().cameras.open([]);
    this.#get().serverSettings.forget();
    this.#get().proposal.clear();
    try {
      await this.#refetch();
      if (this.#editor.place !== place) return;
      this.#write({ status: 'success' });
      this.#restoreKept(place.siteDesignId);
    } catch (cause) {
      this.#write({ status: 'rejected' });
      this.#get().failure.report(EDITOR_ACTIONS.load, cause);
    }
  }

  /** Something was typed. */
  touch(): void {
    this.#keeper.soon();
    const { saveState } = this.#editor;
    if (saveState === 'conflict') return;
    // At every key: a write that changes nothing would have all that reads the store look anew.
    if (saveState !== 'offline' && saveState !== 'unsaved') this.#write({ saveState: 'unsaved' });
    this.#saveIn(SAVE_AFTER_MS);
  }

  save(): Promise<boolean> {
    clearTimeout(this.#timer);
    return this.#enqueue(() => this.#saveOnce());
  }

  async saveSettingsOnly(): Promise<void> {
    clearTimeout(this.#timer);
    if (!(await this.#enqueue(() => this.#sendSettings()))) return;
    await this.#waitFor(() => this.#refetch());
  }

  /** What only one side changed stays as that side has it; the ids say where the other side wins. */
  async keepMine(theirsWins: ReadonlySet<string>): Promise<void> {
    if (!(await this.#takeGround())) return;
    this.#get().cameras.settle(theirsWins);
    this.#write({ saveState: 'unsaved' });
    await this.save();
  }

  async takeTheirs(): Promise<void> {
    if (!(await this.#takeGround())) return;
    this.#get().cameras.settle('theirs');
    this.#get().serverSettings.forget();
    this.#write({ saveState: 'saved' });
    this.#keeper.now();
  }

  async generate(): Promise<void> {
    this.#get().cameras.confirmTyping();
    if (!(await this.save())) return;
    if (await this.#waitFor(() => this.#refetch())) await this.#get().proposal.calculate();
  }

  get #editor(): SiteDesignEditorSlice {
    return this.#get().siteDesignEditor;
  }

  /** Whether another design is open that the server does not have all of yet. */
  #isLeaving({ siteDesignId }: DesignPlace): boolean {
    const { place, design } = this.#editor;
    return design !== undefined && place?.siteDesignId !== siteDesignId && !this.#isAllSaved();
  }

  #request(): VersionedRequest | undefined {
    const { place, etag } = this.#editor;
    return place && { params: place, headers: etag === undefined ? {} : { 'if-match': etag } };
  }

  #sending(): Sending | undefined {
    const request = this.#request();
    return request && { call: this.#call, request, ids: this.#get().cameras.ids };
  }

  async #refetch(): Promise<void> {
    const fetched = await this.#fetch();
    if (!fetched) return;
    const { design, etag } = this.#editor;
    const isNewer = design !== undefined && fetched.etag !== etag;
    if (isNewer && !this.#isAllSaved()) return this.#offer(fetched);
    this.#write(fetched);
    // Nothing of ours is unsent: what somebody else has written is simply how the design stands.
    if (isNewer || design === undefined) this.#get().cameras.open(fetched.design.cameras);
  }

  #fetch(): Promise<FetchedDesign | undefined> {
    return fetchDesign(this.#call, () => this.#editor.place);
  }

  async #readTheirs(): Promise<void> {
    const fetched = await this.#fetch();
    if (fetched) this.#offer(fetched);
  }

  /** Shows a newer version beside what the user has, and saves nothing until one of the two is chosen. */
  #offer(fetched: FetchedDesign): void {
    this.#theirs = fetched;
    this.#write({ saveState: 'conflict' });
    this.#get().cameras.offerTheirs(fetched.design.cameras);
  }

  /** The newest version becomes the ground that is worked on. */
  async #takeGround(): Promise<boolean> {
    const isRead = await this.#waitFor(() => this.#readTheirs());
    if (isRead && this.#theirs) this.#write(this.#theirs);
    return isRead;
  }

  /** Takes in what a write answered, unless the user has gone to another design meanwhile. */
  #takeIn({ params }: VersionedRequest, { etag, applyTo }: DesignReply, sent?: Portion): void {
    const { place, design } = this.#editor;
    if (place !== params || !design) return;
    const next = applyTo(design);
    this.#write({ design: next, etag });
    this.#get().cameras.takeStored(next.cameras, { before: design.cameras, changed: [], added: [], ...sent });
  }

  async #saveOnce(): Promise<boolean> {
    const { place, saveState } = this.#editor;
    if (saveState === 'conflict') return false;
    if (!this.#request() || this.#isAllSaved()) return this.#saved();
    // Each try in vain would be told to those who listen, again and again.
    if (saveState !== 'offline') this.#write({ saveState: 'saving' });
    try {
      await this.#sendEverything();
      // Somebody may have gone to another design while this one was being saved.
      return this.#editor.place === place && this.#saved();
    } catch (cause) {
      await this.#notSaved(cause);
      return false;
    }
  }

  async #sendEverything(): Promise<void> {
    await this.#sendRemovals();
    await this.#sendPortion(this.#get().serverSettings.unsaved ?? null);
  }

  async #sendPortion(settings: ServerSettings | null): Promise<void> {
    const { base, changes } = this.#get().cameras;
    const portion = portionOf(changes(), settings);
    const sending = this.#sending();
    if (!sending || (hasNoChange({ ...portion, removed: [] }) && settings === null)) return;
    this.#takeIn(sending.request, await sendPortion(sending, portion, base), portion);
    this.#get().serverSettings.acknowledge(settings);
  }

  async #sendRemovals(): Promise<void> {
    const { changes, model } = this.#get().cameras;
    const sending = this.#sending();
    const reply = sending && sendRemovals(sending, changes(), model.rows);
    if (reply) this.#takeIn(sending.request, await reply);
  }

  #isAllSaved(): boolean {
    const { cameras, serverSettings } = this.#get();
    return hasNoChange(cameras.changes()) && serverSettings.unsaved === undefined;
  }

  /** A failure is only logged: what was changed stays unsaved and goes with the next save. */
  async #sendSettings(): Promise<boolean> {
    const serverSettings = this.#get().serverSettings.unsaved;
    const request = this.#request();
    if (!request || serverSettings === undefined || this.#editor.saveState === 'conflict') return false;
    this.#write({ saveState: 'saving' });
    try {
      this.#takeIn(request, await sendSettingsAlone(this.#call, request, serverSettings));
      this.#get().serverSettings.acknowledge(serverSettings);
      return true;
    } catch (cause) {
      logError(EDITOR_ACTIONS.settingsNotSaved, cause);
      return false;
    } finally {
      this.#saved();
    }
  }

  #saved(): boolean {
    this.#keeper.now();
    const isAll = this.#isAllSaved();
    this.#write({ saveState: isAll ? 'saved' : 'unsaved' });
    if (!isAll) this.#saveIn(SAVE_AFTER_MS);
    return isAll;
  }

  async #notSaved(cause: unknown): Promise<void> {
    if (cause instanceof NoAnswer || isStatus(cause, 429)) {
      this.#write({ saveState: 'offline' });
      return this.#saveIn(RETRY_AFTER_MS);
    }
    if (isStatus(cause, 412)) return this.#stopForChoice();
    if (isStatus(cause, 400)) return this.#write({ saveState: 'refused' });
    this.#write({ saveState: 'unsaved' });
    this.#get().failure.report(EDITOR_ACTIONS.save, cause);
  }

  async #stopForChoice(): Promise<void> {
    this.#write({ saveState: 'conflict' });
    try {
      await this.#readTheirs();
    } catch (cause) {
      // It is read once more when the user has chosen.
      logError(EDITOR_ACTIONS.newerNotRead, cause);
    }
  }

  #saveIn(delayMs: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.save(), delayMs);
  }

  #restoreKept(siteDesignId: number): void {
    const kept = keptChanges(siteDesignId);
    if (!kept) return this.#keeper.now();
    const { cameras, serverSettings } = this.#get();
    const stored = this.#editor.design?.cameras ?? [];
    if (kept.etag !== this.#editor.etag) {
      this.#write({ saveState: 'conflict', etag: kept.etag });
      cameras.open(asBefore(stored, kept.before));
      cameras.offerTheirs(stored);
    }
    cameras.restore(kept);
    if (kept.serverSettings) serverSettings.change(kept.serverSettings);
    if (this.#isAllSaved()) this.#saved();
  }

  /** Work that the user waits for, after whatever is being written. */
  async #waitFor(work: () => Promise<unknown>): Promise<boolean> {
    this.#write({ isWorking: true });
    try {
      await this.#enqueue(work);
      return true;
    } catch (cause) {
      this.#get().failure.report(EDITOR_ACTIONS.load, cause);
      return false;
    } finally {
      this.#write({ isWorking: false });
    }
  }
}
