import type { CameraRow } from '@site-designer/sizing-engine';
import { LEVELS, type STANDARDS } from '@site-designer/sizing-engine/bounds';
import type { Point, Segment } from './points.ts';
import type { View } from './surroundings.ts';
import { raysOf, ringsBetween, type Ray } from './visibility.ts';

type Standard = (typeof STANDARDS)[number];

/** What the engine says of the cameras of a group, as far as a plan shows it. */
export interface GroupCoverage {
  readonly cameraGroupId: number;
  readonly hfovDeg: number;
  readonly vfovDeg: number;
  readonly reach: readonly { readonly level: string; readonly groundM: number | null }[];
}

/** Levels that a plan colours, the lowest first. */
export const DRAWN_LEVELS: Readonly<Record<Standard, readonly string[]>> = {
  '2014': ['detect', 'observe', 'recognise', 'identify'],
  '2025': ['outline', 'discern', 'perceive', 'characterise'],
};

/** Pixels a metre of a level. */
export function pixelsOf(standard: Standard, level: string): number {
  return (LEVELS[standard] as Readonly<Record<string, number>>)[level] ?? 0;
}

const DEGREES = Math.PI / 180;

type MountedOptics = Pick<NonNullable<CameraRow['optics']>, 'tiltDeg' | 'mountHeightM' | 'aimHeightM'>;

/** Between which distances along the ground the aim point is in the picture, m. The end is infinite where there is none. */
export function inPicture(optics: MountedOptics, vfovDeg: number): { readonly from: number; readonly to: number } {
  const { tiltDeg, mountHeightM, aimHeightM } = optics;
  if (tiltDeg === null) return { from: 0, to: Number.POSITIVE_INFINITY };
  const height = mountHeightM - aimHeightM;
  // Seen from below, the picture is the mirror of one from above.
  const tilt = height < 0 ? -tiltDeg : tiltDeg;
  const [upper, lower] = [tilt - vfovDeg / 2, tilt + vfovDeg / 2];
  if (lower < 0 || (height === 0 && upper > 0)) return { from: 0, to: 0 };
  if (height === 0) return { from: 0, to: Number.POSITIVE_INFINITY };
  const at = (angle: number) => Math.abs(height) / Math.tan(angle * DEGREES);
  return { from: lower >= 90 ? 0 : at(lower), to: upper <= 0 ? Number.POSITIVE_INFINITY : at(upper) };
}

/** A camera on a plan as it is drawn: lengths in pixels. */
export interface Seen {
  readonly view: View;
  readonly rays: readonly Ray[];
  /** Where the picture begins. */
  readonly from: number;
  /** Where it ends, infinite where it does not. */
  readonly until: number;
  /** How far each level reaches, the lowest first; 0 where it does not. */
  readonly reaches: readonly { readonly level: string; readonly to: number }[];
}

interface Camera {
  readonly at: Point;
  readonly directionDeg: number;
  readonly coverage: GroupCoverage;
  readonly optics: MountedOptics;
}

interface Scene {
  readonly standard: Standard;
  readonly metresPerPixel: number;
  readonly walls: readonly Segment[];
}

/** What a camera sees on a plan, until the farthest level that is drawn. */
export function seenBy(
  { at, directionDeg, coverage, optics }: Camera,
  { standard, metresPerPixel, walls }: Scene,
): Seen {
  const picture = inPicture(optics, coverage.vfovDeg);
  const reaches = DRAWN_LEVELS[standard].map((level) => {
    const groundM = coverage.reach.find((each) => each.level === level)?.groundM ?? 0;
    return { level, to: Math.min(groundM, picture.to) / metresPerPixel };
  });
  const reach = Math.max(0, ...reaches.map(({ to }) => to));
  const view = { at, directionDeg, angleDeg: Math.min(359, coverage.hfovDeg), reach };
  const from = picture.from / metresPerPixel;
  const radii = [from, ...reaches.map(({ to }) => to)].filter((radius) => radius > 0 && radius < reach);
  return {
    view,
    rays: reach > from ? raysOf(view, walls, radii) : [],
    from,
    until: picture.to / metresPerPixel,
    reaches,
  };
}

/** The rings of one level as the data of an SVG path. */
export function levelPath({ view, rays, from, reaches }: Seen, level: string): string {
  const to = reaches.find((each) => each.level === level)?.to ?? 0;
  return ringsBetween(view, rays, { from, to }).map(pathOf).join('');
}

export function pathOf(points: readonly Point[]): string {
  return points.length === 0 ? '' : `M${points.map(({ x, y }) => `${round(x)} ${round(y)}`).join('L')}Z`;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
