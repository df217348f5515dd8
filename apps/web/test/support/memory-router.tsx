import { useState, type ReactNode } from 'react';
import { FIRST, type History, type Place } from '../../src/lib/router/history.ts';
import { Router } from '../../src/lib/router/router.tsx';

function memoryHistory(address: string): History {
  const { pathname, search, hash } = new URL(address, location.origin);
  const places: Place[] = [{ pathname, search, hash, state: undefined, key: FIRST }];
  const listeners = new Set<() => void>();
  let index = 0;
  return {
    place: () => places[index]!,
    write: (place, replace) => {
      if (!replace) index += 1;
      places.splice(index, places.length, place);
    },
    go: (steps) => {
      index += steps;
      for (const listener of listeners) listener();
    },
    onPop: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

interface MemoryRouterProps {
  readonly at?: string;
  readonly children: ReactNode;
}

/** The router, with a history of its own. */
export function MemoryRouter({ at = '/', children }: MemoryRouterProps): ReactNode {
  const [history] = useState(() => memoryHistory(at));
  return <Router history={history}>{children}</Router>;
}
