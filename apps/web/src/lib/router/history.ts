/** An address within the app, and what its entry in the browser's history keeps. */
export interface Place {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
  /** Given by who opened it. */
  readonly state: unknown;
  /** Tells entries of the history apart; {@link FIRST} for that with which the page was loaded. */
  readonly key: string;
}

/** How a place was reached: by Back, Forward or a load, by a new entry of the history, or in place of the last one. */
export type Arrival = 'POP' | 'PUSH' | 'REPLACE';

export interface NavigateOptions {
  readonly replace?: boolean;
  readonly state?: unknown;
}

/** Where the app is, kept by the browser; tests have one of their own. */
export interface History {
  readonly place: () => Place;
  readonly write: (place: Place, replace: boolean) => void;
  /** Back where it is negative. */
  readonly go: (steps: number) => void;
  /** @returns Ends the listening. */
  readonly onPop: (listener: () => void) => () => void;
}

interface Kept {
  readonly state?: unknown;
  readonly key?: string;
}

export const FIRST = 'default';

export const browserHistory: History = {
  place: () => {
    const { pathname, search, hash } = location;
    const { state, key = FIRST } = (history.state ?? {}) as Kept;
    return { pathname, search, hash, state, key };
  },
  write: (place, replace) => {
    const kept: Kept = { state: place.state, key: place.key };
    if (replace) history.replaceState(kept, '', addressOf(place));
    else history.pushState(kept, '', addressOf(place));
  },
  go: (steps) => history.go(steps),
  onPop: (listener) => {
    addEventListener('popstate', listener);
    return () => removeEventListener('popstate', listener);
  },
};

export function addressOf({ pathname, search, hash }: Pick<Place, 'pathname' | 'search' | 'hash'>): string {
  return pathname + search + hash;
}

let entries = 0;

/** The place at an address of the app, which may be a query alone. */
export function placeAt(to: string, from: Place, state: unknown): Place {
  const { pathname, search, hash } = new URL(to, new URL(from.pathname, location.origin));
  entries += 1;
  return { pathname, search, hash, state, key: `${Date.now()}-${entries}` };
}
