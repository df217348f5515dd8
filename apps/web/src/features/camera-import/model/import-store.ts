import { IMPORT_TEXTS as TEXTS } from '#texts/editor/import.ts';
import type { ImportChoices } from '@site-designer/camera-table/foreign';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { logError } from '../../../lib/calls/log.ts';
import { MAX_LIST_BYTES } from '../../../lib/files/max-file-bytes.ts';
import type { ImportClient } from '../worker/import-client.ts';
import type {
  DoneImport,
  ImportDesign,
  ImportProgress,
  ReadAsWanted,
  ReadSource,
  Shown,
  Viewed,
} from '../worker/import-question.ts';
import { forgetImport, keepFile, keepVersions, keptImport, type Versions } from './kept-import.ts';
import { rememberedImports, rememberImport, type RememberedImport } from './remembered-imports.ts';

export interface ImportState {
  /** `looking`: whether a file is kept is not known yet. */
  readonly stage: 'looking' | 'none' | 'reading' | 'stopped' | 'open';
  readonly file: File | undefined;
  readonly source: ReadSource | undefined;
  readonly versions: Versions | undefined;
  /** Whose choices these were. */
  readonly remembered: RememberedImport | undefined;
  readonly shown: Shown;
  /** The newest answer, which may be of choices before these. */
  readonly viewed: Viewed | undefined;
  readonly isBehind: boolean;
  readonly progress: ImportProgress | undefined;
  /** Why a file was not read; what was there before stays. */
  readonly failure: string | undefined;
}

const NOTHING: ImportState = {
  stage: 'looking',
  file: undefined,
  source: undefined,
  versions: undefined,
  remembered: undefined,
  shown: { tab: 'list', from: 0 },
  viewed: undefined,
  isBehind: false,
  progress: undefined,
  failure: undefined,
};

interface ImportHost {
  readonly client: ImportClient;
  readonly siteDesignId: number;
  readonly design: ImportDesign;
}

/** An import from its file to the change of the design. The file and its lines are in the worker; this holds what is shown. */
export class ImportSession {
  readonly state: StoreApi<ImportState> = createStore<ImportState>()(() => NOTHING);
  readonly #client: ImportClient;
  readonly #siteDesignId: number;
  #design: ImportDesign;
  #asking = new AbortController();
  /** Whether the worker has the file. */
  #isThere = false;

  constructor({ client, siteDesignId, design }: ImportHost) {
    this.#client = client;
    this.#siteDesignId = siteDesignId;
    this.#design = design;
  }

