import { useLayoutEffect, type RefObject } from 'react';
import { trackTemplate } from './drawn-columns.ts';

/** Gives all rows their tracks, as wide as the frame has room for. */
export function useTrackWidths(frame: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    const fit = (): void => element.style.setProperty('--tracks', trackTemplate(element.clientWidth));
    const resizes = new ResizeObserver(fit);
    resizes.observe(element);
    fit();
    return () => resizes.disconnect();
  }, [frame]);
}
