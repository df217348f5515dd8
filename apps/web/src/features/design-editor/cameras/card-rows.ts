import type { CameraRow } from '@site-designer/sizing-engine';
import { Recording } from '@site-designer/sizing-engine/design';
import type { Drawn } from './grid-lines.ts';

/** Heights of the cards that the rows are on a phone; the style sheet has the same, px. */
const CLOSED_PX = 56;
const GROUP_PX = 176;
const TITLE_PX = 36;
const FIELDS_PX = 60;

/** How high a row is as a card: two fields stand side by side, and both halves of speedup do. */
export function cardHeight(kind: Drawn['kind'], { recording }: CameraRow, isClosed: boolean): number {
  if (kind === 'group') return isClosed ? CLOSED_PX : GROUP_PX;
  return TITLE_PX + FIELDS_PX * (recording === Recording.speedup ? 8 : 5);
}
