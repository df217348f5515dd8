import { Recording } from '@site-designer/sizing-engine/enumerations';
import { OPTIONAL_COLUMNS, type ColumnSet } from '@site-designer/camera-table';
import type { GridLayout } from '../columns/drawn-columns.ts';
import type { Drawn, StreamLine } from '../grid/grid-lines.ts';

/** Heights of the cards that replace rows on a phone, px; equal to those of the style sheet. */
const CLOSED_PX = 56;
const GROUP_PX = 176;
const TITLE_PX = 36;
const FIELDS_PX = 60;

interface Shown {
  readonly isClosed: boolean;
  readonly layout: Pick<GridLayout, 'sets' | 'coverage'>;
}

/** Lines of a card for a set of optional columns, two fields side by side. */
function linesOf(set: ColumnSet): number {
  return Math.ceil(OPTIONAL_COLUMNS[set].length / 2);
}

/** Height of a row as a card, with two fields or both halves of speedup side by side. */
export function cardHeight(kind: Drawn['kind'], { row, isFirst }: StreamLine, { isClosed, layout }: Shown): number {
  if (kind === 'group') return isClosed ? CLOSED_PX : GROUP_PX;
  const optional = isFirst ? layout.sets.map(({ set }) => linesOf(set)) : [];
  const coverage = isFirst && layout.coverage ? 1 : 0;
  const fields = optional.reduce((sum, lines) => sum + lines, (row.recording === Recording.speedup ? 8 : 5) + coverage);
  return TITLE_PX + FIELDS_PX * fields;
}
