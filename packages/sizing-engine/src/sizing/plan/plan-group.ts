/** Cameras of one camera group as the server plan sees them: all alike, none of which can be cut in two. */
export interface PlanGroup {
  readonly cameraGroupId: number;
  readonly cameras: number;
  /** What one camera of the group asks for. */
  readonly perCamera: CameraLoad;
}

/** What one camera asks of its server, with system overhead where it applies. */
export interface CameraLoad {
  readonly streams: number;
  /** Peak camera data, Mbit/s. */
  readonly peakMbit: number;
  /** Whole retention, decimal TB. */
  readonly storageTb: number;
  /** The window of the live database while archiving runs, decimal TB; 0 without archiving. */
  readonly liveTb: number;
}

/** What one server carries, or the greatest of each figure over several servers. */
export interface PlanLoad extends CameraLoad {
  readonly cameras: number;
}

/** The figures by which groups are ordered before they are dealt, in the order in which the orders are tried. */
const ORDER_FIGURES = ['storageTb', 'peakMbit', 'streams'] as const satisfies readonly (keyof CameraLoad)[];

/**
 * The orders in which groups are dealt: by storage, by peak rate and by streams of one camera, each descending, ties by group
 * id descending.
 *
 * An order is sorted when it is first asked for, since most designs hold under the first one.
 */
export class DealOrders {
  readonly #groups: readonly PlanGroup[];
  readonly #sorted: (readonly PlanGroup[])[] = [];

  constructor(groups: readonly PlanGroup[]) {
    this.#groups = groups;
  }

  *[Symbol.iterator](): Generator<readonly PlanGroup[], void> {
    for (const [index, figure] of ORDER_FIGURES.entries()) yield (this.#sorted[index] ??= this.#sortedBy(figure));
  }

  #sortedBy(figure: keyof CameraLoad): readonly PlanGroup[] {
    return this.#groups.toSorted(
      (a, b) => b.perCamera[figure] - a.perCamera[figure] || b.cameraGroupId - a.cameraGroupId,
    );
  }
}
