import { useCallback } from 'react';
import { cardHeight } from '../cards/card-rows.ts';
import type { Drawn, Lines } from './grid-lines.ts';
import type { Folding } from '../cards/use-folding.ts';
import { useMedia } from '../../../../lib/hooks/use-media.ts';

const LINE_PX = 34;
/** Height with a touch screen. */
const TOUCHED_LINE_PX = 44;

interface Cards {
  readonly isCards: boolean;
  readonly hasExtras: boolean;
  /** Undefined in the table, which has no cards. */
  readonly folding: Folding | undefined;
}

type HeightOf = (drawn: Drawn) => number;

/** Height of a folded card, which is its head. */
export function withoutClosed(drawn: readonly Drawn[], lines: Lines['lines'], { isClosed }: Folding): readonly Drawn[] {
  return drawn.filter(({ kind, at }) => kind === 'group' || !isClosed(lines[at]!.row.cameraGroupId));
}

export function useHeights(lines: Lines['lines'], { isCards, hasExtras, folding }: Cards): HeightOf {
  const linePx = useMedia('(pointer: coarse)') ? TOUCHED_LINE_PX : LINE_PX;
  const ofLine = useCallback<HeightOf>(() => linePx, [linePx]);
  const ofCard = useCallback<HeightOf>(
    ({ kind, at }) => {
      const line = lines[at]!;
      return cardHeight(kind, line, { isClosed: folding?.isClosed(line.row.cameraGroupId) === true, hasExtras });
    },
    [lines, folding, hasExtras],
  );
  return isCards ? ofCard : ofLine;
}
