import { areaOf, isInside, type Point, type Segment } from './points.ts';
import { surroundingsOf, type View } from './surroundings.ts';
import { sees } from './visibility.ts';

/** A camera that gives the level between two distances, in pixels. */
export interface Watcher {
  readonly view: View;
  readonly from: number;
  readonly to: number;
}

export interface CoverQuestion {
  readonly points: readonly Point[];
  readonly watchers: readonly Watcher[];
  readonly walls: readonly Segment[];
  /** Side of a cell, pixels. */
  readonly cell: number;
}

/** Runs of cells that no camera covers. */
export interface Gap {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

export interface Cover {
  /** Share of the cells of the area that a camera covers, 0 to 1. */
  readonly share: number;
  readonly gaps: readonly Gap[];
  readonly cell: number;
}

/** Cells of the largest area: beyond, they get larger. */
const MOST_CELLS = 1_000_000;

/** Which part of an area is covered, by the middles of cells. */
export function coverOf({ points, watchers, walls, cell: wanted }: CoverQuestion): Cover {
  const cell = Math.max(wanted, Math.sqrt(areaOf(points) / MOST_CELLS));
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const near = watchers
    .filter(({ view, to }) => touches(view.at, to, { xs, ys }))
    .map((each) => ({ ...each, around: surroundingsOf({ ...each.view, reach: each.to }, walls) }));
  let [cells, covered] = [0, 0];
  const gaps: Gap[] = [];
  // The camera that saw the cell before most often sees the next one.
  let last = 0;
  for (let y = top; y < Math.max(...ys); y += cell) {
    let gap: { x: number; y: number; width: number } | undefined;
    for (let x = left; x < Math.max(...xs); x += cell) {
      const point = { x: x + cell / 2, y: y + cell / 2 };
      if (!isInside(points, point)) {
        gap = undefined;
        continue;
      }
      cells += 1;
      const first = near[last];
      if (first === undefined || !sees(first.view, first.around, { point, ...first })) {
        last = near.findIndex((each) => sees(each.view, each.around, { point, ...each }));
      }
      if (near[last] !== undefined) {
        covered += 1;
        gap = undefined;
      } else if (gap === undefined) gaps.push((gap = { x, y, width: cell }));
      else gap.width += cell;
    }
  }
  return { share: cells === 0 ? 0 : covered / cells, gaps, cell };
}

function touches(
  { x, y }: Point,
  to: number,
  { xs, ys }: { readonly xs: readonly number[]; readonly ys: readonly number[] },
): boolean {
  const dx = Math.max(Math.min(...xs) - x, 0, x - Math.max(...xs));
  const dy = Math.max(Math.min(...ys) - y, 0, y - Math.max(...ys));
  return Math.hypot(dx, dy) <= to;
}
