import { getSiteDesign } from '@site-designer/api-contract';
import { isStatus, NoAnswer } from '../../lib/api-problem.ts';
import type { Call } from '../../lib/call.ts';
import type { DesignReply } from '../../lib/design-reply.ts';
import { logError } from '../../lib/log.ts';
import type { AppState } from '../../store/app-store.ts';
import { keepChanges, keptChanges } from './kept-changes.ts';
import { isNothing, sendChanges, sendSettingsAlone, type Changes } from './send-changes.ts';
import type { DesignPlace, DesignWork, SiteDesignEditorSlice, VersionedRequest } from './site-design-editor-slice.ts';
import { createWriteQueue } from './write-queue.ts';

const SAVE_AFTER_MS = 700;
const RETRY_AFTER_MS = 5000;

interface DesignHost {
  readonly call: Call;
  readonly get: () => AppState;
  readonly write: (patch: Partial<SiteDesignEditorSlice>) => void;
}

/** Keeps what is typed and what the server has in step: one write at a time, each on the version that the last one left. */
export class DesignSync {
  readonly #call: Call;
  readonly #get: () => AppState;
  readonly #write: DesignHost['write'];
  readonly #enqueue = createWriteQueue();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor({ call, get, write }: DesignHost) {
    this.#call = call;
    this.#get = get;
    this.#write = write;
  }

  async load(place: DesignPlace): Promise<void> {
    this.#write({ place, status: 'pending', design: undefined, etag: undefined, saveState: 'saved' });
    this.#forgetUnsaved();
    this.#get().proposal.clear();
    try {
      await this.#refetch();
      if (this.#editor.place !== place) return;
      this.#write({ status: 'success' });
      this.#restoreKept(place.siteDesignId);
    } catch (cause) {
      this.#write({ status: 'rejected' });
      this.#get().failure.report('Load site design', cause);
    }
  }

  /** Something was typed. */
  touch(): void {
    this.#keep();
    if (this.#editor.saveState === 'conflict') return;
    this.#write({ saveState: 'unsaved' });
    this.#saveIn(SAVE_AFTER_MS);
  }

  save(): Promise<boolean> {
    clearTimeout(this.#timer);
    return this.#enqueue(() => this.#saveOnce());
  }

  async saveSettingsOnly(): Promise<void> {
    clearTimeout(this.#timer);
    const isSent = await this.#enqueue(() => this.#sendSettings());
    if (isSent) await this.#waitFor('Load site design', () => this.#refetch());
  }

  async keepMine(): Promise<void> {
    if (await this.#waitFor('Load site design', () => this.#refetch())) await this.save();
  }

  async takeTheirs(): Promise<void> {
    this.#forgetUnsaved();
    this.#keep();
    if (await this.#waitFor('Load site design', () => this.#refetch())) this.#write({ saveState: 'saved' });
  }

  act(action: string, work: DesignWork): Promise<boolean> {
    return this.#waitFor(action, async () => {
      const request = this.#request();
      if (request) await this.#takeIn(request, await work(this.#call, request));
    });
  }

  async generate(): Promise<void> {
    if (!(await this.save())) return;
    if (await this.#waitFor('Load site design', () => this.#refetch())) await this.#get().proposal.calculate();
  }

  get #editor(): SiteDesignEditorSlice {
    return this.#get().siteDesignEditor;
  }

  get #unsaved(): Changes {
    const { cameras, serverSettings } = this.#get();
    return { cameras: [...cameras.unsaved.values()], serverSettings: serverSettings.unsaved ?? null };
  }

  #request(): VersionedRequest | undefined {
    const { place, etag } = this.#editor;
    return place && { params: place, headers: etag === undefined ? {} : { 'if-match': etag } };
  }

  async #refetch(): Promise<void> {
    const { place } = this.#editor;
    if (!place) return;
    const { data, etag } = await this.#call(getSiteDesign, { params: place });
    if (this.#editor.place === place) this.#write({ design: data.siteDesign, formData: data.formData, etag });
  }

  /** Takes in what a write answered, unless the user has gone to another design meanwhile. */
  async #takeIn({ params }: VersionedRequest, { etag, applyTo }: DesignReply): Promise<void> {
    const { place, design } = this.#editor;
    if (place !== params || !design) return;
    this.#write({ design: applyTo(design), etag });
    if (etag === undefined) await this.#refetch();
  }

  async #saveOnce(): Promise<boolean> {
    const changes = this.#unsaved;
    const request = this.#request();
    if (!request || isNothing(changes)) return this.#saved();
    this.#write({ saveState: 'saving' });
    try {
      await this.#takeIn(request, await sendChanges(this.#call, request, changes));
      this.#get().cameras.acknowledge(changes.cameras);
      this.#get().serverSettings.acknowledge(changes.serverSettings);
      return this.#saved();
    } catch (cause) {
      this.#notSaved(cause);
      return false;
    }
  }

  /** A failure is only logged: what was changed stays unsaved and goes with the next save. */
  async #sendSettings(): Promise<boolean> {
    const { serverSettings } = this.#unsaved;
    const request = this.#request();
    if (!request || serverSettings === null) return false;
    this.#write({ saveState: 'saving' });
    try {
      await this.#takeIn(request, await sendSettingsAlone(this.#call, request, serverSettings));
      this.#get().serverSettings.acknowledge(serverSettings);
      return true;
    } catch (cause) {
      logError('The server settings were not saved', cause);
      return false;
    } finally {
      this.#saved();
    }
  }

  #saved(): boolean {
    this.#keep();
    const isAll = isNothing(this.#unsaved);
    this.#write({ saveState: isAll ? 'saved' : 'unsaved' });
    if (!isAll) this.#saveIn(SAVE_AFTER_MS);
    return isAll;
  }

  #notSaved(cause: unknown): void {
    if (cause instanceof NoAnswer || isStatus(cause, 429)) {
      this.#write({ saveState: 'offline' });
      return this.#saveIn(RETRY_AFTER_MS);
    }
    if (isStatus(cause, 412)) return this.#write({ saveState: 'conflict' });
    if (isStatus(cause, 400)) return this.#write({ saveState: 'refused' });
    this.#write({ saveState: 'unsaved' });
    this.#get().failure.report('Save changes', cause);
  }

  #saveIn(delayMs: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.save(), delayMs);
  }

  #forgetUnsaved(): void {
    this.#get().cameras.forget();
    this.#get().serverSettings.forget();
  }

  #keep(): void {
    const { place, etag } = this.#editor;
    if (place) keepChanges(place.siteDesignId, { etag, ...this.#unsaved });
  }

  #restoreKept(siteDesignId: number): void {
    const kept = keptChanges(siteDesignId);
    if (!kept) return;
    const { design, etag } = this.#editor;
    const known = new Set(design?.cameras.map(({ id }) => id));
    const cameras = kept.cameras.filter(({ id }) => known.has(id));
    if (isNothing({ ...kept, cameras })) return this.#keep();
    if (kept.etag !== etag) this.#write({ saveState: 'conflict' });
    this.#get().cameras.put(cameras);
    if (kept.serverSettings) this.#get().serverSettings.change(kept.serverSettings);
  }

  /** Work that the user waits for, after whatever is being written. */
  async #waitFor(action: string, work: () => Promise<unknown>): Promise<boolean> {
    this.#write({ isWorking: true });
    try {
      await this.#enqueue(work);
      return true;
    } catch (cause) {
      if (isStatus(cause, 412)) this.#write({ saveState: 'conflict' });
      else this.#get().failure.report(action, cause);
      return false;
    } finally {
      this.#write({ isWorking: false });
    }
  }
}
