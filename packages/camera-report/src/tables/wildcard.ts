import { comparable } from '@site-designer/camera-table';

/** Whether a name is meant as a pattern: `*` stands for any characters, `?` for one. */
export function isPattern(name: string): boolean {
  return /[*?]/.test(name);
}

/**
 * Whether a pattern fits a whole name; both as {@link comparable} gives them.
 *
 * Goes back to the last `*` alone, so the time grows with the product of the lengths at most.
 */
export function fits(pattern: string, name: string): boolean {
  let [at, inName] = [0, 0];
  let [star, resume] = [-1, 0];
  while (inName < name.length) {
    if (pattern[at] === '*') {
      [star, resume] = [at, inName];
      at += 1;
    } else if (pattern[at] === '?' || pattern[at] === name[inName]) {
      at += 1;
      inName += 1;
    } else if (star >= 0) {
      resume += 1;
      [at, inName] = [star + 1, resume];
    } else {
      return false;
    }
  }
  while (pattern[at] === '*') at += 1;
  return at === pattern.length;
}

interface IndexedPattern<T> {
  readonly pattern: string;
  /** Its longest part without `*` and `?`: a name that does not contain it cannot match, which is quick to check. */
  readonly longest: string;
  readonly value: T;
}

/** Patterns by what stands before their first `*` or `?`, so that a name is compared with few of many. */
export class PatternIndex<T> {
  readonly #byStart = new Map<string, IndexedPattern<T>[]>();
  readonly #lengths = new Set<number>();

  add(pattern: string, value: T): void {
    const plain = comparable(pattern);
    const texts = plain.split(/[*?]+/);
    const start = texts[0]!;
    const longest = texts.reduce((most, text) => (text.length > most.length ? text : most));
    const indexed = { pattern: plain, longest, value };
    const same = this.#byStart.get(start);
    if (same === undefined) this.#byStart.set(start, [indexed]);
    else same.push(indexed);
    this.#lengths.add(start.length);
  }

  /** Values of all patterns that fit a name, those with the longest beginning first. */
  fitting(name: string): readonly T[] {
    const plain = comparable(name);
    return [...this.#lengths]
      .filter((length) => length <= plain.length)
      .toSorted((a, b) => b - a)
      .flatMap((length) => this.#byStart.get(plain.slice(0, length)) ?? [])
      .flatMap(({ pattern, longest, value }) => (plain.includes(longest) && fits(pattern, plain) ? [value] : []));
  }
}
