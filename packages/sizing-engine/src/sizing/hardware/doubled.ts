/**
 * Whether another number of servers is another design, rather than a step from this one: twice as many of several. A second server is
 * the next step of a design that has one.
 */
export function isDoubled({ before, after }: { readonly before: number; readonly after: number }): boolean {
  return before > 1 && after >= 2 * before;
}
