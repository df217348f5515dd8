import { lazy, useState, type ComponentType } from 'react';
import { loadChunk } from '../lib/load-chunk.ts';

/** A page whose code comes when it is needed, or a moment before. */
export interface LazyPage {
  readonly Page: ComponentType;
  readonly fetch: () => Promise<unknown>;
}

/**
 * React holds a page back for 300 ms once it has shown that it waits for its code, which comes in less: a page whose code
 * is there already is shown without that.
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
