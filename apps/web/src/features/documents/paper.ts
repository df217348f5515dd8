import { DOCUMENT_TEXTS as TEXTS } from '#texts/proposal/customer.ts';
import type { CustomerDocument } from '@site-designer/texts';
import { cssText, marginBox } from '../../explained/use-page-header.ts';

/** What the head and foot of a page tell. */
export type PagedDocument = Pick<CustomerDocument, 'paper' | 'number' | 'seller'>;

/** Paper and margins of a document: its number and pages above, its seller below. */
export function pageRule({ paper, number, seller }: PagedDocument): string {
  const { before, between } = TEXTS.pageOf(number);
  const contact = [seller.phone, seller.email].filter((text) => text !== '').join(', ');
  const pages = `${cssText(before)} counter(page) ${cssText(between)} counter(pages)`;
  const boxes = [
    // What the page around would write there.
    marginBox('top-left', 'none'),
    marginBox('top-right', pages),
    marginBox('bottom-left', cssText(seller.name)),
    marginBox('bottom-right', cssText(contact)),
  ];
  return `@page { size: ${paper}; margin: 18mm 16mm 16mm; ${boxes.join(' ')} }`;
}
