/** Most whole days up to some that hold, where fewer days hold whenever more do; 0 where none does. */
export function mostDays(holds: (days: number) => boolean, upTo: number): number {
  if (holds(upTo)) return upTo;
  let held = 0;
  let tooMany = upTo;
  while (tooMany - held > 1) {
    const middle = Math.floor((held + tooMany) / 2);
    if (holds(middle)) held = middle;
    else tooMany = middle;
  }
  return held;
}
