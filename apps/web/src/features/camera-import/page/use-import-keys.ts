import { useEffect } from 'react';
import type { ImportSession } from '../model/import-store.ts';

/** Fields that undo what is typed into them by themselves. */
const HAS_ITS_OWN =
  'dialog, textarea, input:not([type="checkbox"], [type="radio"], [type="file"], [data-typed="false"])';

/** Ctrl+Z and Ctrl+Y go through the versions of the choices. */
export function useImportKeys(session: ImportSession): void {
  useEffect(() => {
    function press(event: KeyboardEvent): void {
      const key = event.key.toLowerCase();
      if (event.defaultPrevented || !(event.ctrlKey || event.metaKey) || (key !== 'z' && key !== 'y')) return;
      if (event.target instanceof Element && event.target.closest(HAS_ITS_OWN)) return;
      event.preventDefault();
      if (key === 'y' || event.shiftKey) session.redo();
      else session.undo();
    }
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [session]);
}
