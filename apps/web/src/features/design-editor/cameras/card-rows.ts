import { Recording } from '@site-designer/sizing-engine/design';
import type { Drawn, StreamLine } from './grid-lines.ts';

/** Heights of the cards that the rows are on a phone; the style sheet has the same, px. */
const CLOSED_PX = 56;
const GROUP_PX = 176;
const TITLE_PX = 36;
const FIELDS_PX = 60;

interface Shown {
  /** Whether the card is a line. */
  readonly isClosed: boolean;
  /** Whether what is recorded besides video is shown. */
  readonly hasExtras: boolean;
}

/** How high a row is as a card: two fields stand side by side, and both halves of speedup do. */
export function cardHeight(kind: Drawn['kind'], { row, isFirst }: StreamLine, { isClosed, hasExtras }: Shown): number {
  if (kind === 'group') return isClosed ? CLOSED_PX : GROUP_PX;
  const fields = (row.recording === Recording.speedup ? 8 : 5) + (hasExtras && isFirst ? 3 : 0);
  return TITLE_PX + FIELDS_PX * fields;
}
