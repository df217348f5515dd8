import { useEffect, useState } from 'react';

interface View {
  /** The rows in the page, by their ids. */
  readonly ids: readonly number[];
  readonly isScrolling: boolean;
}

/** Rows that get their controls within one frame: those of a whole screen would make it late. */
const PER_FRAME = 5;

interface Shown {
  readonly ids: readonly number[];
  /** Which of them are shown without their controls. */
  readonly deferred: ReadonlySet<number>;
}

const NOTHING: Shown = { ids: [], deferred: new Set() };

/** The rows that came into the page by scrolling and are shown without controls, which they get when it stands still. */
export function useDeferredControls(view: View): ReadonlySet<number> {
  const [last, setLast] = useState(NOTHING);
  const shown = shownAfter(last, view);
  if (shown !== last) setLast(shown);
  const { deferred } = shown;
  const isSettling = !view.isScrolling && deferred.size > 0;

  useEffect(() => {
    if (!isSettling) return;
    const frame = requestAnimationFrame(() => setLast(withNextControls));
    return () => cancelAnimationFrame(frame);
  }, [isSettling, deferred]);

  return deferred;
}

function shownAfter(last: Shown, { ids, isScrolling }: View): Shown {
  if (ids.length === last.ids.length && ids.every((id, index) => id === last.ids[index])) return last;
  const before = new Set(last.ids);
  const isDeferred = (id: number): boolean => last.deferred.has(id) || (isScrolling && !before.has(id));
  return { ids, deferred: new Set(ids.filter(isDeferred)) };
}

function withNextControls({ ids, deferred }: Shown): Shown {
  return { ids, deferred: new Set([...deferred].slice(PER_FRAME)) };
}
