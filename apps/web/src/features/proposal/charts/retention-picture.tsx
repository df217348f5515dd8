import { RETENTION_TEXTS as TEXTS } from '#texts/proposal/retention-reach.ts';
import type { RangedFigure, RetentionReach, RetentionTiers } from '@site-designer/sizing-engine';
import { scaleLinear } from 'd3-scale';
import { useId, useRef, type ReactNode } from 'react';
import { quantityText } from '../../../lib/format/format-quantity.ts';
import { useDrawnWidth } from '../../../lib/hooks/use-drawn-width.ts';
import styles from './retention-chart.module.css';

/** Content of both archives for each need; undefined if a proposal lacks it, as older issued ones do. */
export function tiersOf({ needs }: RetentionReach): readonly RetentionTiers[] | undefined {
  const known = needs.flatMap(({ tiers }) => tiers ?? []);
  return known.length === needs.length ? known : undefined;
}

/** A drawing of the chart, in pixels at its natural size. */
interface Frame {
  readonly width: number;
  readonly height: number;
  /** Width of the longest label at the left edge: `10,000 TB`. */
  readonly edge: { readonly top: number; readonly right: number; readonly bottom: number; readonly left: number };
  /** Approximate number of labels at the lower edge. */
  readonly ticks: number;
}

/** The width between the margins of a page. */
const PAPER_WIDTH = 680;
const TICK_WIDTH = 160;
const NARROW_BELOW = 500;
const WIDE_FROM = 900;

/** Drawn at the available width, so that text and lines keep their size. */
function frameOf(width: number): Frame {
  return width < NARROW_BELOW
    ? { width, height: 220, edge: { top: 12, right: 28, bottom: 32, left: 72 }, ticks: 2 }
    : {
        width,
        height: width < WIDE_FROM ? 220 : 260,
        edge: { top: 12, right: 36, bottom: 36, left: 80 },
        ticks: Math.floor(width / TICK_WIDTH),
      };
}

/** The picture ends at twice the retention, or a little beyond what is held. */
const BEYOND = 1.15;

/** The stored amount over the retention time, and the capacity of the disks. The table beside it has the same figures. */
export function RetentionPicture({ reach }: { readonly reach: RetentionReach }): ReactNode {
  const picture = useRef<SVGSVGElement>(null);
  const { width, height, edge, ticks } = frameOf(useDrawnWidth(picture, PAPER_WIDTH));
  const { asked, unit, room, likely, needs } = reach;
  const tiers = tiersOf(reach);
  const farthest = Math.max(needs.at(-1)!.retention, likely * BEYOND);
  // From the day of the second archive on the need grows more slowly.
  const bends = needs.map(({ retention }) => retention);
  const through = (tb: readonly number[]) => scaleLinear([0, ...bends], [0, ...tb]);
  const needAt = (end: keyof RangedFigure) => through(needs.map((need) => need[end]));
  const right = width - edge.right;
  const x = scaleLinear([0, farthest], [edge.left, right]);
  const y = scaleLinear([0, Math.max(room, needAt('high')(farthest))], [height - edge.bottom, edge.top]).nice();
  const ends = [0, ...bends.filter((retention) => retention < farthest), farthest];
  const lineThrough = (tbAt: (retention: number) => number): string[] => ends.map((at) => `${x(at)},${y(tbAt(at))}`);
  const line = (end: keyof RangedFigure): string[] => lineThrough(needAt(end));
  return (
    <svg
      ref={picture}
      className={styles.picture}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      focusable="false"
    >
      {y.ticks(4).map((tb) => (
        <g key={tb} className={styles.tick}>
          <line x1={edge.left} x2={right} y1={y(tb)} y2={y(tb)} />
          <text x={edge.left - 8} y={y(tb)} dy="0.32em" textAnchor="end">
            {TEXTS.tb(tb)}
          </text>
        </g>
      ))}
      {x.ticks(ticks).map((retention) => (
        <text key={retention} className={styles.label} x={x(retention)} y={height - 12} textAnchor="middle">
          {quantityText(retention, unit)}
        </text>
      ))}
      <polygon className={styles.range} points={[...line('high'), ...line('low').toReversed()].join(' ')} />
      {tiers && <SecondArchive full={lineThrough(through(tiers.map(({ fullTb }) => fullTb)))} all={line('value')} />}
      <polyline className={styles.need} points={line('value').join(' ')} />
      <line className={styles.room} x1={edge.left} x2={right} y1={y(room)} y2={y(room)} />
      <text className={styles.roomLabel} x={edge.left + 8} y={y(room) - 6}>
        {TEXTS.capacity}
      </text>
      <line className={styles.asked} x1={x(asked)} x2={x(asked)} y1={edge.top} y2={y(0)} />
      <circle className={styles.point} cx={x(asked)} cy={y(needAt('value')(asked))} r="4" />
    </svg>
  );
}

interface SecondArchiveProps {
  /** Corners of the area stored at the full frame rate, and of the whole need. */
  readonly full: readonly string[];
  readonly all: readonly string[];
}

/** The area stored at the reduced frame rate: between the line of the full rate and the need. */
function SecondArchive({ full, all }: SecondArchiveProps): ReactNode {
  const hatching = useId();
  return (
    <g>
      <pattern id={hatching} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <line className={styles.hatch} y2="6" />
      </pattern>
      <polygon fill={`url(#${hatching})`} points={[...all, ...full.toReversed()].join(' ')} />
      <polyline className={styles.full} points={full.join(' ')} />
    </g>
  );
}
