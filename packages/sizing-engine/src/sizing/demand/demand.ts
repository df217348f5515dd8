import type { BitrateModel, Catalogue, Codec } from '../../catalogue/schema.ts';
import { indexOf, type CatalogueIndex } from '../../catalogue-index.ts';
import { once } from '../../derivation/once.ts';
import type { CameraRow } from '../../design/design.ts';
import { Recording } from '../../design/enumerations.ts';
import { wholeKbps } from '../../formulas/bitrate.ts';
import { windowHours } from '../../formulas/live-database.ts';
import { bufferedShare } from '../../formulas/recording.ts';
import { knownEntry } from '../../lookup.ts';
import { bitrateKbps, type RateHalf } from '../../bitrate/bitrate.ts';
import { Deals } from '../plan/deals.ts';
import { RangedSums, type SummedDemand } from './demand-sums.ts';
import { firstStreams } from './first-streams.ts';
import { GroupLoads } from './group-loads.ts';
import type { Keeping } from './keeping.ts';
import { hasBesides, hasBuffers } from './row-kinds.ts';
import { besidesOf, RowRates, type HalfRates, type StreamRates } from './stream-load.ts';
import { TierDemand } from './tier-demand.ts';

/** What a design asks of its hardware, on bare numbers. */
export interface Demand extends SummedDemand {
  readonly cameras: number;
  readonly streams: number;
  /** The live database while archiving runs, decimal TB; 0 without archiving. */
  readonly liveTb: number;
  /** How the cameras are dealt to servers, what is locked as evidence with them. */
  readonly deals: Deals;
  /** The same if every row is kept so many days longer; shorter for a negative number. */
  readonly dealsAfter: (days: number) => Deals;
  /** The same servers with what their cameras record in one day as their storage. */
  readonly dealsOfOneDay: () => Deals;
}

/** The demand at the figure itself, and what the range of the bit rates makes of it. */
export interface DemandRange {
  readonly value: Demand;
  readonly low: SummedDemand;
  readonly high: SummedDemand;
  /** Numbers of the kinds of rows there are. */
  readonly kinds: readonly number[];
  /** What a second archive makes of it; undefined where there is none. */
  readonly tiers: TierDemand | undefined;
}

/**
 * Sum what the rows of a design ask for, on bare numbers.
 *
 * Ranges of rows add up as fully correlated: a busy site is busy everywhere, which is the cautious reading.
 *
 * @param keeping - What of the settings decides how much is kept: archive runs, a second archive, what is locked as evidence.
 * @throws SizingError `unknown-entry` for ids that the catalogue does not have.
 */
export function demandOf(
  rows: readonly CameraRow[],
  { runsPerDay, tiers: second, lockedHours }: Keeping,
  catalogue: Catalogue,
): DemandRange {
  const indexed = { index: indexOf(catalogue), model: catalogue.bitrateModel };
  const window = runsPerDay === undefined ? undefined : windowHours({ runsPerDay });
  const tiers = second && new TierDemand(second, catalogue);
  const sums = new RangedSums(catalogue);
  const carrying = rowsWithBesides(rows);
  const byGroup = new GroupLoads(rows.length, { window, groomAfterDays: second?.groomAfterDays, lockedHours });
  const rates = new RowRates();
  for (const row of rows) {
    const codec = knownEntry(indexed.index.codecs, row.codec, 'codec');
    rates.set(row.recording, ratesOf(row, codec, indexed));
    const carries = carrying.has(row);
    sums.add(row, rates, { codec, carries });
    const besides = carries ? besidesOf(row.recording, row.extras, rates.share) : undefined;
    if (besides !== undefined) sums.addBesides(row, besides);
    const groomed = tiers?.add(row, { rates, codec, besides });
    byGroup.add(row, besides === undefined ? rates : together(rates, besides), groomed);
  }
  const value = sums.at('value');
  const deals = new Deals(byGroup.groups());
  const { liveTb, cameras } = deals.total;
  return {
    value: {
      ...value,
      liveTb,
      cameras,
      streams: sums.streams,
      deals,
      dealsAfter: (days) => deals.storing(byGroup.storedAfter(days)),
      dealsOfOneDay: once(() => deals.storingAsDealt(byGroup.storedPerDay())),
    },
    low: sums.at('low'),
    high: sums.at('high'),
    kinds: sums.kinds(),
    tiers,
  };
}

interface Indexed {
  readonly index: CatalogueIndex;
  readonly model: BitrateModel;
}

function ratesOf(row: CameraRow, codec: Codec, indexed: Indexed): HalfRates {
  const { recording, bitrateKbit } = row;
  let continuousKbps = 0;
  let motionKbps = 0;
  if (recording !== Recording.event) {
    const isTyped = row.continuousIsCustomBitrate;
    continuousKbps = isTyped ? bitrateKbit.continuous : calculatedKbps(row, { codec, half: 'continuous' }, indexed);
  }
  if (recording !== Recording.constant) {
    const isTyped = row.motionIsCustomBitrate;
    motionKbps = isTyped ? bitrateKbit.motion : calculatedKbps(row, { codec, half: 'motion' }, indexed);
  }
  return { continuousKbps, motionKbps, share: motionShareOf(row) };
}

function motionShareOf(row: CameraRow): number {
  const motionPercent = row.motion.motion;
  return hasBuffers(row) ? bufferedShare({ ...row.extras, motionPercent }) : motionPercent / 100;
}

const NO_ROWS: ReadonlySet<CameraRow> = new Set();

/** First streams of the groups that record sound or metadata; few designs have any. */
function rowsWithBesides(rows: readonly CameraRow[]): ReadonlySet<CameraRow> {
  if (!rows.some(hasBesides)) return NO_ROWS;
  return new Set(firstStreams(rows).flatMap((number) => (hasBesides(rows[number]!) ? [rows[number]!] : [])));
}

function together(stream: StreamRates, besides: StreamRates): StreamRates {
  return {
    peakKbps: stream.peakKbps + besides.peakKbps,
    averageKbps: stream.averageKbps + besides.averageKbps,
  };
}

function calculatedKbps(
  { fps, complexity, resolution }: CameraRow,
  { codec, half }: { readonly codec: Codec; readonly half: RateHalf },
  { index, model }: Indexed,
): number {
  const entries = {
    model,
    codec,
    complexity: knownEntry(index.complexities, complexity[half], 'complexity'),
    resolution: knownEntry(index.resolutions, resolution[half], 'resolution'),
  };
  return wholeKbps({ kbps: bitrateKbps({ fps: fps[half], half }, entries) });
}
