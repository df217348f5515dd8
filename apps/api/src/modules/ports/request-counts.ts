/** Counts requests for all processes on one database together. */
export interface RequestCounts {
  /**
   * Count requests of a user in the window that ends then.
   *
   * @param user - Identifies the user without revealing who it is.
   * @param windowEndMs - Milliseconds since 1970; counts of earlier windows are dropped.
   * @returns The count of the window, these requests included.
   */
  readonly take: (user: string, windowEndMs: number, requests: number) => Promise<number>;
}
