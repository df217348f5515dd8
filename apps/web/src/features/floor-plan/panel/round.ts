/** A number with one decimal. */
export function roundTo(value: number): number {
  return Math.round(value * 10) / 10;
}
