import { LIST_ACTIONS } from '#texts/pages/lists.ts';
import { checkName } from '@site-designer/api-contract/names';
import { NetworkError } from '../calls/api-problem.ts';
import type { Call } from '../calls/call.ts';
import { logError } from '../calls/log.ts';
import type { RequestStatus } from '../calls/request-status.ts';
import type { Report, SliceAccess } from './slice.ts';
import { createWorkQueue } from '../calls/work-queue.ts';
import type { Progress } from './progress.ts';
import { keyOf, type KnownList, newestFirst, NOTHING_KNOWN } from './known-list.ts';
import type { ListEndpoints } from './list-endpoints.ts';
import { figuresOrNone } from './list-figures.ts';

export interface Named {
  readonly id: number;
  readonly name: string;
}

/** A list of named items of a place: the account, a project, or a site. */
export interface NamedListSlice<Item extends Named, Place> extends KnownList<Item> {
  readonly status: RequestStatus;
  /** Whether the last load did not reach the server: the items are those of an earlier one. */
  readonly isOffline: boolean;
  /** The new item that is to be named. */
  readonly added: number | undefined;
  /** Whether an action is pending that the user waits for. */
  readonly isWorking: boolean;
  /** Why a name was refused. */
  readonly nameError: string | undefined;
  /** The items that were deleted last, which can be restored. */
  readonly deleted: readonly Item[] | undefined;
  /** Grows with every load of the items. */
  readonly version: number;
  /** How far an action on several items is; undefined where there is none. */
  readonly progress: Progress | undefined;
  readonly load: (place: Place) => Promise<void>;
  /** Loads the same place again. */
  readonly reload: () => Promise<void>;
  readonly add: () => Promise<void>;
  /** Shows the new name at once and saves it; returns whether the name is valid. */
  readonly rename: (item: Item, name: string) => boolean;
  readonly duplicate: (item: Item) => Promise<void>;
  readonly remove: (item: Item) => Promise<void>;
  /** Copies stand in the order of their originals. */
  readonly duplicateAll: (items: readonly Item[]) => Promise<void>;
  readonly removeAll: (items: readonly Item[]) => Promise<void>;
  /** Moves items to another place. */
  readonly moveAll: (items: readonly Item[], move: (call: Call, item: Item) => Promise<unknown>) => Promise<void>;
  /** Ends an action on several items after the present one. */
  readonly stop: () => void;
  readonly restore: () => Promise<void>;
  /** Loads the figures of the items on the screen, once for each load of the items. */
  readonly loadFigures: () => Promise<void>;
  readonly forgetAdded: () => void;
  readonly dismissNameError: () => void;
  readonly forgetDeleted: () => void;
}

interface ListHost<Item extends Named, Place> extends SliceAccess<NamedListSlice<Item, Place>> {
  readonly call: Call;
  readonly report: Report;
}

/** Loading, adding, renaming, duplicating and deleting, the same for every list. */
export function createNamedList<Item extends Named, Place extends object>(
  endpoints: ListEndpoints<Item, Place>,
  host: ListHost<Item, Place>,
): NamedListSlice<Item, Place> {
  const list = new NamedList(endpoints, host);
  return {
    ...NOTHING_KNOWN,
    status: 'idle',
    isOffline: false,
    added: undefined,
    isWorking: false,
    nameError: undefined,
    deleted: undefined,
    version: 0,
    progress: undefined,
    load: (place) => list.load(place),
    reload: () => list.reload(),
    add: () => list.add(),
    rename: (item, name) => list.rename(item, name),
    duplicate: (item) => list.duplicate(item),
    remove: (item) => list.remove(item),
    duplicateAll: (items) => list.duplicateAll(items),
    removeAll: (items) => list.removeAll(items),
    moveAll: (items, move) => list.actOnAll('move', items, move).then(() => undefined),
    stop: () => list.stop(),
    loadFigures: () => list.loadFigures(),
    restore: () => list.restore(),
    forgetAdded: () => host.write({ added: undefined }),
    dismissNameError: () => host.write({ nameError: undefined }),
    forgetDeleted: () => host.write({ deleted: undefined }),
  };
}

