import type { Catalogue } from '../../catalogue/schema.ts';
import { isMeasuredFps, rateRanges } from '../../bitrate/bitrate.ts';
import { indexOf } from '../../checks/catalogue-index.ts';
import { knownEntry } from '../../checks/lookup.ts';
import { once } from '../../derivation/once.ts';
import { isCustom, type Half } from '../../design/camera-row.ts';
import type { CameraRow } from '../../design/design.ts';
import { Recording } from '../../design/enumerations.ts';
import { windowHours } from '../../formulas/live-database.ts';
import { Deals } from '../deal/deals.ts';
import type { DemandRange } from './demand.ts';
import { RangedSums, type RatesAt } from './demand-sums.ts';
import { firstStreams } from './first-streams.ts';
import { GroupLoads } from './group-loads.ts';
import type { Keeping } from './keeping.ts';
import { hasBesides, kindOf } from './row-kinds.ts';
import { besidesOf, streamRatesAt, streamRatesOf, type StreamRates } from './stream-rates.ts';
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
  const { codecs } = indexOf(catalogue);
  const ranges = rateRanges(catalogue);
  const ratesAt: RatesAt = (row, kind, end) => streamRatesAt(row, end, { kind, ranges, catalogue });
  const sums = new RangedSums(catalogue, ratesAt);
  const tierDemand = tiers && new TierDemand(tiers, { catalogue, ratesAt });
  const window = runsPerDay === undefined ? undefined : windowHours({ runsPerDay });
  const groups = new GroupLoads(rows.length, { window, groomAfterDays: tiers?.groomAfterDays, lockedHours });
  const firsts = once(() => new Set(firstStreams(rows)));
  let isExtrapolated = false;
  for (const [number, row] of rows.entries()) {
    const codec = knownEntry(codecs, row.codec, 'codec');
    const rates = streamRatesOf(row);
    const carriesBesides = hasBesides(row) && firsts().has(number);
    const besides = carriesBesides ? besidesOf(row.recording, row.extras, rates.share) : undefined;
    const kind = kindOf(row, { codec: codec.kind, carriesBesides }, catalogue);
    sums.add(row, rates, kind);
    if (besides !== undefined) sums.addBesides(row, besides);
    const groomed = tierDemand?.add(row, { rates, kind, besides });
    groups.add(row, besides === undefined ? rates : together(rates, besides), groomed);
    if (codec.kind !== 'mjpeg' && hasExtrapolatedRate(row, catalogue)) isExtrapolated = true;
  }
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
    high: sums.at('high'),
    kinds: sums.kinds(),
    tiers: tierDemand,
    rows: {
      retentionDays: groups.retentionDays,
      deviceLicences: groups.deviceLicences,
      isExtrapolated,
    },
  };
}

/** Whether a recorded half of a row has a calculated rate at a frame rate that was not measured. */
function hasExtrapolatedRate(row: CameraRow, { bitrateModel }: Catalogue): boolean {
  const isExtrapolated = (half: Half): boolean => !isCustom(row, half) && !isMeasuredFps(row.fps[half], bitrateModel);
  return (
    (row.recording !== Recording.event && isExtrapolated('continuous')) ||
    (row.recording !== Recording.constant && isExtrapolated('motion'))
  );
}

function together(stream: StreamRates, besides: StreamRates): StreamRates {
  return {
    peakKbps: stream.peakKbps + besides.peakKbps,
    averageKbps: stream.averageKbps + besides.averageKbps,
  };
}
