import { useEffect, useState, type ComponentType } from 'react';

/**
 * A part that a page does well without: it comes once it is loaded, and is left out where it cannot be. Not lazy: what comes after a
 * fallback would delay the page.
 *
 * @param load - Undefined where it is not wanted.
 */
export function useComponent<Props = object>(
  load: (() => Promise<ComponentType<Props>>) | undefined,
): ComponentType<Props> | undefined {
  const [loaded, setLoaded] = useState<ComponentType<Props>>();
  useEffect(() => {
    load?.().then(
      (component) => setLoaded(() => component),
      () => undefined,
    );
  }, [load]);
  return loaded;
}
