import type { CoveredArea, PlacedCloset, Wall } from '@site-designer/api-contract';
import { memo, type PointerEvent, type ReactNode } from 'react';
import { PLAN_CAMERAS as TEXTS } from '#texts/editor/plan.ts';
import type { Cover } from '../geometry/covered.ts';
import type { Point } from '../geometry/points.ts';
import styles from './canvas.module.css';

export function lineOf(points: readonly Point[]): string {
  return points.map(({ x, y }) => `${x},${y}`).join(' ');
}

interface Pressed {
  /** Pixels of the picture for one of the screen. */
  readonly size: number;
  readonly selectedId: number | undefined;
  readonly onPress: (id: number) => void;
}

/** What can be pressed and focused like a button. */
function pressing(onPress: () => void) {
  return {
    role: 'button',
    tabIndex: 0,
    onPointerDown: (event: PointerEvent) => {
      event.stopPropagation();
      onPress();
    },
    onFocus: onPress,
  } as const;
}

export const Walls = memo(function Walls({
  walls,
  size,
  selectedId,
  onPress,
}: Pressed & { readonly walls: readonly Wall[] }): ReactNode {
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
        {...pressing(() => onPress(id))}
      />
    </g>
  ));
});

interface AreasProps extends Pressed {
  readonly areas: readonly CoveredArea[];
  readonly covers: ReadonlyMap<number, Cover>;
}

export const Areas = memo(function Areas({ areas, covers, size, selectedId, onPress }: AreasProps): ReactNode {
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
        {...pressing(() => onPress(id))}
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
  readonly onPress: (name: string, event: PointerEvent) => void;
  readonly onFocus: (name: string) => void;
}

export function ClosetMark({ closet, size, rotation, isSelected, onPress, onFocus }: ClosetMarkProps): ReactNode {
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
      onPointerDown={(event) => onPress(closet.name, event)}
      onFocus={() => onFocus(closet.name)}
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
