import { Type } from 'typebox';
import { EXACT } from './schema.ts';

/** Most entries of a page. */
export const MOST_OF_PAGE = 1000;

/** What asks a list for a part of it. */
export const PAGE = {
  after: Type.Optional(
    Type.Integer({
      minimum: 1,
      description: 'The last id of the page before: entries with lower ids follow. Without it from the first one',
      examples: [1042],
    }),
  ),
  limit: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: MOST_OF_PAGE,
      description: 'Most entries of a page. Without it all of them',
      examples: [100],
    }),
  ),
};

export const PageQuery = Type.Object(PAGE, EXACT);

/** For the description of a list that has another order. */
export const PAGES_BY_ID = 'A page (`after` or `limit`) has the highest id first.';
