import type { Copied, Pasted } from '../grid/grid-commands.ts';

/** Adds to a copy what plain text lacks: which columns are halves. */
const LAYOUT_TYPE = 'application/x-site-designer-layout';

export function copyBlock(clipboard: DataTransfer, { text, layout }: Copied): void {
  clipboard.setData('text/plain', text);
  clipboard.setData(LAYOUT_TYPE, layout);
}

export function pastedBlock(clipboard: DataTransfer): Pasted {
  const layout = clipboard.getData(LAYOUT_TYPE);
  return { text: clipboard.getData('text'), layout: layout === 'single' || layout === 'halves' ? layout : undefined };
}
