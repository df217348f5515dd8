import type { BitrateModel, Catalogue, Codec } from '../../catalogue/schema.ts';
import { indexOf, type CatalogueIndex } from '../../catalogue-index.ts';
import { once } from '../../derivation/once.ts';
import type { CameraRow } from '../../design/design.ts';
import { Recording } from '../../design/enumerations.ts';
import { wholeKbps } from '../../formulas/bitrate.ts';
import { windowHours } from '../../formulas/live-database.ts';
import { knownEntry } from '../../lookup.ts';
import { firstOf, rowsByGroup } from '../../design/camera-groups.ts';
import { bitrateKbps, type RateHalf } from '../../bitrate/bitrate.ts';
import { Deals } from '../plan/deals.ts';
import { RangedSums, type SummedDemand } from './demand-sums.ts';
import { GroupLoads } from './group-loads.ts';
import { RowRates, type HalfRates } from './stream-load.ts';

/** What a design asks of its hardware, on bare numbers. */
export interface Demand extends SummedDemand {
  readonly cameras: number;
  readonly streams: number;
  /** The live database while archiving runs, decimal TB; 0 without archiving. */
  readonly liveTb: number;
  /** How the cameras are dealt to servers. */
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
}

/**
 * Sum what the rows of a design ask for, on bare numbers.
 *
 * Ranges of rows add up as fully correlated: a busy site is busy everywhere, which is the cautious reading.
 *
 * @param runsPerDay - Archive runs a day, which decide the window that the live database must hold; undefined without
 * archiving, where there is no window.
 * @throws SizingError `unknown-entry` for ids that the catalogue does not have.
 */
export function demandOf(
  rows: readonly CameraRow[],
  runsPerDay: number | undefined,
  catalogue: Catalogue,
): DemandRange {
  const indexed = { index: indexOf(catalogue), model: catalogue.bitrateModel };
  const window = runsPerDay === undefined ? undefined : windowHours({ runsPerDay });
  const sums = new RangedSums(indexed.model);
  const byGroup = new GroupLoads(rows.length, window);
  const rates = new RowRates();
  for (const row of rows) {
    const codec = knownEntry(indexed.index.codecs, row.codec, 'codec');
    rates.set(row.recording, ratesOf(row, codec, indexed));
    sums.add(row, rates, codec);
    byGroup.add(row, rates);
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
  return { continuousKbps, motionKbps, share: row.motion.motion / 100 };
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

/** Numbers of the rows that are the first stream of their group. */
export function firstStreams(rows: readonly CameraRow[]): readonly number[] {
  return firstStreamsInOrder(rows) ?? firstStreamsInAnyOrder(rows);
}

/** The usual order, groups descending and streams ascending, needs no look-up; undefined for any other. */
function firstStreamsInOrder(rows: readonly CameraRow[]): readonly number[] | undefined {
  const numbers: number[] = [];
  let last: CameraRow | undefined;
  for (let number = 0; number < rows.length; number += 1) {
    const row = rows[number]!;
    if (last === undefined || row.cameraGroupId < last.cameraGroupId) numbers.push(number);
    else if (row.cameraGroupId !== last.cameraGroupId || row.streamId < last.streamId) return undefined;
    last = row;
  }
  return numbers;
}

function firstStreamsInAnyOrder(rows: readonly CameraRow[]): readonly number[] {
  const firsts = new Set([...rowsByGroup(rows).values()].map((group) => firstOf(group)));
  return rows.flatMap((row, number) => (firsts.has(row) ? [number] : []));
}