  /** Opens a file that was handed over, else the one that this browser keeps. */
  async begin(file: File | undefined): Promise<void> {
    if (file) return this.open(file);
    const kept = await keptImport(this.#siteDesignId);
    if (!kept) return this.#write({ stage: 'none' });
    await this.#read(kept.file, {}, kept.versions);
  }

  /** Reads a file, with new choices. */
  async open(file: File): Promise<void> {
    if (file.size > MAX_LIST_BYTES) return this.#fail(TEXTS.tooLarge);
    await this.#read(file, {});
  }

  /** Reads the same file differently, which guesses the choices anew. */
  readonly readAs = async (wanted: ReadAsWanted): Promise<void> => {
    const { file, versions } = this.state.getState();
    if (!file || !versions) return;
    const { encoding, separator, sheet } = versions.now;
    const source = await this.#ask(file, { encoding, separator, sheet, ...wanted });
    if (source) this.#showSource(source, { keepsHistory: true });
  };

  /** The guess for this file without what is remembered. */
  readonly startAfresh = async (): Promise<void> => {
    const { file } = this.state.getState();
    const source = file && (await this.#ask(file, {}, false));
    if (source) this.#showSource(source, { keepsHistory: true });
  };

  readonly change = (next: (choices: ImportChoices) => ImportChoices): void => {
    const { versions } = this.state.getState();
    if (!versions) return;
    const now = next(versions.now);
    if (now === versions.now) return;
    this.#become({ past: [...versions.past, versions.now], now, future: [] });
  };

  readonly undo = (): void => {
    const { past, now, future } = this.state.getState().versions ?? { past: [], future: [] };
    const before = past.at(-1);
    if (before && now) this.#become({ past: past.slice(0, -1), now: before, future: [now, ...future] });
  };

  readonly redo = (): void => {
    const { past, now, future } = this.state.getState().versions ?? { past: [], future: [] };
    const [after, ...later] = future;
    if (after && now) this.#become({ past: [...past, now], now: after, future: later });
  };

  readonly show = (change: Partial<Shown>): void => {
    const shown = { ...this.state.getState().shown, ...change };
    this.#write({ shown });
    void this.#showRows(shown);
  };

  /** Takes or leaves all lines that are like one. */
  readonly alike = async (line: number): Promise<readonly number[]> =>
    this.#client.ask({ kind: 'alike', line }, this.#design).catch(() => []);

  /** Ends reading; it can be begun again. */
  readonly stop = (): void => {
    this.#asking.abort();
    this.#client.end();
    this.#isThere = false;
    this.#write({ stage: 'stopped', isBehind: false, progress: undefined });
  };

  readonly again = (): void => {
    const { file, versions } = this.state.getState();
    if (file) void this.#read(file, {}, versions);
  };

  /** The design has changed elsewhere. */
  setDesign(design: ImportDesign): void {
    if (design === this.#design) return;
    this.#design = design;
    if (this.state.getState().stage === 'open') void this.#look();
  }

  /** What the import does to the design; remembered for the next list, and no longer kept. */
  async done(importedUtc: string): Promise<DoneImport> {
    const done = await this.#client.ask({ kind: 'change' }, this.#design);
    const { file } = this.state.getState();
    if (done.memory) rememberImport({ memory: done.memory, fileName: file?.name ?? '', importedUtc });
    return done;
  }

  forget(): Promise<void> {
    return forgetImport(this.#siteDesignId);
  }

  end(): void {
    this.#asking.abort();
    this.#client.end();
    this.#isThere = false;
  }

  async #read(file: File, wanted: ReadAsWanted, kept?: Versions): Promise<void> {
    const before = this.state.getState();
    this.#write({ stage: 'reading', failure: undefined, progress: undefined });
    const { encoding, separator } = kept?.now ?? {};
    const source = await this.#ask(file, { encoding, separator, ...wanted });
    if (!source) {
      // What was cancelled is said already.
      if (this.state.getState().stage === 'reading') this.#write({ stage: before.file ? before.stage : 'none' });
      return;
    }
    this.#write({ file });
    if (!kept) await this.#told(keepFile(this.#siteDesignId, file));
    this.#showSource(source, { kept });
  }

  #showSource(source: ReadSource, { kept, keepsHistory = false }: SourceOptions): void {
    const { versions } = this.state.getState();
    const remembered = rememberedImports().find(({ memory }) => isSame(memory.headers, source.memory?.headers));
    const now = source.choices;
    const tab = now.against === 'update' ? 'differences' : 'list';
    this.#write({ stage: 'open', source, remembered, shown: { tab, from: 0 } });
    if (kept) this.#become(kept);
    else if (keepsHistory && versions) this.#become({ past: [...versions.past, versions.now], now, future: [] });
    else this.#become({ past: [], now, future: [] });
  }

  async #ask(file: File, wanted: ReadAsWanted, usesMemory = true): Promise<ReadSource | undefined> {
    const signal = this.#restarted();
    const memories = usesMemory ? rememberedImports().map(({ memory }) => memory) : [];
    try {
      const source = await this.#client.ask({ kind: 'read', file, wanted, memories }, this.#design, { signal });
      if ('refused' in source) {
        this.#fail(source.refused);
        return undefined;
      }
      this.#isThere = true;
      return source;
    } catch (cause) {
      if (!signal.aborted) this.#fail(reasonOf(cause));
      return undefined;
    }
  }

  #become(versions: Versions): void {
    this.#write({ versions });
    void this.#told(keepVersions(this.#siteDesignId, versions));
    void this.#look();
  }

  /** Asks for the view of the newest choices: an older question is dropped. */
  async #look(): Promise<void> {
    const { versions, file, shown } = this.state.getState();
    if (!versions || !file) return;
    if (!this.#isThere) return this.#read(file, {}, versions);
    const signal = this.#restarted();
    this.#write({ isBehind: true, progress: undefined });
    const onProgress = (progress: ImportProgress): void => this.#write({ progress });
    try {
      const question = { kind: 'view', choices: versions.now, shown } as const;
      const viewed = await this.#client.ask(question, this.#design, { signal, onProgress });
      if (!signal.aborted) this.#write({ viewed, stage: 'open', isBehind: false, progress: undefined });
    } catch (cause) {
      if (signal.aborted) return;
      this.#write({ isBehind: false, progress: undefined });
      this.#fail(reasonOf(cause));
    }
  }

  async #showRows(shown: Shown): Promise<void> {
    const { isBehind, viewed } = this.state.getState();
    // The answer that is on its way has the rows of before.
    if (isBehind) return this.#look();
    if (!viewed) return;
    const window = await this.#client.ask({ kind: 'show', shown }, this.#design).catch(() => undefined);
    const now = this.state.getState();
    if (window && now.shown === shown && now.viewed) this.#write({ viewed: { ...now.viewed, window } });
  }

  /** Says so where the browser cannot keep something. */
  async #told(keeping: Promise<boolean>): Promise<void> {
    if (!(await keeping)) this.#write({ failure: TEXTS.notKept });
  }

  #restarted(): AbortSignal {
    this.#asking.abort();
    this.#asking = new AbortController();
    return this.#asking.signal;
  }

  #fail(failure: string): void {
    this.#write({ failure, stage: this.state.getState().file ? 'open' : 'none' });
  }

  #write(change: Partial<ImportState>): void {
    this.state.setState(change);
  }
}

interface SourceOptions {
  readonly kept?: Versions | undefined;
  /** Whether the choices before can be come back to. */
  readonly keepsHistory?: boolean;
}

function isSame(headers: readonly string[], others: readonly string[] | undefined): boolean {
  return JSON.stringify(headers) === JSON.stringify(others);
}

function reasonOf(cause: unknown): string {
  logError(TEXTS.unreadable, cause);
  return TEXTS.unreadable;
}
