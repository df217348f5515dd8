import type { Explained } from '../../derivation/explained.ts';
import { cited, type Quantity } from '../../derivation/quantity.ts';
import { spaceForDays, spaceOf } from '../../formulas/as-built.ts';
import {
  daysFromCapacity,
  daysFromRate,
  daysFromShare,
  gapInDays,
  missingSpace,
  rateRatio,
  rateWhileRecorded,
  shareRatio,
  spaceFromCapacity,
  spaceFromRate,
  spaceFromShare,
  spaceRatio,
} from '../../formulas/as-built-gap.ts';
import type { AsBuiltGap, AsBuiltParts } from './as-built-result.ts';
import { saying } from '../result/sayings.ts';

/** One camera, or several: their mean and their space together. */
export interface RecordedFigures {
  readonly rateKbps: Quantity<'kbit/s'>;
  /** Undefined where the report does not tell it. */
  readonly recordedPercent: Quantity<'%'> | undefined;
  readonly days: Quantity<'day'>;
  readonly spaceTb: Quantity<'TB'>;
}

/** What is planned for the same cameras; a plan has every figure. */
export type PlannedFigures = RecordedFigures & { readonly recordedPercent: Quantity<'%'> };

/** Space as quantities, so that it can be added up. */
export interface StorageQuantities {
  readonly plannedTb: Quantity<'TB'>;
  readonly usedTb: Quantity<'TB'>;
  readonly neededTb: Quantity<'TB'>;
  readonly missingTb: Quantity<'TB'>;
  readonly parts: {
    readonly rate: Quantity<'TB'>;
    readonly recordedShare: Quantity<'TB'> | null;
    readonly capacity: Quantity<'TB'>;
  };
}

/** A gap and the space that goes with it. */
export interface Difference {
  readonly gap: Explained<AsBuiltGap>;
  readonly storage: StorageQuantities;
}

/** How actual figures relate to planned ones. */
interface Ratios {
  readonly rate: Quantity<'1'>;
  readonly share: Quantity<'1'>;
  readonly space: Quantity<'1'>;
  readonly isShareKnown: boolean;
}

const UNKNOWN_SHARE = cited(saying('cited.recorded-share'), saying('field.untold-ratio'), {
  value: 1,
  unit: '1',
  origin: 'definition',
  source: 'the share then counts with the rate',
});

/**
 * The gap of one camera, or of several on average, and the space that goes with it.
 *
 * @param cameras - How many they are; undefined for one.
 */
export function gapOf(planned: PlannedFigures, actual: RecordedFigures, cameras?: Quantity<'camera'>): Difference {
  const ratios = ratiosOf(planned, actual);
  const each = spaceForDays({ kbps: actual.rateKbps, days: planned.days });
  const needed = cameras === undefined ? each : spaceOf({ each, cameras });
  const space = { planned: planned.spaceTb, used: actual.spaceTb, needed };
  return { gap: daysOf(planned, actual, ratios), storage: storageOf(space, ratios) };
}

/** A recorded share of 0 gives no rate: the recordings are older than the week that the share covers. */
function ratiosOf(planned: PlannedFigures, actual: RecordedFigures): Ratios {
  const space = spaceRatio({ actual: actual.spaceTb, planned: planned.spaceTb });
  const { recordedPercent } = actual;
  if (recordedPercent === undefined || recordedPercent.value === 0) {
    const rate = rateRatio({ actual: actual.rateKbps, planned: planned.rateKbps });
    return { rate, share: UNKNOWN_SHARE, space, isShareKnown: false };
  }
  return {
    rate: rateRatio({
      actual: rateWhileRecorded({ kbps: actual.rateKbps, recordedPercent }),
      planned: rateWhileRecorded({ kbps: planned.rateKbps, recordedPercent: planned.recordedPercent }),
    }),
    share: shareRatio({ actual: recordedPercent, planned: planned.recordedPercent }),
    space,
    isShareKnown: true,
  };
}

function daysOf(
  { days: planned }: PlannedFigures,
  { days: held }: RecordedFigures,
  { rate, share, space, isShareKnown }: Ratios,
): Explained<AsBuiltGap> {
  const inputs = { planned, rate, share, space };
  const parts: Explained<AsBuiltParts> = {
    rate: daysFromRate(inputs),
    recordedShare: isShareKnown ? daysFromShare(inputs) : null,
    capacity: daysFromCapacity(inputs),
  };
  return { days: gapInDays({ held, planned }), parts };
}

function storageOf(
  { planned, used, needed }: Readonly<Record<'planned' | 'used' | 'needed', Quantity<'TB'>>>,
  { rate, share, isShareKnown }: Ratios,
): StorageQuantities {
  return {
    plannedTb: planned,
    usedTb: used,
    neededTb: needed,
    missingTb: missingSpace({ needed, used }),
    parts: {
      rate: spaceFromRate({ planned, rate, share }),
      recordedShare: isShareKnown ? spaceFromShare({ planned, rate, share }) : null,
      capacity: spaceFromCapacity({ planned, used }),
    },
  };
}
