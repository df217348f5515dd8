import type { CoveredArea, PlacedCloset, Wall } from '@site-designer/api-contract';
import { memo, type ReactNode } from 'react';
import { PLAN_CAMERAS as TEXTS } from '#texts/editor/plan.ts';
import type { Cover } from '../geometry/covered.ts';
import type { Point } from '../geometry/points.ts';
import styles from './canvas.module.css';

export function lineOf(points: readonly Point[]): string {
  return points.map(({ x, y }) => `${x},${y}`).join(' ');
}

interface Shapes {
  /** Pixels of the picture for one of the screen. */
  readonly size: number;
  readonly selectedId: number | undefined;
}

/** What can be pressed and focused like a button: the plan takes the events. */
const PRESSABLE = { role: 'button', tabIndex: 0 } as const;

export const Walls = memo(function Walls({
  walls,
  size,
  selectedId,
}: Shapes & { readonly walls: readonly Wall[] }): ReactNode {
  return walls.map(({ id, points }, index) => (
    <g key={id}>
      <polyline
        className={styles.wall}
        data-selected={id === selectedId}
        points={lineOf(points)}
        strokeWidth={2.5 * size}
      />
      <polyline
        className={styles.hit}
        points={lineOf(points)}
        strokeWidth={12 * size}
        aria-label={TEXTS.wall(index + 1)}
        data-wall={id}
        {...PRESSABLE}
      />
    </g>
  ));
});

interface AreasProps extends Shapes {
  readonly areas: readonly CoveredArea[];
  readonly covers: ReadonlyMap<number, Cover>;
}

export const Areas = memo(function Areas({ areas, covers, size, selectedId }: AreasProps): ReactNode {
  return areas.map(({ id, points }, index) => (
    <g key={id}>
      <path className={styles.gaps} d={gapsOf(covers.get(id))} fill="url(#plan-hatch)" />
      <polygon
        className={styles.area}
        data-selected={id === selectedId}
        points={lineOf(points)}
        strokeWidth={1.5 * size}
        strokeDasharray={`${5 * size} ${4 * size}`}
      />
      <polygon
        className={styles.hit}
        points={lineOf(points)}
        strokeWidth={12 * size}
        aria-label={TEXTS.area(index + 1)}
        data-area={id}
        {...PRESSABLE}
      />
    </g>
  ));
});

function gapsOf(cover: Cover | undefined): string {
  if (cover === undefined) return '';
  return cover.gaps.map(({ x, y, width }) => `M${x} ${y}h${width}v${cover.cell}h${-width}z`).join('');
}

interface ClosetMarkProps {
  readonly closet: PlacedCloset;
  readonly size: number;
  readonly rotation: number;
  readonly isSelected: boolean;
}

export function ClosetMark({ closet, size, rotation, isSelected }: ClosetMarkProps): ReactNode {
  const name = closet.name || TEXTS.unnamed;
  return (
    <g
      className={styles.closet}
      transform={`translate(${closet.x} ${closet.y}) rotate(${-rotation}) scale(${size})`}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a drawing has no buttons
      role="button"
      tabIndex={0}
      aria-label={TEXTS.closet(name)}
      aria-pressed={isSelected}
      data-closet={closet.name}
    >
      <circle className={styles.touch} r={20} />
      <rect x={-11} y={-11} width={22} height={22} rx={2} />
      <path d="M-6 -4h12M-6 0h12M-6 4h7" />
      <text className={styles.label} textAnchor="middle" y={25}>
        {name}
      </text>
    </g>
  );
}
