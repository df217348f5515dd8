/** Whether a change is enough; whatever is more than enough is enough. */
type IsEnough = (change: number) => boolean;

/** The smallest change from 1 to `most` that is enough. `most` is tried first: if it is not enough, nothing else is tried. */
export function smallest(most: number, isEnough: IsEnough): number | undefined {
  return most < 1 || !isEnough(most) ? undefined : halved(0, most, isEnough);
}

/** The smallest change from 1 to `most` that is enough, looked for near 1: in doubled steps, then by halving. */
export function nearest(most: number, isEnough: IsEnough): number | undefined {
  let tooLittle = 0;
  while (tooLittle < most) {
    const change = Math.min(most, tooLittle * 2 || 1);
    if (isEnough(change)) return halved(tooLittle, change, isEnough);
    tooLittle = change;
  }
  return undefined;
}

function halved(tooLittle: number, enough: number, isEnough: IsEnough): number {
  if (enough - tooLittle <= 1) return enough;
  const middle = Math.floor((tooLittle + enough) / 2);
  return isEnough(middle) ? halved(tooLittle, middle, isEnough) : halved(middle, enough, isEnough);
}

/** Most whole days or hours up to some that hold, where fewer hold whenever more do; 0 where none does. */
export function mostUpTo(upTo: number, holds: (count: number) => boolean): number {
  return (smallest(upTo, (count) => !holds(count)) ?? upTo + 1) - 1;
}
