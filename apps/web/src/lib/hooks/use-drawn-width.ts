import { useEffect, useLayoutEffect, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';

/** Rendered width of an element in pixels; in print, where nothing can be measured, the width of the paper. */
export function useDrawnWidth(element: RefObject<Element | null>, onPaper: number): number {
  const [width, setWidth] = useState(onPaper);
  const [isPrinting, setIsPrinting] = useState(false);

  useLayoutEffect(() => {
    const drawn = element.current!;
    // A folded element has no width.
    const measure = (): void => setWidth((known) => Math.round(drawn.getBoundingClientRect().width) || known);
    measure();
    const sizes = new ResizeObserver(measure);
    sizes.observe(drawn);
    return () => sizes.disconnect();
  }, [element]);

  useEffect(() => {
    // Browsers lay out the print as soon as the listeners have returned.
    const change = ({ type }: Event): void => flushSync(() => setIsPrinting(type === 'beforeprint'));
    addEventListener('beforeprint', change);
    addEventListener('afterprint', change);
    return () => {
      removeEventListener('beforeprint', change);
      removeEventListener('afterprint', change);
    };
  }, []);

  return isPrinting ? onPaper : width;
}
