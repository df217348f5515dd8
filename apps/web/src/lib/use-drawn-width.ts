import { useEffect, useLayoutEffect, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';

/** How wide an element is drawn, pixels; while the page is printed, a width for the paper, as nothing is measured there. */
export function useDrawnWidth(element: RefObject<Element | null>, onPaper: number): number {
  const [width, setWidth] = useState(onPaper);
  const [isPrinting, setIsPrinting] = useState(false);

  useLayoutEffect(() => {
    const drawn = element.current!;
    // What is folded has no width.
    const measure = (): void => setWidth((known) => Math.round(drawn.getBoundingClientRect().width) || known);
    measure();
    const sizes = new ResizeObserver(measure);
    sizes.observe(drawn);
    return () => sizes.disconnect();
  }, [element]);

  useEffect(() => {
    // The paper is laid out as soon as the listeners have returned.
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
