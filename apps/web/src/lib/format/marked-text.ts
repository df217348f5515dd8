import type { Pieces } from '@site-designer/texts';
import { createElement, Fragment, type ReactNode } from 'react';

/** A sentence whose figures are marked, in the order of its language. */
export function markedText(sentence: Pieces<ReactNode>): ReactNode {
  return createElement(Fragment, null, ...sentence);
}
