import { useCallback, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { AppliedToast } from '../editor/applied-toast.tsx';
import { importAddress, isImportAddress } from '../pages/addresses.ts';
import { lazyPage } from '../pages/lazy-page.tsx';
import { useImportHandoff } from './import-handoff.tsx';

const IMPORT = lazyPage(async () => (await import('./import-screen.tsx')).ImportScreen);

/** The import of cameras at its address, else what else is shown of the same open design. */
export function ImportOr({ children }: { readonly children: ReactNode }): ReactNode {
  return isImportAddress(useLocation().pathname) ? <IMPORT.Page /> : children;
}

/** Opens the import, with a file where there is one. */
export function useOpenImport(): (file?: File) => void {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { handFile } = useImportHandoff();
  return useCallback(
    (file) => {
      handFile(file);
      void navigate(importAddress(pathname));
    },
    [handFile, navigate, pathname],
  );
}

/** Says what was imported, and offers to undo it. */
export function ImportedToast(): ReactNode {
  const { done, tellDone } = useImportHandoff();
  if (!done) return null;
  return <AppliedToast step={done.step} text={done.text} onClose={() => tellDone(undefined)} />;
}
