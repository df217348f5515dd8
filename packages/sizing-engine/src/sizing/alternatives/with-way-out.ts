import { loweredRate } from '../../design/row-fields.ts';
import { rowsByGroup } from '../../design/camera-groups.ts';
import type { CameraRowInput, DesignInput } from '../../design/design.ts';
import { inMix } from '../deal/present-mix.ts';
import type { LessRecorded, SettingChanges } from '../result/sayings.ts';
import { applyAlternative } from './apply-alternative.ts';

/** The part of a way out that changes a design. */
export interface TakenWay {
  readonly settings: SettingChanges | null;
  readonly recorded?: LessRecorded | undefined;
}

/**
 * A design with a way out of `answer.failed` taken: settings, retentions in days, cameras, or bit rates in kbit/s.
 *
 * Groups that keep no camera are left out. The design is not checked: {@link calculateProposal} refuses what is out of bounds.
 *
 * @param way - One of the ways of a failed answer of this design.
 * @returns A new design; the same cameras and settings where the way changes neither.
 * @throws SizingError `out-of-domain` for settings that give nothing.
 * @example
 * ```ts
 * const [way] = calculateProposal(design, catalogue).answer.failed!.ways;
 * calculateProposal(withWayOut(design, way!), catalogue).calculationSuccess; // true
 * ```
 */
export function withWayOut<D extends DesignInput>(design: D, { settings, recorded }: TakenWay): D {
  const { fewerDays = 0, cameras, ratePercent, settings: besides = null } = recorded ?? {};
  const changes = settings ?? besides;
  const mixed = cameras === undefined ? design.cameras : inMix([...rowsByGroup(design.cameras).values()], cameras);
  const rows = mixed.map((row) => withLess(row, fewerDays, ratePercent));
  const serverSettings =
    changes === null ? design.serverSettings : applyAlternative(design.serverSettings, { settings: changes });
  return { ...design, cameras: recorded ? rows : design.cameras, serverSettings };
}

/** The rates of a row count as typed once they are lowered. */
function withLess<R extends CameraRowInput>(row: R, fewerDays: number, ratePercent: number | undefined): R {
  const kept = { ...row, retentionDays: row.retentionDays - fewerDays };
  if (ratePercent === undefined) return kept;
  const { continuous, motion } = row.bitrateKbit;
  return {
    ...kept,
    bitrateKbit: { continuous: loweredRate(continuous, ratePercent), motion: loweredRate(motion, ratePercent) },
    continuousIsCustomBitrate: continuous > 0 || row.continuousIsCustomBitrate,
    motionIsCustomBitrate: motion > 0 || row.motionIsCustomBitrate,
  };
}
