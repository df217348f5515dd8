import type { PlanSheet, PlanSheets } from '@site-designer/api-contract/plan-sheets';
import { segmentsOf } from '../geometry/points.ts';
import { ringsOf, watcherOf } from '../geometry/covered.ts';
import { DRAWN_LEVELS, levelPath, pathOf, seenBy, type Seen } from '../geometry/zones.ts';

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

/** What stands below a drawing, in units that are the same size on every drawing. */
export interface Foot {
  /** Pixels of the drawing for one unit, about a thousandth of its larger side. */
  readonly unit: number;
  readonly height: number;
  /** Where each entry of the legend stands. */
  readonly signs: readonly { readonly x: number; readonly y: number }[];
}

const SIGN_WIDTH = 175;
const BAR_WIDTH = 260;
const LINE = 22;

/** Scale and legend side by side; on a narrow drawing the legend begins below the scale. */
export function footOf({ width, height }: SheetBox, signs: number): Foot {
  const unit = Math.max(width, height * 0.8) / 1000;
  const across = width / unit;
  const isBeside = across >= BAR_WIDTH + signs * SIGN_WIDTH;
  const columns = isBeside ? signs : Math.max(1, Math.min(signs, Math.floor(across / SIGN_WIDTH)));
  const left = isBeside ? across - signs * SIGN_WIDTH : 0;
  const places = Array.from({ length: signs }, (_, step) => ({
    x: left + (step % columns) * SIGN_WIDTH,
    y: 16 + LINE * (Math.floor(step / columns) + (isBeside ? 0 : 1)),
  }));
  return { unit, height: (places.at(-1)!.y + LINE + 6) * unit, signs: places };
}

/** What the cameras of a sheet show, as paths for each level: the lowest first. */
export function levelsOf(sheet: PlanSheet, plans: PlanSheets): readonly (readonly string[])[] {
  const seen = seenOn(sheet, plans);
  return seen.length === 0
    ? []
    : DRAWN_LEVELS[plans.standard].map((level) => seen.map((each) => levelPath(each, level)));
}

/** Where the cameras of a sheet give the level that each of its areas needs, as paths; empty where the sheet has no scale. */
export function coversOf(sheet: PlanSheet, plans: PlanSheets): readonly string[] {
  const { metresPerPixel } = sheet;
  if (metresPerPixel === null) return [];
  const walls = segmentsOf(sheet.walls);
  const seen = seenOn(sheet, plans);
  return sheet.areas.map(({ level }) =>
    seen
      .flatMap((each) => watcherOf(each, { coverage: each.coverage, level, metresPerPixel }))
      .flatMap((watcher) => ringsOf(watcher, walls))
      .map(pathOf)
      .join(''),
  );
}

/** What each camera of a sheet sees; nothing where the sheet has no scale. */
function seenOn(
  { metresPerPixel, walls, cameras }: PlanSheet,
  { standard, views }: PlanSheets,
): (Seen & Pick<PlanSheets['views'][number], 'coverage'>)[] {
  if (metresPerPixel === null) return [];
  const scene = { standard, metresPerPixel, walls: segmentsOf(walls) };
  return cameras.flatMap(({ view, x, y, directionDeg }) => {
    if (view === null) return [];
    const { coverage, optics } = views[view]!;
    return [{ ...seenBy({ at: { x, y }, directionDeg, coverage, optics }, scene), coverage }];
  });
}
