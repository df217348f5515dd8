/** How far an action on several items is. */
export interface Progress {
  readonly done: number;
  readonly total: number;
}
