import { PICTURE_TEXTS as TEXTS } from '#texts/editor/plan.ts';
import { MOST_PICTURE_PIXELS } from '@site-designer/api-contract/placing-bounds';
import { getDocument, PDFWorker, type PDFDocumentProxy } from 'pdfjs-dist';
// oxlint-disable-next-line import/default -- the bundler gives its address
import workerAddress from 'pdfjs-dist/build/pdf.worker.min.mjs?url';
import { blobOf, canvasOf, PictureProblem } from './read-picture.ts';

/** An open PDF. Close it, which ends its worker. */
export interface PdfPages {
  readonly count: number;
  /** A page in a width for choosing it. */
  readonly preview: (page: number, width: number) => Promise<HTMLCanvasElement>;
  /** A page as the picture of a plan. */
  readonly picture: (page: number) => Promise<Blob>;
  readonly close: () => void;
}

const MOST_PAGES = 200;
/** 300 dots an inch: PDF counts 72. */
const MOST_SCALE = 300 / 72;

/** @throws PictureProblem where it cannot be used. */
export async function openPdf(bytes: Uint8Array): Promise<PdfPages> {
  const port = new Worker(workerAddress, { type: 'module' });
  const worker = PDFWorker.create({ port });
  const close = (): void => {
    worker.destroy();
    port.terminate();
  };
  try {
    const pdf = await getDocument({ data: bytes, worker, enableXfa: false }).promise;
    if (pdf.numPages > MOST_PAGES) throw new PictureProblem(TEXTS.pages(pdf.numPages, MOST_PAGES));
    if (await hasScripts(pdf)) throw new PictureProblem(TEXTS.scripts);
    return { count: pdf.numPages, close, ...drawing(pdf) };
  } catch (cause) {
    close();
    throw cause instanceof PictureProblem
      ? cause
      : new PictureProblem(isLocked(cause) ? TEXTS.password : TEXTS.pdfDamaged);
  }
}

function isLocked(cause: unknown): boolean {
  return cause instanceof Error && cause.name === 'PasswordException';
}

async function hasScripts(pdf: PDFDocumentProxy): Promise<boolean> {
  return (await pdf.getJSActions()) !== null;
}

function drawing(pdf: PDFDocumentProxy): Pick<PdfPages, 'preview' | 'picture'> {
  async function drawn(number: number, scaleFor: (size: { width: number; height: number }) => number) {
    const page = await pdf.getPage(number);
    const scale = scaleFor(page.getViewport({ scale: 1 }));
    const viewport = page.getViewport({ scale });
    const canvas = canvasOf(Math.max(1, Math.floor(viewport.width)), Math.max(1, Math.floor(viewport.height)));
    await page.render({ canvas, viewport, background: '#ffffff' }).promise;
    return canvas;
  }
  return {
    preview: (page, width) => drawn(page, (size) => width / size.width),
    picture: async (page) => {
      const largest = (size: { width: number; height: number }) =>
        Math.sqrt(MOST_PICTURE_PIXELS / (size.width * size.height));
      return blobOf(await drawn(page, (size) => Math.min(MOST_SCALE, largest(size) * 0.999)));
    },
  };
}
