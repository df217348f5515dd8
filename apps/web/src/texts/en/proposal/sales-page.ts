/** Headings of a sales engineer's document; the others come with it. */
export const SALES_PAGE_TEXTS = {
  title: 'For the sales engineer',
  answer: 'Answer',
  toKnow: 'To know before you sell',
  items: 'Items',
  notComputed: 'The document for the sales engineer could not be computed',
  assumptions: 'Numbers at figures',
} as const;
