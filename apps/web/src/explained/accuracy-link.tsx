import { ACCURACY_LINK } from '#texts/pages/other-pages.ts';
import type { ReactNode } from 'react';

/** Opens in a new tab: the design stays open. */
export function AccuracyLink(): ReactNode {
  return (
    <a href="/accuracy" target="_blank" rel="noreferrer" className="no-print">
      {ACCURACY_LINK}
    </a>
  );
}
