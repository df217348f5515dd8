import { useEffect } from 'react';
import { useEditor } from './editor-context.ts';

/** Makes the browser ask before it leaves a page with unsaved changes. */
export function useUnloadWarning(): void {
  const isUnsent = useEditor(({ siteDesignEditor }) => siteDesignEditor.saveState !== 'saved');
  useEffect(() => {
    if (!isUnsent) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isUnsent]);
}
