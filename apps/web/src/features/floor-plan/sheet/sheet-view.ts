import type { PlanSheet, PlanSheets } from '@site-designer/api-contract/plan-sheets';
import { segmentsOf } from '../geometry/points.ts';
import { DRAWN_LEVELS, levelPath, seenBy, type Seen } from '../geometry/zones.ts';

/** The box of a drawing that is shown: turned, and cut to its crop. */
interface SheetBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const DEGREES = Math.PI / 180;

/** Where the part of a plan that is shown lies once the drawing is turned about its middle. */
export function boxOf({ width, height, rotation, crop }: PlanSheet): SheetBox {
  const part = crop ?? { x: 0, y: 0, width, height };
  const [sin, cos] = [Math.sin(rotation * DEGREES), Math.cos(rotation * DEGREES)];
  const corners = [0, part.width].flatMap((right) =>
    [0, part.height].map((down) => {
      const [x, y] = [part.x + right - width / 2, part.y + down - height / 2];
      return { x: x * cos - y * sin + width / 2, y: x * sin + y * cos + height / 2 };
    }),
  );
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/** Pixels of the drawing for a thousandth of its larger side: what is written on it has the same size on every drawing. */
export function unitOf({ width, height }: SheetBox): number {
  return Math.max(width, height * 0.8) / 1000;
}

/** What all cameras of a sheet show, as a path for each level: the lowest first. */
export function levelsOf(sheet: PlanSheet, { standard, views }: PlanSheets): readonly string[] {
  const { metresPerPixel } = sheet;
  if (metresPerPixel === null) return [];
  const walls = segmentsOf(sheet.walls);
  const seen = sheet.cameras.flatMap(({ view, x, y, directionDeg }): Seen[] => {
    if (view === null) return [];
    const { coverage, optics } = views[view]!;
    return [seenBy({ at: { x, y }, directionDeg, coverage, optics }, { standard, metresPerPixel, walls })];
  });
  return DRAWN_LEVELS[standard].map((level) => seen.map((each) => levelPath(each, level)).join(''));
}
