import type { PDFPageProxy, TextItem } from 'pdfjs-dist/types/src/display/api.js';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** The text of each page of a PDF, in reading order, with single spaces. */
export function pagesOf(pdf: Uint8Array): Promise<readonly string[]> {
  return eachPage(pdf, async (page) => textOf(await itemsOf(page)));
}

interface FilledPage {
  readonly text: string;
  /** How far down its lines reach, 0 to 1, without what stands in the margins. */
  readonly filled: number;
}

/** The same, and how much of each page is filled. */
export function filledPagesOf(pdf: Uint8Array): Promise<readonly FilledPage[]> {
  return eachPage(pdf, async (page) => {
    const items = await itemsOf(page);
    return { text: textOf(items), filled: filledPart(items, page.getViewport({ scale: 1 }).height) };
  });
}

function textOf(items: readonly TextItem[]): string {
  return items
    .map(({ str, hasEOL }) => (hasEOL ? `${str} ` : str))
    .join('')
    .replaceAll(/\s+/g, ' ');
}

/** Where the lines above and below the content of a page stand, points from its edge. */
const MARGIN = 45;

function filledPart(items: readonly TextItem[], height: number): number {
  const bottoms = items
    .filter(({ str }) => str.trim() !== '')
    .map(({ transform }) => transform[5] as number)
    .filter((y) => y > MARGIN && y < height - MARGIN);
  return (height - MARGIN - Math.min(...bottoms)) / (height - 2 * MARGIN);
}

async function itemsOf(page: PDFPageProxy): Promise<readonly TextItem[]> {
  return (await page.getTextContent()).items.filter((item): item is TextItem => 'str' in item);
}

async function eachPage<T>(pdf: Uint8Array, read: (page: PDFPageProxy) => Promise<T>): Promise<readonly T[]> {
  const task = getDocument({ data: new Uint8Array(pdf), verbosity: 0 });
  const document = await task.promise;
  const numbers = Array.from({ length: document.numPages }, (_, index) => index + 1);
  const found = await Promise.all(numbers.map(async (number) => read(await document.getPage(number))));
  await task.destroy();
  return found;
}
