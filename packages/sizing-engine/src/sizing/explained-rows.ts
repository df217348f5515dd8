import type { Catalogue } from '../catalogue/schema.ts';
import { given, sharedCitations, type Cite, type Quantity } from '../derivation/quantity.ts';
import type { CameraRow } from '../design.ts';
import { Recording } from '../enumerations.ts';
import { averageRate, eventAverage, motionShare, peakRate, rangedRate, stillShare } from '../formulas/recording.ts';
import { isCustom, type Half } from '../selection/camera-rules.ts';
import { bitrateEntries, rangeOf } from './bitrate.ts';
import { explainedBitrate } from './explained-bitrate.ts';
import type { RangeEnd } from './stream-load.ts';

/** What one stream of a row writes on average and moves at its peak. */
export interface ExplainedLoad {
  readonly average: Quantity<'kbit/s'>;
  readonly peak: Quantity<'kbit/s'>;
}

/** A row as quantities, down to what the user typed. */
export interface ExplainedRow {
  readonly streams: Quantity<'stream'>;
  readonly hoursPerDay: Quantity<'h/day'>;
  readonly retentionDays: Quantity<'day'>;
  readonly loads: Readonly<Record<RangeEnd, ExplainedLoad>>;
}

/** All rows of a design as quantities. What rows share, such as the factor of a codec, is one quantity. */
export function explainRows(rows: readonly CameraRow[], catalogue: Catalogue): ExplainedRow[] {
  const cite = sharedCitations();
  return rows.map((row, index) => explainRow(row, `cameras[${index}]`, { catalogue, cite }));
}

interface Context {
  readonly catalogue: Catalogue;
  readonly cite: Cite;
}

function explainRow(row: CameraRow, path: string, context: Context): ExplainedRow {
  const moving = motionShare({ motionPercent: given(`${path}.motion.motion`, row.motion.motion, '%') });
  const rates = usedHalves(row).map((half) => explainHalf(row, half, { ...context, path }));
  const at = (end: RangeEnd): ExplainedLoad =>
    explainLoad(
      row.recording,
      rates.map((rate) => rate[end]),
      moving,
    );
  return {
    streams: given(`${path}.quantity`, row.quantity, 'stream'),
    hoursPerDay: given(`${path}.hoursPerDay`, row.hoursPerDay, 'h/day'),
    retentionDays: given(`${path}.retentionDays`, row.retentionDays, 'day'),
    loads: { value: at('value'), low: at('low'), high: at('high') },
  };
}

/** The halves that a recording mode uses, the continuous one first. */
function usedHalves({ recording }: CameraRow): readonly Half[] {
  switch (recording) {
    case Recording.constant:
      return ['continuous'];
    case Recording.event:
      return ['motion'];
    case Recording.speedup:
      return ['continuous', 'motion'];
  }
}

type Kbps = Quantity<'kbit/s'>;

function explainLoad(recording: Recording, [first, second]: readonly Kbps[], moving: Quantity<'1'>): ExplainedLoad {
  const kbps = first!;
  if (recording === Recording.constant) return { average: kbps, peak: kbps };
  if (second === undefined) return { average: eventAverage({ motionKbps: kbps, motionShare: moving }), peak: kbps };
  const rates = { continuousKbps: kbps, motionKbps: second };
  const shares = { motionShare: moving, continuousShare: stillShare({ motionShare: moving }) };
  return { average: averageRate({ ...rates, ...shares }), peak: peakRate(rates) };
}

/** Rate of one half: typed where it is custom, else calculated; and both ends of its range. */
function explainHalf(
  row: CameraRow,
  half: Half,
  { catalogue, cite, path }: Context & { readonly path: string },
): Readonly<Record<RangeEnd, Kbps>> {
  const custom = isCustom(row, half);
  const entries = bitrateEntries(
    { codecId: row.codec, complexityId: row.complexity[half], resolutionId: row.resolution[half] },
    catalogue,
  );
  const kbps = custom
    ? given(`${path}.bitrateKbit.${half}`, row.bitrateKbit[half], 'kbit/s')
    : explainedBitrate(given(`${path}.fps.${half}`, row.fps[half], 'frame/s'), entries, cite);
  const range = rangeOf(entries.codec, custom, entries.model);
  const name = custom ? 'custom rate' : `${entries.codec.kind} rate`;
  return {
    value: kbps,
    low: rangedRate({ kbps, factor: cite(name, 'low end of the range', range.low) }),
    high: rangedRate({ kbps, factor: cite(name, 'high end of the range', range.high) }),
  };
}
