import { useCallback } from 'react';
import { cardHeight } from '../cards/card-rows.ts';
import { curesHeight, type CoverageByGroup } from '../coverage/coverage-context.tsx';
import type { GridLayout } from '../columns/drawn-columns.ts';
import type { Drawn, Lines } from './grid-lines.ts';
import type { Folding } from '../cards/use-folding.ts';
import { useMedia } from '../../../../lib/hooks/use-media.ts';

const LINE_PX = 34;
/** Height with a touch screen. */
const TOUCHED_LINE_PX = 44;

/** What unfolds below a row, px; 0 where nothing does. */
export type Unfolded = (at: number, kind: Drawn['kind']) => number;

interface Cards {
  readonly isCards: boolean;
  readonly layout: Pick<GridLayout, 'sets' | 'coverage' | 'stacks'>;
  /** Undefined in the table, which has no cards. */
  readonly folding: Folding | undefined;
  readonly unfolded: Unfolded;
}

type HeightOf = (drawn: Drawn) => number;

/** Height of a folded card, which is its head. */
export function withoutClosed(drawn: readonly Drawn[], lines: Lines['lines'], { isClosed }: Folding): readonly Drawn[] {
  return drawn.filter(({ kind, at }) => kind === 'group' || !isClosed(lines[at]!.row.cameraGroupId));
}

interface Unfolding {
  readonly coverage: CoverageByGroup;
  readonly isCards: boolean;
  readonly activeId: number | undefined;
}

const NOTHING: Unfolded = () => 0;

/** The first stream of the active group shows what makes up for what its coverage lacks; cards always do. */
export function useUnfolded(lines: Lines['lines'], { coverage, isCards, activeId }: Unfolding): Unfolded {
  const isAny = coverage.size > 0;
  const active = isAny && !isCards ? lines.find(({ row }) => row.id === activeId)?.row.cameraGroupId : undefined;
  const unfolded = useCallback<Unfolded>(
    (at, kind) => {
      const { isFirst, row } = lines[at]!;
      const isShown = kind === 'stream' && isFirst && (isCards || row.cameraGroupId === active);
      return isShown ? curesHeight(coverage.get(row.cameraGroupId), isCards) : 0;
    },
    [lines, coverage, isCards, active],
  );
  return isAny ? unfolded : NOTHING;
}

export function useHeights(lines: Lines['lines'], { isCards, layout, folding, unfolded }: Cards): HeightOf {
  const linePx = useMedia('(pointer: coarse)') ? TOUCHED_LINE_PX : LINE_PX;
  const ofLine = useCallback<HeightOf>(
    ({ at, kind }) => linePx * (layout.stacks(lines[at]!.row) ? 2 : 1) + unfolded(at, kind),
    [linePx, lines, layout, unfolded],
  );
  const ofCard = useCallback<HeightOf>(
    ({ kind, at }) => {
      const line = lines[at]!;
      const isClosed = folding?.isClosed(line.row.cameraGroupId) === true;
      return cardHeight(kind, line, { isClosed, layout }) + unfolded(at, kind);
    },
    [lines, folding, layout, unfolded],
  );
  return isCards ? ofCard : ofLine;
}
