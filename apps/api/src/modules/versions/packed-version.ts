/** The state of a design to be kept. */
export interface PackedVersion {
  readonly version: number;
  readonly groups: number;
  readonly bytes: number;
  readonly content: string;
}
