import type { ReactNode } from 'react';
import { PLAN_TEXTS as TEXTS } from '#texts/editor/plan.ts';
import type { Point } from '../geometry/points.ts';
import styles from './canvas.module.css';
import type { Tool } from './canvas-props.ts';
import type { Draft } from './drafts.ts';
import type { Marquee } from './drag-types.ts';
import { lineOf } from './shapes.tsx';

const ZOOM = 1.25;

interface ViewButtonsProps {
  readonly zoom: (factor: number) => void;
  readonly fit: () => void;
}

export function ViewButtons({ zoom, fit }: ViewButtonsProps): ReactNode {
  return (
    <div className={styles.corner} onPointerDown={(event) => event.stopPropagation()}>
      <PlainIcon label={TEXTS.zoomIn} path="M8 3v10M3 8h10" onClick={() => zoom(ZOOM)} />
      <PlainIcon label={TEXTS.zoomOut} path="M3 8h10" onClick={() => zoom(1 / ZOOM)} />
      <PlainIcon label={TEXTS.fit} path="M3 6V3h3M10 3h3v3M13 10v3h-3M6 13H3v-3" onClick={fit} />
    </div>
  );
}

interface PlainIconProps {
  readonly label: string;
  readonly path: string;
  readonly onClick: () => void;
}

function PlainIcon({ label, path, onClick }: PlainIconProps): ReactNode {
  return (
    <button type="button" className={styles.plain} title={label} aria-label={label} onClick={onClick}>
      <svg viewBox="0 0 16 16" width={16} height={16} aria-hidden="true">
        <path d={path} />
      </svg>
    </button>
  );
}

/** Lines over what is not covered. */
export function Hatch({ size }: { readonly size: number }): ReactNode {
  const step = 7 * size;
  return (
    <defs>
      <pattern id="plan-hatch" width={step} height={step} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <line className={styles.hatch} x1={0} y1={0} x2={0} y2={step} strokeWidth={1.6 * size} />
      </pattern>
    </defs>
  );
}

interface DraftLineProps {
  readonly draft: Draft;
  readonly hover: Point | undefined;
  readonly size: number;
  readonly kind: Tool['kind'];
}

export function DraftLine({ draft: { points }, hover, size, kind }: DraftLineProps): ReactNode {
  if (points.length === 0) return null;
  const all = withCorners(hover === undefined ? points : [...points, hover], kind);
  const Line = kind === 'area' || kind === 'crop' ? 'polygon' : 'polyline';
  const dashes = `${6 * size} ${4 * size}`;
  return (
    <>
      <Line className={styles.draft} points={lineOf(all)} strokeWidth={2 * size} strokeDasharray={dashes} />
      {points.map(({ x, y }, index) => (
        <circle key={index} className={styles.point} cx={x} cy={y} r={4.5 * size} strokeWidth={2 * size} />
      ))}
    </>
  );
}

/** Two corners of a frame are drawn with the other two. */
function withCorners(points: readonly Point[], kind: Tool['kind']): readonly Point[] {
  const [a, b] = points;
  return kind === 'crop' && a && b ? [a, { x: b.x, y: a.y }, b, { x: a.x, y: b.y }] : points;
}

/** Where a key sets a point. */
export function Cross({ at: { x, y }, size }: { readonly at: Point; readonly size: number }): ReactNode {
  const arm = 14 * size;
  const d = `M${x - arm} ${y}h${2 * arm}M${x} ${y - arm}v${2 * arm}`;
  return <path className={styles.draft} d={d} strokeWidth={2 * size} data-cross />;
}

export function MarqueeFrame({ a, b }: Marquee): ReactNode {
  return (
    <rect
      className={styles.marquee}
      x={Math.min(a.x, b.x)}
      y={Math.min(a.y, b.y)}
      width={Math.abs(a.x - b.x)}
      height={Math.abs(a.y - b.y)}
    />
  );
}
