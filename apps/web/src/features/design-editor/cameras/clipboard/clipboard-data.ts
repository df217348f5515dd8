import { COLUMN_SETS } from '@site-designer/camera-table';
import type { Copied, Pasted } from '../grid/grid-commands.ts';

/** Adds to a copy what plain text lacks: which columns are halves, and which optional ones there are. */
const LAYOUT_TYPE = 'application/x-site-designer-layout';

export function copyBlock(clipboard: DataTransfer, { text, layout, sets }: Copied): void {
  clipboard.setData('text/plain', text);
  clipboard.setData(LAYOUT_TYPE, [layout, ...sets].join(' '));
}

export function pastedBlock(clipboard: DataTransfer): Pasted {
  const [layout, ...sets] = clipboard.getData(LAYOUT_TYPE).split(' ');
  const text = clipboard.getData('text');
  if (layout !== 'single' && layout !== 'halves') return { text, layout: undefined };
  return { text, layout, sets: COLUMN_SETS.filter((set) => sets.includes(set)) };
}
