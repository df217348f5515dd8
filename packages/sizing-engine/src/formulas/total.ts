/** The sum of some terms, in their order. */
export function total(terms: readonly number[]): number {
  let sum = 0;
  for (const term of terms) sum += term;
  return sum;
}
