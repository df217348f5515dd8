import type { ReferenceExpression, SelectQueryBuilder } from 'kysely';
import type { ListPage } from '../../../modules/ports/list-page.ts';
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

/** A page of a query, with the highest id first; the whole answer, in its own order, where no page is asked for. */
export function pageOf<DB, TB extends keyof DB, O>(
  query: SelectQueryBuilder<DB, TB, O>,
  id: ReferenceExpression<DB, TB>,
  page: ListPage = {},
): SelectQueryBuilder<DB, TB, O> {
  if (page.after === undefined && page.limit === undefined) return query;
  const { below, most } = pageBounds(page);
  return query
    .$if(page.after !== undefined, (after) => after.where(id, '<', below as never))
    .clearOrderBy()
    .orderBy(id, 'desc')
    .limit(most);
}
