import { FIGURE_TEXTS as TEXTS } from '#texts/pages/lists.ts';
import type { ListFigures } from '@site-designer/api-contract/addresses';

export function nothingFits({ cameras, hardware }: Pick<ListFigures, 'cameras' | 'hardware'>): boolean {
  return cameras > 0 && hardware === null;
}

/** `Draft`, `P-0001 A issued`. */
export function statusText(figures: ListFigures): string {
  const { status, proposal, cameras } = figures;
  if (status !== 'draft' && proposal !== null) {
    return `${proposal.number} ${proposal.revision} ${TEXTS.statuses[status]}`;
  }
  if (nothingFits(figures)) return TEXTS.nothingFits;
  return cameras === 0 ? TEXTS.noCameras : TEXTS.draft;
}
