import type { StoreApi } from 'zustand/vanilla';
import { afterFrame } from '../hooks/after-frame.ts';

interface Followed<T> {
  readonly sources: readonly { readonly subscribe: (listener: () => void) => () => void }[];
  /** The state now: the same object as before until something changes. */
  readonly read: (before?: T) => T;
  /** Whether a change follows after the next frame instead of at once. */
  readonly mayWait: (before: T, now: T) => boolean;
}

export type StoreBehind<T> = Pick<StoreApi<T>, 'getState' | 'getInitialState' | 'subscribe'>;

/** A store that follows others. Some changes reach it only after the frame in which they are shown elsewhere. */
export function createStoreBehind<T>({ sources, read, mayWait }: Followed<T>): StoreBehind<T> {
  const listeners = new Set<Parameters<StoreBehind<T>['subscribe']>[0]>();
  const initial = read();
  let shown = initial;
  let callOff: (() => void) | undefined;
  let unfollow: (() => void) | undefined;

  function show(): void {
    callOff?.();
    callOff = undefined;
    const before = shown;
    shown = read(before);
    if (shown !== before) for (const listener of listeners) listener(shown, before);
  }

  function follow(): void {
    if (mayWait(shown, read(shown))) callOff ??= afterFrame(show);
    else show();
  }

  function start(): () => void {
    shown = read(shown);
    const ends = sources.map((source) => source.subscribe(follow));
    return () => {
      callOff?.();
      callOff = undefined;
      for (const end of ends) end();
    };
  }

  return {
    getInitialState: () => initial,
    getState: () => {
      // There are no listeners yet.
      if (listeners.size === 0) shown = read(shown);
      return shown;
    },
    subscribe: (listener) => {
      if (listeners.size === 0) unfollow = start();
      listeners.add(listener);
      return () => {
        if (listeners.delete(listener) && listeners.size === 0) unfollow?.();
      };
    },
  };
}
