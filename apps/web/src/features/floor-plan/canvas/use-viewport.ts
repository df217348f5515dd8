import type { Plan } from '@site-designer/api-contract';
import { useCallback, useEffect, useLayoutEffect, useState, type RefObject } from 'react';
import { fitted, paperOf, zoomed, type Viewport } from './view.ts';

interface ViewportState {
  /** Width of what is shown, pixels of the screen. */
  readonly width: number;
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
  const [shown, setShown] = useState({ width: 800, height: 500 });
  const { x, y, width, height } = paperOf(plan);
  const key = [x, y, width, height, plan.rotation, shown.width, shown.height].join(' ');
  const [state, setState] = useState({ key: '', viewport: { x: 0, y: 0, scale: 1 } });
  // In the same frame: the plan is never shown at the place of before.
  if (state.key !== key) setState({ key, viewport: fitted(plan, shown) });

  const setViewport = useCallback<ViewportState['setViewport']>(
    (change) => setState((before) => ({ ...before, viewport: change(before.viewport) })),
    [],
  );

  useLayoutEffect(() => {
    const element = frame.current;
    if (element === null) return undefined;
    const measure = (): void => setShown({ width: element.clientWidth, height: element.clientHeight });
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [frame]);

  useEffect(() => {
    const element = frame.current;
    if (element === null) return undefined;
    const { signal, abort } = abortable();
    // React listens passively, which could not keep the page from scrolling.
    element.addEventListener(
      'wheel',
      (event) => {
        event.preventDefault();
        const { left, top } = element.getBoundingClientRect();
        const way = event.deltaY * (event.deltaMode === 0 ? 1 : LINE);
        const at = { x: event.clientX - left, y: event.clientY - top };
        setViewport((before) => zoomed(before, Math.exp(-way * WHEEL), at));
      },
      { passive: false, signal },
    );
    return abort;
  }, [frame, setViewport]);

  return {
    width: shown.width,
    viewport: state.viewport,
    setViewport,
    fit: () => setViewport(() => fitted(plan, shown)),
    zoom: (factor) => setViewport((before) => zoomed(before, factor, { x: shown.width / 2, y: shown.height / 2 })),
  };
}

function abortable(): { readonly signal: AbortSignal; readonly abort: () => void } {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}
