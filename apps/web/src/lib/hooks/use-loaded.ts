import { useCallback, useEffect, useEffectEvent, useState } from 'react';

export interface Loaded<T> {
  /** Undefined until it is loaded; data of the same key stays during a reload. */
  readonly data: T | undefined;
  readonly cause: unknown;
  readonly reload: () => void;
}

interface Answer<T> {
  readonly key: string;
  readonly data?: T;
  readonly cause?: unknown;
}

/** Loads data of a page, and again whenever `key` changes; answers for an earlier key are ignored. */
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
