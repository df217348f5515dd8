import { useEffect, useRef, useState, type ReactNode } from 'react';
import { PLAN_TEXTS as TEXTS } from '#texts/editor/plan.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import type { PdfPages } from './pdf-pages.ts';
import styles from './picture.module.css';

interface PageDialogProps {
  readonly pdf: PdfPages;
  readonly onChoose: (page: number) => void;
  readonly onClose: () => void;
}

const PREVIEW_WIDTH = 420;

/** Asks which page of a PDF is the plan. */
export function PageDialog({ pdf, onChoose, onClose }: PageDialogProps): ReactNode {
  const [page, setPage] = useState(1);
  const frame = useRef<HTMLElement>(null);
  useEffect(() => {
    let isWanted = true;
    void pdf.preview(page, PREVIEW_WIDTH).then(
      (canvas) => isWanted && frame.current?.replaceChildren(canvas),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [pdf, page]);
  return (
    <Dialog title={TEXTS.page} isOpen onClose={onClose}>
      <div className={styles.pages}>
        <NumberField
          label={TEXTS.pageOf(pdf.count)}
          value={page}
          bounds={{ min: 1, max: pdf.count }}
          onChange={setPage}
        />
        <figure ref={frame} className={styles.preview} aria-label={TEXTS.preview(page)} />
        <Button look="primary" onClick={() => onChoose(page)}>
          {TEXTS.usePage}
        </Button>
      </div>
    </Dialog>
  );
}
