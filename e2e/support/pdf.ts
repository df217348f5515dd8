import type { PDFPageProxy, TextItem } from 'pdfjs-dist/types/src/display/api.js';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** The text of each page of a PDF, in reading order, with single spaces. */
export function pagesOf(pdf: Uint8Array): Promise<readonly string[]> {
  return eachPage(pdf, async (page) =>
    (await textsOf(page))
      .map(({ str, hasEOL }) => (hasEOL ? `${str} ` : str))
      .join('')
      .replaceAll(/\s+/g, ' '),
  );
}

/** Where the lines above and below the content of a page stand, points from its edge. */
const MARGIN = 45;

/** How far down its lines reach on each page of a PDF, 0 to 1, without what stands in the margins. */
export function filledPartsOf(pdf: Uint8Array): Promise<readonly number[]> {
  return eachPage(pdf, async (page) => {
    const { height } = page.getViewport({ scale: 1 });
    const bottoms = (await textsOf(page))
      .filter(({ str }) => str.trim() !== '')
      .map(({ transform }) => transform[5] as number)
      .filter((y) => y > MARGIN && y < height - MARGIN);
    return (height - MARGIN - Math.min(...bottoms)) / (height - 2 * MARGIN);
  });
}

async function textsOf(page: PDFPageProxy): Promise<readonly TextItem[]> {
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
