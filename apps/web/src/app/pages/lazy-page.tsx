import { lazy, useState, type ComponentType } from 'react';
import { loadChunk } from '../../lib/calls/load-chunk.ts';

/** A page whose code is loaded on demand or shortly before. */
export interface LazyPage<Props = object> {
  readonly Page: ComponentType<Props>;
  readonly fetch: () => Promise<unknown>;
}

/**
 * After a Suspense fallback, React delays a page by 300 ms, longer than its code takes to load: a page whose code is loaded
 * already is rendered without Suspense.
 */
export function lazyPage<Props extends object = object>(load: () => Promise<ComponentType<Props>>): LazyPage<Props> {
  let Loaded: ComponentType<Props> | undefined;
  const fetch = async () => ({ default: (Loaded ??= await loadChunk(load())) });
  const Later = lazy(fetch);

  function Page(props: Props) {
    const [Shown] = useState<ComponentType<Props>>(() => Loaded ?? Later);
    return <Shown {...props} />;
  }
  return { Page, fetch };
}
