import type { ListPage } from '../../modules/ports/list-page.ts';
import { idOf } from './ids.ts';

/** More than a list has, and in the range of both databases. */
const ALL_ROWS = 2 ** 31 - 1;

/** The ids of a page are below `below`, and there are at most `most` of them. */
export interface PageBounds {
  readonly below: number;
  readonly most: number;
}

export function pageBounds({ after = Number.MAX_SAFE_INTEGER, limit = ALL_ROWS }: ListPage = {}): PageBounds {
  return { below: idOf(after), most: limit };
}
