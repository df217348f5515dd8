import { useEffect } from 'react';
import { useApp } from '../../store/use-app.ts';

/** The browser asks before it leaves a page with changes that the server does not have. */
export function useUnloadWarning(): void {
  const isUnsent = useApp(({ siteDesignEditor }) => siteDesignEditor.saveState !== 'saved');
  useEffect(() => {
    if (!isUnsent) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isUnsent]);
}
