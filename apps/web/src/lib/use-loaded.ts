import { useCallback, useEffect, useEffectEvent, useState } from 'react';

export interface Loaded<T> {
  /** Undefined until it has come; what came for the same key stays while it is loaded again. */
  readonly data: T | undefined;
  /** Why it did not come. */
  readonly cause: unknown;
  readonly reload: () => void;
}

interface Answer<T> {
  readonly key: string;
  readonly data?: T;
  readonly cause?: unknown;
}

/** Loads what a page shows, and again whenever `key` changes; what comes for an earlier key is not shown. */
export function useLoaded<T>(key: string, load: () => Promise<T>): Loaded<T> {
  const [answer, setAnswer] = useState<Answer<T>>();
  const [turn, setTurn] = useState(0);
  const latest = useEffectEvent(load);

  useEffect(() => {
    let isCurrent = true;
    const show = (next: Answer<T>): void => {
      if (isCurrent) setAnswer(next);
    };
    latest().then(
      (data) => show({ key, data }),
      (cause: unknown) => show({ key, cause }),
    );
    return () => {
      isCurrent = false;
    };
  }, [key, turn]);

  const shown = answer?.key === key ? answer : undefined;
  const reload = useCallback(() => setTurn((before) => before + 1), []);
  return { data: shown?.data, cause: shown?.cause, reload };
}
