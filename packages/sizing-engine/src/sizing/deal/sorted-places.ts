/** Numbers of a column as words of 32 bits, the lower word of each number first. */
const WORDS = Float64Array.BYTES_PER_ELEMENT / Uint32Array.BYTES_PER_ELEMENT;
const LOWER = 0;
const UPPER = 1;

const DIGIT_BITS = 11;
const DIGIT_VALUES = 2 ** DIGIT_BITS;
const LAST_VALUE = DIGIT_VALUES - 1;

/** A digit that places are sorted by: bits of one word of each number, after so many others, of what exceeds the least. */
interface Digit {
  readonly word: number;
  readonly least: number;
  readonly shift: number;
}

/** All bits, from the last digit up. */
const ALL_DIGITS: readonly Digit[] = [LOWER, UPPER].flatMap((word) =>
  [0, DIGIT_BITS, 2 * DIGIT_BITS].map((shift) => ({ word, least: 0, shift })),
);

/** Below so many places a comparison function is quicker than counting digits. */
const FEW = 200;

/**
 * Places of a column in descending order of its numbers; equal ones stay in the order in which they came.
 *
 * Every edit sorts thousands of groups, and a comparison function would be called a hundred thousand times for them. Numbers
 * of at least 0 stand in the order of their bits, so they are sorted digit by digit, from the last one up. The first two digits in
 * which they differ leave few numbers to be moved past each other; where they leave many, all digits are sorted.
 *
 * @param start - All places of the column, in the order in which they come.
 * @param column - Numbers of at least 0.
 */
export function sortedDescending(start: Uint32Array, column: Float64Array): Uint32Array {
  if (start.length < FEW) return start.toSorted((a, b) => column[b]! - column[a]!);
  const sorted = sortedByFirstDigits(start, column);
  return settles(sorted, column) ? sorted : sortedByDigits(start, wordsOf(column), ALL_DIGITS);
}

/** Places in descending order of the first two digits in which the upper words of their numbers differ. */
export function sortedByFirstDigits(start: Uint32Array, column: Float64Array): Uint32Array {
  const words = wordsOf(column);
  return sortedByDigits(start, words, firstDigits(words));
}

function wordsOf(column: Float64Array): Uint32Array {
  return new Uint32Array(column.buffer, column.byteOffset, column.length * WORDS);
}

/** The first two digits in which the upper words differ. */
function firstDigits(words: Uint32Array): Digit[] {
  let least = words[UPPER]!;
  let most = least;
  for (let at = UPPER; at < words.length; at += WORDS) {
    least = Math.min(least, words[at]!);
    most = Math.max(most, words[at]!);
  }
  const bits = 32 - Math.clz32(most - least);
  const shift = Math.max(0, bits - 2 * DIGIT_BITS);
  return [shift, shift + DIGIT_BITS].map((each) => ({ word: UPPER, least, shift: each }));
}

function sortedByDigits(start: Uint32Array, words: Uint32Array, digits: readonly Digit[]): Uint32Array {
  return digits.reduce((places, digit) => sortedByDigit(places, words, digit), start);
}

function sortedByDigit(places: Uint32Array, words: Uint32Array, { word, least, shift }: Digit): Uint32Array {
  const next = new Uint32Array(DIGIT_VALUES);
  for (let at = word; at < words.length; at += WORDS) next[((words[at]! - least) >>> shift) & LAST_VALUE]! += 1;
  placesFrom(next);
  const sorted = new Uint32Array(places.length);
  for (let at = 0; at < places.length; at += 1) {
    const place = places[at]!;
    const value = ((words[place * WORDS + word]! - least) >>> shift) & LAST_VALUE;
    sorted[next[value]!] = place;
    next[value]! += 1;
  }
  return sorted;
}

/** Turn how often each value of a digit occurs into the place of its first number, the greatest value first. */
function placesFrom(counts: Uint32Array): void {
  let place = 0;
  for (let value = counts.length - 1; value >= 0; value -= 1) {
    const count = counts[value]!;
    counts[value] = place;
    place += count;
  }
}

/** Steps for each number up to which moving numbers one by one is worth it. */
const STEPS_PER_NUMBER = 2;

/** Move numbers that are almost in descending order past each other; `false` where that takes more than two steps for each. */
export function settles(sorted: Uint32Array, column: Float64Array): boolean {
  let steps = sorted.length * STEPS_PER_NUMBER;
  for (let end = 1; end < sorted.length; end += 1) {
    const place = sorted[end]!;
    let at = end;
    for (; at > 0 && column[sorted[at - 1]!]! < column[place]!; at -= 1) {
      sorted[at] = sorted[at - 1]!;
      steps -= 1;
    }
    sorted[at] = place;
    if (steps < 0) return false;
  }
  return true;
}
