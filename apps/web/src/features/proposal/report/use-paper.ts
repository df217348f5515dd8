import { useCallback, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useExplanation } from '../../../explained/explanation-context.tsx';
import { afterFrame } from '../../../lib/hooks/after-frame.ts';
import { useIsPrinting } from '../../../lib/hooks/use-is-printing.ts';

interface Paper {
  /** Whether what is only for the paper is drawn. */
  readonly isOnPaper: boolean;
  /** Draws it, waits for what its figures ask, and prints. */
  readonly print: () => void;
}

/** Draws the paper when it is wanted: by the button, by the keys of the browser, or by its menu, which does not wait. */
export function usePaper(): Paper {
  const explanation = useExplanation();
  const isPrinting = useIsPrinting();
  const [isWanted, setIsWanted] = useState(false);

  const print = useCallback(() => {
    flushSync(() => setIsWanted(true));
    void Promise.resolve(explanation?.settled()).then(() =>
      afterFrame(() => {
        window.print();
        setIsWanted(false);
      }),
    );
  }, [explanation]);

  useEffect(() => {
    const listening = new AbortController();
    const onKey = (event: KeyboardEvent): void => {
      if (!(event.ctrlKey || event.metaKey) || event.key !== 'p') return;
      event.preventDefault();
      print();
    };
    addEventListener('keydown', onKey, listening);
    return () => listening.abort();
  }, [print]);

  return { isOnPaper: isWanted || isPrinting, print };
}
