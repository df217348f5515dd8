/** Cables of the cameras of a group that are on the plan of their closet. */
export interface CableRun {
  readonly cameraGroupId: number;
  /** Cameras whose length is known. */
  readonly cameras: number;
  /** Of all of them together, m. */
  readonly metres: number;
  readonly longestM: number;
}
