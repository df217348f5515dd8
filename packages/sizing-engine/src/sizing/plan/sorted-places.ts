const BYTES = Float64Array.BYTES_PER_ELEMENT;
const DIGITS = 256;

/** Below so many places a comparison function is quicker than counting digits. */
const FEW = 200;

/**
 * Places of a column in descending order of its numbers; equal ones stay in the order in which they came.
 *
 * Every edit sorts thousands of groups, and a comparison function would be called a hundred thousand times for them. Numbers
 * of at least 0 stand in the order of their bits, so they are sorted byte by byte, from the last one up.
 *
 * @param start - The places in the order in which they come.
 * @param column - Numbers of at least 0.
 */
export function sortedDescending(start: Uint32Array, column: Float64Array): Uint32Array {
  if (start.length < FEW) return start.toSorted((a, b) => column[b]! - column[a]!);
  const bytes = new Uint8Array(column.buffer, column.byteOffset, column.byteLength);
  let sorted = start.slice();
  let next = new Uint32Array(start.length);
  for (let byte = 0; byte < BYTES; byte += 1) {
    const ends = endsOfDigits(bytes, byte);
    if (ends[bytes[byte]!] === start.length && ends[bytes[byte]! + 1] === 0) continue;
    for (let at = sorted.length - 1; at >= 0; at -= 1) {
      const place = sorted[at]!;
      const digit = bytes[place * BYTES + byte]!;
      ends[digit]! -= 1;
      next[ends[digit]!] = place;
    }
    [sorted, next] = [next, sorted];
  }
  return sorted;
}

/** For each digit how many numbers have it or a greater one at a byte: where they end in descending order. */
function endsOfDigits(bytes: Uint8Array, byte: number): Uint32Array {
  const ends = new Uint32Array(DIGITS + 1);
  for (let at = byte; at < bytes.length; at += BYTES) ends[bytes[at]!]! += 1;
  for (let digit = DIGITS - 1; digit >= 0; digit -= 1) ends[digit]! += ends[digit + 1]!;
  return ends;
}
