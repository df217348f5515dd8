import { rowsByGroup } from '../../design/camera-groups.ts';
import type { DesignInput } from '../../design/design.ts';
import { camerasOf, inMix } from '../deal/present-mix.ts';

/** What a design is asked to hold besides what it has. */
export interface More {
  /** Over all groups, in their present mix. Default: 0. */
  readonly cameras?: number;
  /** By which every recording is kept longer. Default: 0. */
  readonly days?: number;
}

/**
 * A design with more cameras, each group with its present part of them, and with every recording kept longer.
 *
 * The settings stay as they are. The design is not checked: {@link calculateProposal} refuses what is out of bounds.
 *
 * @returns A new design; rows in the order of their groups.
 * @throws Never.
 * @example
 * ```ts
 * calculateProposal(withMore(design, { cameras: 10 }), publishedCatalogue).totals.cameras.value; // 92
 * ```
 */
export function withMore(design: DesignInput, { cameras = 0, days = 0 }: More): DesignInput {
  const groups = [...rowsByGroup(design.cameras).values()];
  const rows = cameras === 0 ? design.cameras : inMix(groups, camerasOf(groups) + cameras);
  return { ...design, cameras: rows.map((row) => ({ ...row, retentionDays: row.retentionDays + days })) };
}