/** After every action the list is loaded again; only the answer to the newest load is shown. */
class NamedList<Item extends Named, Place extends object> {
  readonly #endpoints: ListEndpoints<Item, Place>;
  readonly #host: ListHost<Item, Place>;
  readonly #enqueue = createWorkQueue();
  /** What was loaded last of each place, to be shown until it is loaded again, or while the server cannot be reached. */
  readonly #known = new Map<string, KnownList<Item>>();
  #place: Place | undefined;
  #loads = 0;
  #isStopped = false;
  /** The load whose figures were asked for last. */
  #figuresOf: number | undefined;
  #pendingActions = 0;

  constructor(endpoints: ListEndpoints<Item, Place>, host: ListHost<Item, Place>) {
    this.#endpoints = endpoints;
    this.#host = host;
  }

  /** Items that were shown of a place are shown again while they are loaded. */
  async load(place: Place): Promise<void> {
    const isOther = this.#place === undefined || keyOf(this.#place) !== keyOf(place);
    this.#place = place;
    const known = { isOffline: false, ...(this.#known.get(keyOf(place)) ?? NOTHING_KNOWN) };
    this.#host.write({ nameError: undefined, deleted: undefined, added: undefined, ...(isOther && known) });
    await this.reload();
  }

  async reload(): Promise<void> {
    this.#host.write({ status: 'pending' });
    const place = this.#place;
    await this.#fetch().catch((cause: unknown) => {
      if (place !== this.#place) return;
      const action = LIST_ACTIONS.load(this.#endpoints.plural);
      // The list itself says so, and tries again.
      if (cause instanceof NetworkError) logError(action, cause);
      else this.#host.report(action, cause);
    });
  }

  async add(): Promise<void> {
    const place = this.#place;
    if (place === undefined || this.#isBusy()) return;
    let added: number | undefined;
    const isDone = await this.#act('add', async (call) => {
      added = await this.#endpoints.add(call, place);
    });
    if (isDone && place === this.#place) this.#host.write({ added });
  }

  rename(item: Item, typed: string): boolean {
    const name = typed.trim();
    const nameError = checkName(this.#endpoints.kind, name);
    this.#host.write({ nameError });
    if (nameError === undefined && name !== item.name) void this.#saveName(item, name);
    return nameError === undefined;
  }

  /** Shows the new name at once, and restores the old one if it could not be saved. */
  async #saveName(item: Item, name: string): Promise<void> {
    this.#showName(item, name);
    try {
      // Following actions, such as a copy, need the new name.
      await this.#enqueue(async () => {
        await this.#endpoints.rename(this.#host.call, item, name);
        await this.#fetch();
      });
    } catch (cause) {
      this.#showName(item, item.name);
      this.#host.report(LIST_ACTIONS.rename(this.#endpoints.noun), cause);
    }
  }

