import { DOCUMENT_TEXTS as TEXTS } from '#texts/proposal/customer.ts';
import type { CustomerDocument } from '@site-designer/texts';

const FONT = "8pt 'Inter Variable', sans-serif";
const COLOR = '#566171';

/** What the head and foot of a page tell. */
export type PagedDocument = Pick<CustomerDocument, 'paper' | 'number' | 'seller'>;

/** Paper and margins of a document: its number and pages above, its seller below. */
export function pageRule({ paper, number, seller }: PagedDocument): string {
  const { before, between } = TEXTS.pageOf(number);
  const contact = [seller.phone, seller.email].filter((text) => text !== '').join(', ');
  const pages = `${cssText(before)} counter(page) ${cssText(between)} counter(pages)`;
  const boxes = [
    // What the page around would write there.
    box('top-left', 'none'),
    box('top-right', pages),
    box('bottom-left', cssText(seller.name)),
    box('bottom-right', cssText(contact)),
  ];
  return `@page { size: ${paper}; margin: 18mm 16mm 16mm; ${boxes.join(' ')} }`;
}

function box(place: string, content: string): string {
  return `@${place} { content: ${content}; color: ${COLOR}; font: ${FONT}; }`;
}

/** A text as a string in a style sheet. */
function cssText(text: string): string {
  return `"${text.replaceAll(/["\\\n\r\f<]/g, ' ')}"`;
}
