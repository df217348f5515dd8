import { areaOf, type Point, type Segment } from './points.ts';
import type { GroupCoverage, Seen } from './zones.ts';
import type { View } from './surroundings.ts';
import { raysOf, ringsBetween } from './visibility.ts';

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

/** Cells of the frame around an area, most of which may lie outside a narrow one. */
const MOST_FRAME_CELLS = 4_000_000;

const INSIDE = 1;
const COVERED = 2;

/** Cells by rows, from the left and the top. */
interface Grid {
  readonly left: number;
  readonly top: number;
  readonly columns: number;
  readonly rows: number;
  readonly cell: number;
  /** `INSIDE` and `COVERED` of each cell. */
  readonly marks: Uint8Array;
}

interface Wanted {
  readonly coverage: Pick<GroupCoverage, 'reach'>;
  readonly level: string;
  readonly metresPerPixel: number;
}

/** A camera that gives a level, between where its picture begins and where the level or the picture ends; empty where it does not. */
export function watcherOf(
  { view, from, until }: Pick<Seen, 'view' | 'from' | 'until'>,
  { coverage, level, metresPerPixel }: Wanted,
): Watcher[] {
  const groundM = coverage.reach.find((each) => each.level === level)?.groundM;
  return groundM ? [{ view, from, to: Math.min(groundM / metresPerPixel, until) }] : [];
}

/** Where a camera gives its level, as rings. */
export function ringsOf({ view, from, to }: Watcher, walls: readonly Segment[]): Point[][] {
  const seen = { ...view, reach: to };
  return to > from ? ringsBetween(seen, raysOf(seen, walls, [from]), { from, to }) : [];
}

/** Which part of an area is covered, by the middles of cells. */
export function coverOf({ points, watchers, walls, cell }: CoverQuestion): Cover {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const grid = gridOver(points, { xs, ys, cell });
  mark(grid, points, INSIDE);
  for (const watcher of watchers) {
    if (!touches(watcher.view.at, watcher.to, { xs, ys })) continue;
    for (const ring of ringsOf(watcher, walls)) mark(grid, ring, COVERED);
  }
  return counted(grid);
}

function gridOver(
  points: readonly Point[],
  { xs, ys, cell: wanted }: { readonly xs: readonly number[]; readonly ys: readonly number[]; readonly cell: number },
): Grid {
  const [left, top, right, bottom] = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
  const frame = ((right - left) * (bottom - top)) / MOST_FRAME_CELLS;
  const cell = Math.max(wanted, Math.sqrt(areaOf(points) / MOST_CELLS), Math.sqrt(frame));
  const [columns, rows] = [Math.ceil((right - left) / cell), Math.ceil((bottom - top) / cell)];
  return { left, top, columns, rows, cell, marks: new Uint8Array(columns * rows) };
}

/** Marks the cells whose middles are inside a ring. */
function mark({ left, top, columns, rows, cell, marks }: Grid, ring: readonly Point[], bit: number): void {
  const crossings = Array.from({ length: rows }, (): number[] => []);
  for (const [index, a] of ring.entries()) {
    const b = ring[(index + 1) % ring.length]!;
    const [upper, lower] = a.y < b.y ? [a, b] : [b, a];
    const slope = (lower.x - upper.x) / (lower.y - upper.y);
    const last = Math.min(rows - 1, middleBefore((lower.y - top) / cell));
    for (let row = Math.max(0, middleBefore((upper.y - top) / cell) + 1); row <= last; row += 1)
      crossings[row]!.push(upper.x + (top + (row + 0.5) * cell - upper.y) * slope);
  }
  for (const [row, ends] of crossings.entries()) {
    ends.sort((a, b) => a - b);
    for (let pair = 0; pair + 1 < ends.length; pair += 2) {
      const first = Math.max(0, middleBefore((ends[pair]! - left) / cell) + 1);
      const last = Math.min(columns - 1, middleBefore((ends[pair + 1]! - left) / cell));
      for (let column = first; column <= last; column += 1) marks[row * columns + column]! |= bit;
    }
  }
}

/** The last cell whose middle lies before a length in cells. */
function middleBefore(length: number): number {
  return Math.ceil(length - 0.5) - 1;
}

function counted({ left, top, columns, rows, cell, marks }: Grid): Cover {
  let [cells, covered] = [0, 0];
  const gaps: Gap[] = [];
  for (let row = 0; row < rows; row += 1) {
    let from: number | undefined;
    for (let column = 0; column <= columns; column += 1) {
      const marked = column < columns ? marks[row * columns + column]! : 0;
      cells += marked & INSIDE;
      if (marked === (INSIDE | COVERED)) covered += 1;
      if (marked === INSIDE) from ??= column;
      else if (from !== undefined) {
        gaps.push({ x: left + from * cell, y: top + row * cell, width: (column - from) * cell });
        from = undefined;
      }
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