  async duplicate(item: Item): Promise<void> {
    const nameError = checkName(this.#endpoints.kind, item.name, 'duplicate');
    this.#host.write({ nameError });
    if (nameError === undefined && !this.#isBusy())
      await this.#act('duplicate', (call) => this.#endpoints.duplicate(call, item));
  }

  async remove(item: Item): Promise<void> {
    const place = this.#place;
    const isDone = await this.#act('delete', (call) => this.#endpoints.remove(call, item));
    if (isDone && place === this.#place) this.#host.write({ deleted: [item] });
  }

  async duplicateAll(items: readonly Item[]): Promise<void> {
    const errors = items.flatMap(({ name }) => checkName(this.#endpoints.kind, name, 'duplicate') ?? []);
    this.#host.write({ nameError: errors[0] });
    const oldestFirst = items.toSorted((a, b) => a.id - b.id);
    if (errors.length === 0) await this.actOnAll('duplicate', oldestFirst, this.#endpoints.duplicate);
  }

  async removeAll(items: readonly Item[]): Promise<void> {
    const place = this.#place;
    const removed = await this.actOnAll('delete', items, this.#endpoints.remove);
    if (removed.length > 0 && place === this.#place) this.#host.write({ deleted: removed });
  }

  /** Acts on one item after the other, up to the first failure, and loads the list once. @returns The items it was done for. */
  async actOnAll(
    action: keyof typeof LIST_ACTIONS,
    items: readonly Item[],
    work: (call: Call, item: Item) => Promise<unknown>,
  ): Promise<readonly Item[]> {
    if (this.#isBusy()) return [];
    this.#pendingActions += 1;
    this.#isStopped = false;
    const done: Item[] = [];
    const tell = () => this.#host.write({ progress: { done: done.length, total: items.length } });
    tell();
    try {
      await this.#enqueue(async () => {
        try {
          for (const item of items) {
            if (this.#isStopped) break;
            await work(this.#host.call, item);
            done.push(item);
            tell();
          }
        } finally {
          await this.#fetch();
        }
      });
    } catch (cause) {
      this.#host.report(LIST_ACTIONS[action](this.#endpoints.noun), cause);
    } finally {
      this.#pendingActions -= 1;
      this.#host.write({ progress: undefined, isWorking: this.#isBusy() });
    }
    return done;
  }

  stop(): void {
    this.#isStopped = true;
  }

  async restore(): Promise<void> {
    const { deleted = [] } = this.#host.read();
    this.#host.write({ deleted: undefined });
    if (deleted.length === 0) return;
    await this.#act('restore', async (call) => {
      for (const item of deleted) await this.#endpoints.restore(call, item);
    });
  }

  async loadFigures(): Promise<void> {
    const { figures, plural } = this.#endpoints;
    // A load that failed has left the items and their figures as they were.
    const [place, load] = [this.#place, this.#host.read().version];
    if (figures === undefined || place === undefined || load === this.#figuresOf) return;
    this.#figuresOf = load;
    const loaded = await figuresOrNone(plural, () => figures(this.#host.call, place));
    if (load === this.#figuresOf) this.#host.write({ figures: loaded });
  }

  /** A second press adds nothing: the screen does not show yet that the first one succeeded. */
  #isBusy(): boolean {
    return this.#pendingActions > 0;
  }

  #showName({ id }: Item, name: string): void {
    const { items } = this.#host.read();
    this.#host.write({ items: items.map((each) => (each.id === id ? { ...each, name } : each)) });
  }

  /** Runs an action, then loads the list again; returns whether both succeeded. */
  async #act(action: keyof typeof LIST_ACTIONS, work: (call: Call) => Promise<unknown>): Promise<boolean> {
    this.#pendingActions += 1;
    this.#host.write({ isWorking: true });
    try {
      await this.#enqueue(async () => {
        await work(this.#host.call);
        await this.#fetch();
      });
      return true;
    } catch (cause) {
      this.#host.report(LIST_ACTIONS[action](this.#endpoints.noun), cause);
      return false;
    } finally {
      this.#pendingActions -= 1;
      this.#host.write({ isWorking: this.#isBusy() });
    }
  }

  async #fetch(): Promise<void> {
    const place = this.#place;
    if (place === undefined) return;
    this.#loads += 1;
    const load = this.#loads;
    try {
      const items = newestFirst(await this.#endpoints.load(this.#host.call, place));
      if (load !== this.#loads) return;
      const loadedAt = Date.now();
      this.#known.set(keyOf(place), { ...NOTHING_KNOWN, items, loadedAt });
      this.#host.write({ items, loadedAt, status: 'success', isOffline: false, version: load });
    } catch (cause) {
      if (load === this.#loads) this.#host.write({ status: 'rejected', isOffline: cause instanceof NetworkError });
      throw cause;
    }
  }
}
