/** What one camera asks of its server, with system overhead where it applies. */
export interface CameraLoad {
  readonly streams: number;
  /** Peak camera data, Mbit/s. */
  readonly peakMbit: number;
  /** Whole retention and what is locked as evidence, decimal TB. */
  readonly storageTb: number;
  /** The window of the live database while archiving runs, decimal TB; 0 without archiving. */
  readonly liveTb: number;
}

/** What one server carries, or the greatest of each figure over several servers. */
export interface PlanLoad extends CameraLoad {
  readonly cameras: number;
}

/** A figure that cameras ask of their server. */
export type Figure = keyof CameraLoad;

/** All figures. */
export const FIGURES = ['streams', 'peakMbit', 'storageTb', 'liveTb'] as const satisfies readonly Figure[];

/** Cameras of one camera group as the server plan sees them: all alike, none of which can be cut in two. */
export interface PlanGroup {
  readonly cameraGroupId: number;
  /** What one camera of the group asks for. */
  readonly perCamera: CameraLoad;
}

/**
 * All camera groups of a design as columns, since every edit sizes, and designs have thousands of groups: place `g` of each
 * column is that of group number `g`.
 */
export interface PlanGroups {
  readonly ids: ArrayLike<number>;
  readonly cameras: Float64Array;
  /** What one camera of each group asks for. */
  readonly perCamera: Readonly<Record<Figure, Float64Array>>;
  /** What of its storage is locked as evidence, decimal TB; left out where nothing is. */
  readonly locked?: Float64Array;
  /** The greatest part of the data rate of a camera that is moved to a second archive and written there; 0 where nothing is. */
  readonly groomedShare: number;
}

/** One group of the columns. */
export function groupAt({ ids, perCamera }: PlanGroups, number: number): PlanGroup {
  const figure = (of: Figure): number => perCamera[of][number]!;
  return {
    cameraGroupId: ids[number]!,
    perCamera: {
      streams: figure('streams'),
      peakMbit: figure('peakMbit'),
      storageTb: figure('storageTb'),
      liveTb: figure('liveTb'),
    },
  };
}

/** What all cameras of the groups ask for together. */
export function totalLoad({ cameras, perCamera }: PlanGroups): PlanLoad {
  const total = { cameras: 0, streams: 0, peakMbit: 0, storageTb: 0, liveTb: 0 };
  for (let group = 0; group < cameras.length; group += 1) {
    const count = cameras[group]!;
    total.cameras += count;
    total.streams += count * perCamera.streams[group]!;
    total.peakMbit += count * perCamera.peakMbit[group]!;
    total.storageTb += count * perCamera.storageTb[group]!;
    total.liveTb += count * perCamera.liveTb[group]!;
  }
  return total;
}

/** The number of the group whose single camera asks the most of a figure; the first of equals. */
export function groupWithMost({ perCamera }: PlanGroups, figure: Figure): number {
  const column = perCamera[figure];
  let most = 0;
  for (let group = 1; group < column.length; group += 1) if (column[group]! > column[most]!) most = group;
  return most;
}
