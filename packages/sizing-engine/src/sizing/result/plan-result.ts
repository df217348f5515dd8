/** Cameras of one group on one server. */
export interface PlannedCameras {
  readonly cameraGroupId: number;
  readonly cameras: number;
}

/** Servers that have the same cameras. Figures are those of each, with system overhead where it applies. */
export interface PlannedServer {
  /** Servers that are alike. */
  readonly count: number;
  readonly cameras: number;
  readonly cameraStreams: number;
  readonly peakMbit: number;
  /** Whole retention, in both archives where there is a second one, and what is locked as evidence, decimal TB. */
  readonly storageTb: number;
  /** Live database while archiving runs, decimal TB; 0 without archiving. */
  readonly liveTb: number;
  /** By how much its recordings grow in a day until the oldest are deleted, decimal TB a day. */
  readonly dailyTb: number;
  readonly groups: readonly PlannedCameras[];
}

/** Which cameras record on which server. */
export interface ServerPlan {
  /** Whether no plan can have fewer servers. */
  readonly provenLeast: boolean;
  /** Fewest servers that the totals leave possible. */
  readonly lowerBound: number;
  /** Null above 200 entries, unless the caller asks for all. */
  readonly servers: readonly PlannedServer[] | null;
}
