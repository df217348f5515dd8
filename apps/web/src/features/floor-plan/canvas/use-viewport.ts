import type { Plan } from '@site-designer/api-contract';
import { useCallback, useEffect, useLayoutEffect, useState, type RefObject } from 'react';
import { fitted, zoomed, type Viewport } from './view.ts';

interface Shown {
  readonly width: number;
  readonly height: number;
}

interface ViewportState {
  readonly shown: Shown;
  readonly viewport: Viewport;
  readonly setViewport: (change: (viewport: Viewport) => Viewport) => void;
  readonly fit: () => void;
  /** About the middle of what is shown. */
  readonly zoom: (factor: number) => void;
}

const WHEEL = 0.0015;
/** A wheel that counts lines. */
const LINE = 24;

/** What of the plan is shown: all of it at first, and when its size or turn changes. */
export function useViewport(frame: RefObject<HTMLElement | null>, plan: Plan): ViewportState {
  const [shown, setShown] = useState<Shown>({ width: 800, height: 500 });
  const [viewport, setViewport] = useState<Viewport>(() => fitted(plan, shown));
  const { id, width, height, rotation } = plan;

  useLayoutEffect(() => {
    const element = frame.current;
    if (element === null) return undefined;
    const measure = (): void => setShown({ width: element.clientWidth, height: element.clientHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [frame]);

  const fit = useCallback(
    () => setViewport(fitted({ width, height, rotation } as Plan, shown)),
    [width, height, rotation, shown],
  );
  useLayoutEffect(fit, [fit, id]);

  useEffect(() => {
    const element = frame.current;
    if (element === null) return undefined;
    function turn(event: WheelEvent): void {
      event.preventDefault();
      const { left, top } = element!.getBoundingClientRect();
      const way = event.deltaY * (event.deltaMode === 0 ? 1 : LINE);
      const at = { x: event.clientX - left, y: event.clientY - top };
      setViewport((before) => zoomed(before, Math.exp(-way * WHEEL), at));
    }
    // React listens passively, which could not keep the page from scrolling.
    element.addEventListener('wheel', turn, { passive: false });
    return () => element.removeEventListener('wheel', turn);
  }, [frame]);

  const zoom = useCallback(
    (factor: number) => setViewport((before) => zoomed(before, factor, { x: shown.width / 2, y: shown.height / 2 })),
    [shown],
  );
  return { shown, viewport, setViewport, fit, zoom };
}
