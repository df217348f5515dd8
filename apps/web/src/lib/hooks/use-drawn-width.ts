import { useLayoutEffect, useState, type RefObject } from 'react';
import { useIsPrinting } from './use-is-printing.ts';

/** Rendered width of an element in pixels; in print, where nothing can be measured, the width of the paper. */
export function useDrawnWidth(element: RefObject<Element | null>, onPaper: number): number {
  const [width, setWidth] = useState(onPaper);
  const isPrinting = useIsPrinting();

  useLayoutEffect(() => {
    const drawn = element.current!;
    // A folded element has no width.
    const measure = (): void => setWidth((known) => Math.round(drawn.getBoundingClientRect().width) || known);
    measure();
    const sizes = new ResizeObserver(measure);
    sizes.observe(drawn);
    return () => sizes.disconnect();
  }, [element]);

  return isPrinting ? onPaper : width;
}
