/** Largest picture of a plan. */
export const MOST_PICTURE_BYTES = 12 * 1024 * 1024;

/** Pixels of the largest picture of a plan. */
export const MOST_PICTURE_PIXELS = 8_000_000;

/** Media types of the pictures of plans. */
export const PICTURE_TYPES = ['image/png', 'image/jpeg', 'image/webp'] as const;

export const MOST_PLACEMENTS = 2000;
export const MOST_AREAS = 200;
/** As many closets as a design may have on its plans. */
export const MOST_PLACED_CLOSETS = 500;

/** Corners of an area, or points of a wall. */
export const MOST_POINTS = 200;
/** Walls of a plan. */
export const MOST_WALLS = 2000;

/** Longest texts, in characters. */
export const PLACING_TEXT_LIMITS = { label: 20, note: 500, planName: 100 } as const;

/** Bounds of what is placed: a position may lie outside the picture, which then asks to be mended. */
export const PLACING_BOUNDS = {
  position: { min: -100_000, max: 100_000 },
  directionDeg: { min: 0, max: 360 },
  heightM: { min: 0, max: 100 },
} as const;

/** Bounds of how a plan is drawn. */
export const PLAN_BOUNDS = {
  metresPerPixel: { min: 0.0001, max: 100 },
  rotation: { min: 0, max: 360 },
  opacity: { min: 0, max: 1 },
  sort: { min: 0, max: 1000 },
} as const;

/** A design with nothing on a plan. */
export const NOTHING_PLACED = { placements: [], closets: [], areas: [] } as const;

/** A label of a camera: `C-01`. */
export function cameraLabel(number: number): string {
  return `C-${String(number).padStart(2, '0')}`;
}

/**
 * Labels that no placement has yet, the lowest numbers first.
 *
 * @param taken - The labels that are in use.
 */
export function freeLabels(taken: Iterable<string>, count: number): string[] {
  const used = new Set(taken);
  const labels: string[] = [];
  for (let number = 1; labels.length < count; number += 1) {
    const label = cameraLabel(number);
    if (!used.has(label)) labels.push(label);
  }
  return labels;
}
