import { LIST_ACTIONS } from '#texts/pages/lists.ts';
import type { ListFigures } from '@site-designer/api-contract/addresses';
import { logError } from '../calls/log.ts';

/** Figures of the items of a list; null where there are none. */
export type FiguresById = ReadonlyMap<number, ListFigures | null>;

export interface WithFigures {
  readonly id: number;
  readonly figures?: ListFigures | null;
}

/** A list is whole without its figures: a failure is only logged. */
export async function figuresOrNone(plural: string, load: () => Promise<readonly WithFigures[]>): Promise<FiguresById> {
  try {
    return new Map((await load()).map(({ id, figures = null }) => [id, figures]));
  } catch (cause) {
    logError(LIST_ACTIONS.figures(plural), cause);
    return new Map();
  }
}
