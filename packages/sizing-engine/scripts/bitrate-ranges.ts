import { bitrateKbps } from '../src/bitrate/bitrate.ts';
import type { Codec } from '../src/doors/catalogue.ts';
import type { Catalogue } from '../src/index.ts';
import { readCsv } from './csv.ts';

/** Low and high factor of a calculated rate, and the factor in the middle. */
export interface DerivedRange {
  readonly low: number;
  readonly median: number;
  readonly high: number;
}

/** One published bit rate and what the model predicts for the same stream. */
export interface BitratePoint {
  readonly source: string;
  readonly kind: PointKind;
  readonly publishedKbps: number;
  readonly predictedKbps: number;
}

/** Points that share a range. */
export type PointKind = Codec['kind'];

interface WeighedRatio {
  readonly ratio: number;
  readonly weight: number;
}

const POINTS = new URL('../test/published/bitrate-points.csv', import.meta.url);

/** The row that the model is anchored on; it agrees by construction. */
const CALIBRATION = 'CAL';

/** Places that the derived factors are kept with: more would be false precision. */
const FACTOR_DECIMALS = 4;

/** Published points with a codec that the model knows, the calibration row left out. */
export function bitratePoints(catalogue: Catalogue): BitratePoint[] {
  return readCsv(POINTS)
    .filter(({ source_key: source }) => source !== CALIBRATION)
    .flatMap((row) => pointOf(row, catalogue) ?? []);
}

function pointOf(row: Readonly<Record<string, string>>, catalogue: Catalogue): BitratePoint | undefined {
  const codec = catalogue.codecs.find(({ name }) => name === row['codec']);
  const complexity = catalogue.complexities.find(({ id }) => id === Number(row['rung']));
  if (codec === undefined || complexity === undefined) return undefined;
  const size = { width: Number(row['width']), height: Number(row['height']) };
  const query = { codecId: codec.id, complexityId: complexity.id, size, half: 'continuous' as const };
  const fps = Number(row['fps']);
  return {
    source: row['source_key'] ?? '',
    kind: codec.kind,
    publishedKbps: Number(row['kbps']),
    predictedKbps: bitrateKbps(query, fps, catalogue),
  };
}

/**
 * P10, P50 and P90 of published / predicted over the points of one kind.
 *
 * Each source with at least two points weighs the same, however many it has; a source with one point is left out, since a
 * single reading says nothing of a spread.
 */
export function deriveRange(points: readonly BitratePoint[], kind: PointKind): DerivedRange {
  const ratios = weighedRatios(points.filter((point) => point.kind === kind));
  return {
    low: rounded(quantile(ratios, 0.1)),
    median: rounded(quantile(ratios, 0.5)),
    high: rounded(quantile(ratios, 0.9)),
  };
}

function weighedRatios(points: readonly BitratePoint[]): WeighedRatio[] {
  const pointsOf = (source: string): number => points.filter((point) => point.source === source).length;
  const sources = [...new Set(points.map(({ source }) => source))].filter((source) => pointsOf(source) >= 2);
  return points
    .filter(({ source }) => sources.includes(source))
    .map(({ source, publishedKbps, predictedKbps }) => ({
      ratio: publishedKbps / predictedKbps,
      weight: 1 / (pointsOf(source) * sources.length),
    }))
    .toSorted((a, b) => a.ratio - b.ratio);
}

/** The first ratio at which the weights reach a share; a rounding error of their sum does not count. */
function quantile(ratios: readonly WeighedRatio[], share: number): number {
  let reached = 0;
  for (const { ratio, weight } of ratios) {
    reached += weight;
    if (reached >= share * (1 - 1e-9)) return ratio;
  }
  throw new RangeError('No points to take a quantile of');
}

function rounded(factor: number): number {
  return Number(factor.toFixed(FACTOR_DECIMALS));
}
