/** What cameras show of a person: a planning estimate, no ruling of compliance. */

/** What would make cameras show what they are to show, with what it costs the whole group. */
export interface CoverageCure {
  readonly kind: 'lens' | 'resolution' | 'distance' | 'tilt';
  /** Degrees, a resolution id, or metres. */
  readonly value: number;
  readonly unit: 'degree' | 'id' | 'm';
  /** Peak rate, kbit/s. */
  readonly addedKbps: number;
  /** Decimal TB. */
  readonly addedTb: number;
}

/** What the cameras of a group show. */
export interface CoverageResult {
  readonly cameraGroupId: number;
  readonly hfovDeg: number;
  readonly vfovDeg: number;
  /** Whether an angle is above 90 degrees: a real lens shows more in the middle and less at the edge. */
  readonly approximate: boolean;
  /** How far along the ground each level reaches; null where it does not reach what is looked at. */
  readonly reach: readonly { readonly level: string; readonly groundM: number | null }[];
  /** Null where the tilt is not known. */
  readonly nearestM: number | null;
  /** Null where there is no end, and where the tilt is not known. */
  readonly farthestM: number | null;
  /** Null where nobody says what the cameras are to show. */
  readonly required: {
    readonly level: string;
    readonly distanceM: number;
    /** Pixels a metre. */
    readonly density: number;
    readonly met: boolean;
  } | null;
  readonly cures: readonly CoverageCure[];
  readonly notes: readonly 'face-angle'[];
}
