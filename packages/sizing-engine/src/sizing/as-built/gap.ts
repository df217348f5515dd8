import type { Explained } from '../../derivation/explained.ts';
import { cited, type Quantity } from '../../derivation/quantity.ts';
import { spaceForDays, spaceOf } from '../../formulas/as-built.ts';
import {
  daysFromCapacity,
  daysFromRate,
  daysFromSetting,
  daysFromShare,
  daysInGroup,
  gapInDays,
  missingSpace,
  plannedSpaceOfSetting,
  rateRatio,
  rateWhileRecorded,
  shareRatio,
  spaceFromCapacity,
  spaceFromRate,
  spaceFromShare,
  spaceRatio,
} from '../../formulas/as-built-gap.ts';
import type { AsBuiltGap, AsBuiltSpaceParts } from './as-built-result.ts';
import { saying } from '../result/sayings.ts';
import type { Unit } from '../../units.ts';

/** One camera, or several: their mean and their space together. */
export interface RecordedFigures {
  readonly rateKbps: Quantity<'kbit/s'>;
  /** Undefined where the report does not tell it. */
  readonly recordedPercent: Quantity<'%'> | undefined;
  readonly days: Quantity<'day'>;
  readonly spaceTb: Quantity<'TB'>;
}

/** What is planned for one camera; a plan has every figure. */
type PlannedFigures = RecordedFigures & { readonly recordedPercent: Quantity<'%'> };

/** What a report tells of one camera, or of several. */
export interface Recorded extends RecordedFigures {
  /** How many they are; undefined for one. */
  readonly cameras: Quantity<'camera'> | undefined;
  /** Days that the setting of the recorder leaves; undefined where the report does not tell it. */
  readonly leftDays: Quantity<'day'> | undefined;
}

/** Space as quantities, so that it can be added up. */
export interface StorageQuantities {
  readonly plannedTb: Quantity<'TB'>;
  readonly usedTb: Quantity<'TB'>;
  readonly neededTb: Quantity<'TB'>;
  readonly missingTb: Quantity<'TB'>;
  readonly parts: Parts<'TB'>;
}

type Parts<U extends Unit> = {
  readonly [Cause in keyof AsBuiltSpaceParts]: Quantity<U> | Extract<AsBuiltSpaceParts[Cause], null>;
};

/** A gap and the space that goes with it. */
export interface Difference {
  readonly gap: Explained<AsBuiltGap>;
  readonly storage: StorageQuantities;
}

const UNKNOWN_SHARE = cited(saying('cited.recorded-share'), saying('field.untold-ratio'), {
  value: 1,
  unit: '1',
  origin: 'definition',
  source: saying('source.counts-with-rate'),
});

/**
 * The gap of one camera, or of several on average, and the space that goes with it.
 *
 * @param bySpace - Those of them that the recorder does not delete by the days it is set to; undefined where there are none. The rate, the
 * recorded share and the space of the others end no recordings.
 */
export function gapOf(planned: PlannedFigures, actual: Recorded, bySpace: Recorded | undefined): Difference {
  const split = bySpace === undefined ? noneOf(actual) : splitOf(planned, bySpace);
  const retentionSetting =
    actual.leftDays === undefined ? null : daysFromSetting({ left: actual.leftDays, planned: planned.days });
  return {
    gap: {
      days: gapInDays({ held: actual.days, planned: planned.days }),
      parts: { ...inGroup(split.days, actual, bySpace), retentionSetting },
    },
    storage: {
      plannedTb: spaceOfAll(planned.spaceTb, actual),
      usedTb: actual.spaceTb,
      neededTb: neededFor(planned.days, actual),
      missingTb: split.missingTb,
      parts: split.space,
    },
  };
}

/** The parts of what is left of a difference beside the retention setting. */
interface Split {
  readonly days: Parts<'day'>;
  readonly space: Parts<'TB'>;
  readonly missingTb: Quantity<'TB'>;
}

