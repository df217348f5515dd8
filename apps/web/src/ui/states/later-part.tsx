import { useEffect, useState, type ComponentType, type ReactNode } from 'react';

interface LaterPartProps<Props extends object> {
  readonly load: () => Promise<ComponentType<Props>>;
  readonly props: Props;
  readonly meanwhile?: ReactNode;
}

/**
 * A part that a page does well without: it comes once it is loaded, and is left out where it cannot be. Not lazy: what comes after a
 * fallback would delay the page.
 */
export function LaterPart<Props extends object>({ load, props, meanwhile }: LaterPartProps<Props>): ReactNode {
  const [Loaded, setLoaded] = useState<ComponentType<Props>>();
  useEffect(() => {
    load().then(
      (component) => setLoaded(() => component),
      () => undefined,
    );
  }, [load]);
  return Loaded ? <Loaded {...props} /> : meanwhile;
}
