import type { Catalogue } from '../../catalogue/schema.ts';
import { isMeasuredFps, rateRanges } from '../../bitrate/bitrate.ts';
import { indexOf } from '../../checks/catalogue-index.ts';
import { knownEntry } from '../../checks/lookup.ts';
import { once } from '../../derivation/once.ts';
import { isCustom, ofHalf, type Half } from '../../design/camera-row.ts';
import type { CameraRow } from '../../design/design.ts';
import { isRecorded } from '../../design/recording-mode.ts';
import { windowHours } from '../../formulas/live-database.ts';
import { Deals } from '../deal/deals.ts';
import type { DemandRange } from './demand.ts';
import { RangedSums, type RatesAt } from './demand-sums.ts';
import { firstStreams } from './first-streams.ts';
import { GroupLoads, type RowAverages } from './group-loads.ts';
import type { Keeping } from './keeping.ts';
import { hasBesides, kindOf } from './row-kinds.ts';
import { besidesOf, motionShareOf, streamRatesAt, streamRatesOf, type StreamRates } from './stream-rates.ts';
import { TierDemand } from './tier-demand.ts';

/**
 * Sum what the settled rows of a design ask for, on bare numbers.
 *
 * Ranges of rows add up as fully correlated: a busy site is busy everywhere, which is the cautious reading.
 *
 * @param keeping - What of the settings decides how much is kept: archive runs, a second archive, what is locked as evidence.
 * @throws SizingError `unknown-entry` for ids that the catalogue does not have.
 */
export function demandOf(
  rows: readonly CameraRow[],
  { runsPerDay, tiers, lockedHours }: Keeping,
  catalogue: Catalogue,
): DemandRange {
  const ranges = rateRanges(catalogue);
  const ratesAt: RatesAt = (row, kind, end) => streamRatesAt(row, end, { kind, ranges, catalogue });
  const sums = new RangedSums(catalogue, ratesAt);
  const tierDemand = tiers && new TierDemand(tiers, { catalogue, ratesAt });
  const window = runsPerDay === undefined ? undefined : windowHours({ runsPerDay });
  const groups = new GroupLoads(rows.length, { window, groomAfterDays: tiers?.groomAfterDays, lockedHours });
  let isExtrapolated = false;
  let hasViews = false;
  const known = factsOfRows(rows, catalogue);
  rows.forEach((row, number) => {
    const rates = streamRatesOf(row);
    const { codec, besides, kind } = known(row, number);
    sums.add(row, rates, kind);
    if (besides !== undefined) sums.addBesides(row, besides);
    const groomed = tierDemand?.add(row, { rates, kind, besides });
    groups.add(row, besides === undefined ? rates : together(rates, besides), groomed);
    hasViews ||= row.optics !== null || row.purpose !== null;
    isExtrapolated ||= codec !== 'mjpeg' && hasExtrapolatedRate(row, catalogue);
  });
  const averagesAtHigh = (number: number): RowAverages => {
    const row = rows[number]!;
    const { besides, kind } = known(row, number);
    const video = ratesAt(row, kind, 'high');
    const groomed = tierDemand?.kept(row, video) ?? video;
    const besidesKbps = besides?.averageKbps ?? 0;
    return { averageKbps: video.averageKbps + besidesKbps, reducedKbps: groomed.averageKbps + besidesKbps };
  };
  const deals = new Deals(groups.groups());
  const { liveTb, cameras } = deals.total;
  return {
    value: {
      ...sums.at('value'),
      liveTb,
      cameras,
      streams: sums.streams,
      deals,
      dealsAfter: (days) => deals.storing(groups.storedAfter(days)),
      dealsOfOneDay: once(() => deals.storingAsDealt(groups.storedPerDay())),
      classesPerDay: once(() => groups.classesPerDay()),
    },
    low: sums.at('low'),
    high: { ...sums.at('high'), classesPerDay: once(() => groups.classesPerDay(averagesAtHigh)) },
    kinds: sums.kinds(),
    tiers: tierDemand,
    rows: {
      retentionDays: groups.retentionDays,
      deviceLicences: groups.deviceLicences,
      isExtrapolated,
      hasViews,
    },
  };
}

/** Tells of each row, by its number, what follows from the catalogue and the other rows. */
function factsOfRows(rows: readonly CameraRow[], catalogue: Catalogue) {
  const { codecs } = indexOf(catalogue);
  const firsts = once(() => new Set(firstStreams(rows)));
  return (row: CameraRow, number: number) => {
    const codec = knownEntry(codecs, row.codec, 'codec').kind;
    const carriesBesides = hasBesides(row) && firsts().has(number);
    const besides = carriesBesides ? besidesOf(row.recording, row.extras, motionShareOf(row)) : undefined;
    return { codec, besides, kind: kindOf(row, { codec, carriesBesides }, catalogue) };
  };
}

/** Whether a recorded half of a row has a calculated rate at a frame rate that was not measured. */
function hasExtrapolatedRate(row: CameraRow, { bitrateModel }: Catalogue): boolean {
  const isExtrapolated = (half: Half): boolean =>
    !isCustom(row, half) && !isMeasuredFps(ofHalf(row.fps, half), bitrateModel);
  return (
    (isRecorded(row, 'continuous') && isExtrapolated('continuous')) ||
    (isRecorded(row, 'motion') && isExtrapolated('motion'))
  );
}

function together(stream: StreamRates, besides: StreamRates): StreamRates {
  return {
    peakKbps: stream.peakKbps + besides.peakKbps,
    averageKbps: stream.averageKbps + besides.averageKbps,
  };
}
