/** Counts requests for all processes on one database together. */
export interface RequestCounts {
  /**
   * Count requests of a user in the window that ends then.
   *
   * @param user - Identifies the user without revealing who it is.
   * @param windowEndMs - Milliseconds since 1970; what was counted in an earlier window is forgotten.
   * @returns How many have been counted in the window, these included.
   */
  readonly take: (user: string, windowEndMs: number, requests: number) => Promise<number>;
}
