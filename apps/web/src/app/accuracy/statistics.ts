import { POINTS, type Point } from './figures.ts';

/** A class of pictures by their megapixels. */
export interface SizeClass {
  readonly from: number;
  readonly below: number;
  /** What it is called by; 1600 x 1200 is sold as 2 MP. */
  readonly called: { readonly from: number; readonly to: number };
}

export const SIZES: readonly SizeClass[] = [
  { from: 0, below: 0.2, called: { from: 0, to: 0.2 } },
  { from: 0.2, below: 0.5, called: { from: 0.2, to: 0.5 } },
  { from: 0.5, below: 1.9, called: { from: 0.5, to: 1.9 } },
  { from: 1.9, below: 6.5, called: { from: 2, to: 6 } },
];

export const megapixels = ({ width, height }: Point): number => (width * height) / 1e6;

export function pointsOf({ from, below }: SizeClass, points: readonly Point[] = POINTS): readonly Point[] {
  return points.filter((point) => megapixels(point) >= from && megapixels(point) < below);
}

/** How the published rates of some points compare with the predicted ones. */
export interface Statistics {
  readonly points: number;
  readonly sources: number;
  readonly shareWithin: number;
  readonly mean: number;
  readonly median: number;
  /** The mean in which each source weighs the same, however many points it has. */
  readonly meanBySource: number;
}

export function statisticsOf(points: readonly Point[]): Statistics {
  const ratios = points.map(ratioOf);
  const sources = sourcesOf(points);
  return {
    points: points.length,
    sources: sources.length,
    shareWithin: shareWithin(points),
    mean: mean(ratios),
    median: median(ratios),
    meanBySource: mean(sources.map((source) => mean(points.filter((each) => each.source === source).map(ratioOf)))),
  };
}

export function sourcesOf(points: readonly Point[]): readonly string[] {
  return [...new Set(points.map(({ source }) => source))];
}

export const isWithin = ({ published, low, high }: Point): boolean => published >= low && published <= high;

export function shareWithin(points: readonly Point[]): number {
  return points.filter(isWithin).length / points.length;
}

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  return mean([sorted[Math.ceil(middle) - 1]!, sorted[Math.floor(middle)]!]);
}

const ratioOf = ({ published, predicted }: Point): number => published / predicted;