function noneOf(actual: RecordedFigures): Split {
  const recordedShare = isShareKnown(actual);
  return {
    days: { rate: NO_DAYS, recordedShare: recordedShare ? NO_DAYS : null, capacity: NO_DAYS },
    space: { rate: NO_SPACE, recordedShare: recordedShare ? NO_SPACE : null, capacity: NO_SPACE },
    missingTb: NO_SPACE,
  };
}

const [NO_DAYS, NO_SPACE] = [none('day'), none('TB')];

function none<const U extends Unit>(unit: U): Quantity<U> {
  return cited(saying('cited.retention-setting'), saying('field.other-causes'), {
    value: 0,
    unit,
    origin: 'definition',
    source: saying('source.deleted-by-age'),
  });
}

/** The planned days, or the fewer that are set, beside the days held. */
function splitOf(planned: PlannedFigures, bySpace: Recorded): Split {
  const { leftDays: left } = bySpace;
  const days = left ?? planned.days;
  const space = spaceOfAll(
    left === undefined
      ? planned.spaceTb
      : plannedSpaceOfSetting({ space: planned.spaceTb, left, planned: planned.days }),
    bySpace,
  );
  const { rate, share } = ratiosOf(planned, bySpace);
  const of = { planned: days, rate, share, space: spaceRatio({ actual: bySpace.spaceTb, planned: space }) };
  const inSpace = { planned: space, rate, share };
  const isKnown = isShareKnown(bySpace);
  return {
    days: {
      rate: daysFromRate(of),
      recordedShare: isKnown ? daysFromShare(of) : null,
      capacity: daysFromCapacity(of),
    },
    space: {
      rate: spaceFromRate(inSpace),
      recordedShare: isKnown ? spaceFromShare(inSpace) : null,
      capacity: spaceFromCapacity({ planned: space, used: bySpace.spaceTb }),
    },
    missingTb: missingSpace({ needed: neededFor(days, bySpace), used: bySpace.spaceTb }),
  };
}

/** A recorded share of 0 gives no rate: the recordings are older than the week that the share covers. */
function isShareKnown({ recordedPercent }: RecordedFigures): boolean {
  return recordedPercent !== undefined && recordedPercent.value > 0;
}

/** How actual rates and shares relate to planned ones. */
function ratiosOf(planned: PlannedFigures, actual: RecordedFigures): Record<'rate' | 'share', Quantity<'1'>> {
  const { recordedPercent } = actual;
  if (recordedPercent === undefined || !isShareKnown(actual)) {
    return { rate: rateRatio({ actual: actual.rateKbps, planned: planned.rateKbps }), share: UNKNOWN_SHARE };
  }
  return {
    rate: rateRatio({
      actual: rateWhileRecorded({ kbps: actual.rateKbps, recordedPercent }),
      planned: rateWhileRecorded({ kbps: planned.rateKbps, recordedPercent: planned.recordedPercent }),
    }),
    share: shareRatio({ actual: recordedPercent, planned: planned.recordedPercent }),
  };
}

/** Parts of some cameras of a group as parts of the group; as they are where all of its cameras have them. */
function inGroup(parts: Parts<'day'>, group: Recorded, some: Recorded | undefined): Parts<'day'> {
  if (some?.cameras === undefined || group.cameras === undefined || some.cameras === group.cameras) return parts;
  const weights = {
    kbps: some.rateKbps,
    cameras: some.cameras,
    groupKbps: group.rateKbps,
    groupCameras: group.cameras,
  };
  const { rate, recordedShare, capacity } = parts;
  return {
    rate: daysInGroup({ days: rate, ...weights }),
    recordedShare: recordedShare && daysInGroup({ days: recordedShare, ...weights }),
    capacity: daysInGroup({ days: capacity, ...weights }),
  };
}

function spaceOfAll(each: Quantity<'TB'>, { cameras }: Recorded): Quantity<'TB'> {
  return cameras === undefined ? each : spaceOf({ each, cameras });
}

function neededFor(days: Quantity<'day'>, recorded: Recorded): Quantity<'TB'> {
  return spaceOfAll(spaceForDays({ kbps: recorded.rateKbps, days }), recorded);
}
