import { lazy, useState, type ComponentType } from 'react';
import { loadChunk } from '../../lib/calls/load-chunk.ts';

/** A page whose code is loaded on demand or shortly before. */
export interface LazyPage {
  readonly Page: ComponentType;
  readonly fetch: () => Promise<unknown>;
}

/**
 * After a Suspense fallback, React delays a page by 300 ms, longer than its code takes to load: a page whose code is loaded
 * already is rendered without Suspense.
 */
export function lazyPage(load: () => Promise<ComponentType>): LazyPage {
  let Loaded: ComponentType | undefined;
  const fetch = async () => ({ default: (Loaded ??= await loadChunk(load())) });
  const Later = lazy(fetch);

  function Page() {
    const [Shown] = useState<ComponentType>(() => Loaded ?? Later);
    return <Shown />;
  }
  return { Page, fetch };
}
