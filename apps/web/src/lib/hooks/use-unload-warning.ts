import { useEffect } from 'react';

/** Makes the browser ask before it leaves a page, for instance for one in another language, while something on it is not kept. */
export function useUnloadWarning(isUnsent: boolean): void {
  useEffect(() => {
    if (!isUnsent) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isUnsent]);
}
