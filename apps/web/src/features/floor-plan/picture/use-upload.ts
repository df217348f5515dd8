import { useState } from 'react';
import { PLAN_TEXTS as TEXTS } from '#texts/editor/plan.ts';
import type { PdfPages } from './pdf-pages.ts';
import { PictureProblem, readPicture } from './read-picture.ts';

export interface Upload {
  /** What is being done; undefined where nothing is. */
  readonly doing: string | undefined;
  /** Why the last file was not taken. */
  readonly problem: string | undefined;
  /** An open PDF of several pages, one of which is to be chosen. */
  readonly pdf: PdfPages | undefined;
  readonly start: (file: File, store: Store) => void;
  readonly choosePage: (page: number) => void;
  readonly cancel: () => void;
}

type Store = (picture: Blob) => Promise<unknown>;

/** Reads a file, lets a page of a PDF be chosen, and stores the picture. */
export function useUpload(onFailure: (cause: unknown) => void): Upload {
  const [doing, setDoing] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const [open, setOpen] = useState<{ readonly pdf: PdfPages; readonly store: Store }>();

  async function attempt(work: () => Promise<void>): Promise<void> {
    setProblem(undefined);
    setDoing(TEXTS.reading);
    try {
      await work();
    } catch (cause) {
      if (cause instanceof PictureProblem) setProblem(cause.message);
      else onFailure(cause);
    } finally {
      setDoing(undefined);
    }
  }

  async function stored(picture: Blob, store: Store): Promise<void> {
    setDoing(TEXTS.uploading);
    await store(picture);
  }

  async function storedPage(page: number, pdf: PdfPages, store: Store): Promise<void> {
    const picture = await pdf.picture(page);
    pdf.close();
    setOpen(undefined);
    await stored(picture, store);
  }

  return {
    doing,
    problem,
    pdf: open?.pdf,
    start: (file, store) =>
      void attempt(async () => {
        const read = await readPicture(file);
        if (read.kind === 'picture') return stored(read.picture, store);
        const { openPdf } = await import('./pdf-pages.ts');
        const pdf = await openPdf(read.bytes);
        if (pdf.count === 1) return storedPage(1, pdf, store);
        setOpen({ pdf, store });
        return undefined;
      }),
    choosePage: (page) => void (open && attempt(() => storedPage(page, open.pdf, open.store))),
    cancel: () => {
      open?.pdf.close();
      setOpen(undefined);
    },
  };
}
