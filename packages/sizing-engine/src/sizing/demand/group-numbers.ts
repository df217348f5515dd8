/**
 * Numbers groups in the order in which they first occur in rows.
 *
 * Streams of a group mostly stand together, and groups in descending order of their ids: then no look-up is needed.
 */
export class GroupNumbers {
  readonly #ids: number[] = [];
  /** Numbers by ids, from the first group on that does not come in descending order of the ids. */
  #numbers: Map<number, number> | undefined;
  #lastId = Number.POSITIVE_INFINITY;

  /** How many groups have occurred. */
  get count(): number {
    return this.#ids.length;
  }

  /** Their ids, by number. */
  get ids(): Float64Array {
    return new Float64Array(this.#ids);
  }

  /** The number of a group; a group that has not occurred gets the next one. */
  numberOf(id: number): number {
    if (this.#numbers === undefined) {
      if (id === this.#lastId) return this.#ids.length - 1;
      if (id < this.#lastId) return this.#add(id);
      this.#numbers = new Map(this.#ids.map((each, number) => [each, number]));
    }
    return this.#numbers.get(id) ?? this.#add(id);
  }

  #add(id: number): number {
    this.#lastId = id;
    this.#numbers?.set(id, this.#ids.length);
    return this.#ids.push(id) - 1;
  }
}
