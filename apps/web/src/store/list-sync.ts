import { checkName } from '@site-designer/sizing-engine';
import type { ListEndpoints, ListHost, Named } from './list-slice.ts';

/** Keeps a list and the server in step: after every action the list is read again. */
export class ListSync<Item extends Named, Place> {
  readonly #endpoints: ListEndpoints<Item, Place>;
  readonly #host: ListHost<Item>;
  #place: Place | undefined;

  constructor(endpoints: ListEndpoints<Item, Place>, host: ListHost<Item>) {
    this.#endpoints = endpoints;
    this.#host = host;
  }

  async load(place: Place): Promise<void> {
    const { write, report } = this.#host;
    this.#place = place;
    write({ items: [], status: 'pending', nameError: undefined, deleted: undefined });
    try {
      await this.#refetch();
    } catch (cause) {
      write({ status: 'rejected' });
      report(`Load ${this.#endpoints.noun}s`, cause);
    }
  }

  async add(): Promise<void> {
    const place = this.#place;
    if (place !== undefined) await this.#act('Add', (call) => this.#endpoints.add(call, place));
  }

  /** Shows the new name at once, and the old one again if it was not taken. */
  async rename(item: Item, typed: string): Promise<void> {
    const { call, read, write, report } = this.#host;
    const name = typed.trim();
    const nameError = checkName(this.#endpoints.kind, name);
    write({ nameError });
    if (nameError !== undefined || name === item.name) return;
    const before = read().items;
    write({ items: before.map((each) => (each.id === item.id ? { ...each, name } : each)) });
    try {
      await this.#endpoints.rename(call, item, name);
      await this.#refetch();
    } catch (cause) {
      write({ items: before });
      report(`Rename ${this.#endpoints.noun}`, cause);
    }
  }

  async duplicate(item: Item): Promise<void> {
    const nameError = checkName(this.#endpoints.kind, item.name, 'duplicate');
    this.#host.write({ nameError });
    if (nameError === undefined) await this.#act('Duplicate', (call) => this.#endpoints.duplicate(call, item));
  }

  async remove(item: Item): Promise<void> {
    const isDone = await this.#act('Delete', (call) => this.#endpoints.remove(call, item));
    if (isDone) this.#host.write({ deleted: item });
  }

  async restore(): Promise<void> {
    const { deleted } = this.#host.read();
    this.#host.write({ deleted: undefined });
    if (deleted) await this.#act('Restore', (call) => this.#endpoints.restore(call, deleted));
  }

  /** Does something, then reads the list again; says whether it worked. */
  async #act(verb: string, work: (call: ListHost<Item>['call']) => Promise<unknown>): Promise<boolean> {
    const { call, write, report } = this.#host;
    write({ isWorking: true });
    try {
      await work(call);
      await this.#refetch();
      return true;
    } catch (cause) {
      report(`${verb} ${this.#endpoints.noun}`, cause);
      return false;
    } finally {
      write({ isWorking: false });
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
