import { useEffect } from 'react';
import { useEditor } from './editor-context.ts';

/** The browser asks before it leaves a page with changes that the server does not have. */
export function useUnloadWarning(): void {
  const isUnsent = useEditor(({ siteDesignEditor }) => siteDesignEditor.saveState !== 'saved');
  useEffect(() => {
    if (!isUnsent) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isUnsent]);
}
