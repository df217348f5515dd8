import { LIST_ACTIONS } from '#texts/lists.ts';
import { checkName } from '@site-designer/api-contract/names';
import type { ListEndpoints, ListHost, Named } from './list-slice.ts';

/** Keeps a list and the server in step: after every action the list is read again. */
export class ListSync<Item extends Named, Place extends object> {
  readonly #endpoints: ListEndpoints<Item, Place>;
  readonly #host: ListHost<Item>;
  #place: Place | undefined;
  /** Actions go one after another: an older answer must not cover a newer one. */
  #queue: Promise<unknown> = Promise.resolve();
  #queued = 0;

  constructor(endpoints: ListEndpoints<Item, Place>, host: ListHost<Item>) {
    this.#endpoints = endpoints;
    this.#host = host;
  }

  /** What is known of the place already stays on the screen while it is read again. */
  async load(place: Place): Promise<void> {
    const isKnown = this.#place !== undefined && isSamePlace(this.#place, place);
    this.#place = place;
    this.#host.write({ nameError: undefined, deleted: undefined, ...(!isKnown && { items: [] }) });
    await this.reload();
  }

  async reload(): Promise<void> {
    const { write, report } = this.#host;
    const place = this.#place;
    write({ status: 'pending' });
    try {
      await this.#refetch();
    } catch (cause) {
      if (place !== this.#place) return;
      write({ status: 'rejected' });
      report(LIST_ACTIONS.load(this.#endpoints.noun), cause);
    }
  }

  async add(): Promise<void> {
    const place = this.#place;
    if (place !== undefined && !this.#isWaiting()) await this.#act('add', (call) => this.#endpoints.add(call, place));
  }

  /** Shows the new name at once, and the old one again if it was not taken. */
  async rename(item: Item, typed: string): Promise<void> {
    const name = typed.trim();
    const nameError = checkName(this.#endpoints.kind, name);
    this.#host.write({ nameError });
    if (nameError !== undefined || name === item.name) return;
    this.#showName(item, name);
    try {
      await this.#endpoints.rename(this.#host.call, item, name);
      await this.#refetch();
    } catch (cause) {
      this.#showName(item, item.name);
      this.#host.report(LIST_ACTIONS.rename(this.#endpoints.noun), cause);
    }
  }

  async duplicate(item: Item): Promise<void> {
    const nameError = checkName(this.#endpoints.kind, item.name, 'duplicate');
    this.#host.write({ nameError });
    if (nameError === undefined && !this.#isWaiting())
      await this.#act('duplicate', (call) => this.#endpoints.duplicate(call, item));
  }

  async remove(item: Item): Promise<void> {
    const isDone = await this.#act('delete', (call) => this.#endpoints.remove(call, item));
    if (isDone) this.#host.write({ deleted: item });
  }

  async restore(): Promise<void> {
    const { deleted } = this.#host.read();
    this.#host.write({ deleted: undefined });
    if (deleted) await this.#act('restore', (call) => this.#endpoints.restore(call, deleted));
  }

  /** Whoever presses twice wants one of it: nothing shows yet that the first press was heard. */
  #isWaiting(): boolean {
    return this.#queued > 0;
  }

  #showName({ id }: Item, name: string): void {
    const { items } = this.#host.read();
    this.#host.write({ items: items.map((each) => (each.id === id ? { ...each, name } : each)) });
  }

  #act(action: keyof typeof LIST_ACTIONS, work: (call: ListHost<Item>['call']) => Promise<unknown>): Promise<boolean> {
    this.#queued += 1;
    this.#host.write({ isWorking: true });
    const done = this.#queue.then(() => this.#do(action, work));
    this.#queue = done;
    return done;
  }

  /** Does something, then reads the list again; says whether it worked. */
  async #do(
    action: keyof typeof LIST_ACTIONS,
    work: (call: ListHost<Item>['call']) => Promise<unknown>,
  ): Promise<boolean> {
    try {
      await work(this.#host.call);
      await this.#refetch();
      return true;
    } catch (cause) {
      this.#host.report(LIST_ACTIONS[action](this.#endpoints.noun), cause);
      return false;
    } finally {
      this.#queued -= 1;
      this.#host.write({ isWorking: this.#queued > 0 });
    }
  }

  async #refetch(): Promise<void> {
    const place = this.#place;
    if (place === undefined) return;
    const items = await this.#endpoints.load(this.#host.call, place);
    if (place === this.#place) this.#host.write({ items: newestFirst(items), status: 'success' });
  }
}

function newestFirst<Item extends Named>(items: readonly Item[]): Item[] {
  return items.toSorted((a, b) => b.id - a.id);
}

function isSamePlace(one: object, other: object): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
