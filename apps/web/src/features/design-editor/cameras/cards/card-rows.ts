import { Recording } from '@site-designer/sizing-engine/enumerations';
import type { Drawn, StreamLine } from '../grid/grid-lines.ts';

/** Heights of the cards that replace rows on a phone, px; equal to those of the style sheet. */
const CLOSED_PX = 56;
const GROUP_PX = 176;
const TITLE_PX = 36;
const FIELDS_PX = 60;

interface Shown {
  readonly isClosed: boolean;
  readonly hasExtras: boolean;
}

/** Height of a row as a card, with two fields or both halves of speedup side by side. */
export function cardHeight(kind: Drawn['kind'], { row, isFirst }: StreamLine, { isClosed, hasExtras }: Shown): number {
  if (kind === 'group') return isClosed ? CLOSED_PX : GROUP_PX;
  const fields = (row.recording === Recording.speedup ? 8 : 5) + (hasExtras && isFirst ? 3 : 0);
  return TITLE_PX + FIELDS_PX * fields;
}
