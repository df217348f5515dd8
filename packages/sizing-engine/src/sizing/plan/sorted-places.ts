/** Numbers of a column as words of 32 bits, the lower word of each number first. */
const WORDS = Float64Array.BYTES_PER_ELEMENT / Uint32Array.BYTES_PER_ELEMENT;
const LOWER = 0;
const UPPER = 1;

/** Digits that a word is sorted by, from the last one up: how many bits stand after each. */
const DIGITS = [0, 11, 22] as const;
const DIGIT_VALUES = 2048;
const LAST_VALUE = DIGIT_VALUES - 1;

/** Below so many places a comparison function is quicker than counting digits. */
const FEW = 200;

/**
 * Places of a column in descending order of its numbers; equal ones stay in the order in which they came.
 *
 * Every edit sorts thousands of groups, and a comparison function would be called a hundred thousand times for them. Numbers
 * of at least 0 stand in the order of their bits, so they are sorted digit by digit, from the last one up. The upper half of
 * their bits alone leaves few numbers to be moved past each other; where it leaves many, the lower half is sorted first.
 *
 * @param start - All places of the column, in the order in which they come.
 * @param column - Numbers of at least 0.
 */
export function sortedDescending(start: Uint32Array, column: Float64Array): Uint32Array {
  if (start.length < FEW) return start.toSorted((a, b) => column[b]! - column[a]!);
  const words = new Uint32Array(column.buffer, column.byteOffset, column.length * WORDS);
  const sorted = sortedByWord(start, words, UPPER);
  return settles(sorted, column) ? sorted : sortedByWord(sortedByWord(start, words, LOWER), words, UPPER);
}

function sortedByWord(start: Uint32Array, words: Uint32Array, word: number): Uint32Array {
  const counts = countsOf(words, word);
  let from = start;
  let to: Uint32Array = new Uint32Array(start.length);
  for (const [digit, shift] of DIGITS.entries()) {
    const next = counts.subarray(digit * DIGIT_VALUES, (digit + 1) * DIGIT_VALUES);
    placesFrom(next);
    for (let at = 0; at < from.length; at += 1) {
      const place = from[at]!;
      const value = (words[place * WORDS + word]! >>> shift) & LAST_VALUE;
      to[next[value]!] = place;
      next[value]! += 1;
    }
    [from, to] = [to, from === start ? new Uint32Array(start.length) : from];
  }
  return from;
}

/** How often each value of each digit occurs, the values of a digit side by side. */
function countsOf(words: Uint32Array, word: number): Uint32Array {
  const counts = new Uint32Array(DIGITS.length * DIGIT_VALUES);
  for (let at = word; at < words.length; at += WORDS) {
    const number = words[at]!;
    counts[number & LAST_VALUE]! += 1;
    counts[DIGIT_VALUES + ((number >>> DIGITS[1]) & LAST_VALUE)]! += 1;
    counts[2 * DIGIT_VALUES + (number >>> DIGITS[2])]! += 1;
  }
  return counts;
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

/** Move numbers that are almost in descending order past each other; `false` where too many are not. */
function settles(sorted: Uint32Array, column: Float64Array): boolean {
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
