import type { CameraForm } from '@site-designer/camera-table';
import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { ImportSession, ImportState } from '../model/import-store.ts';

interface ImportPlace {
  readonly session: ImportSession;
  readonly form: CameraForm;
  /** Downloads a file to be filled in. */
  readonly onTemplate: () => void;
}

export const ImportPlaceContext = createContext<ImportPlace | undefined>(undefined);

function usePlace(): ImportPlace {
  const place = useContext(ImportPlaceContext);
  if (!place) throw new Error('An import needs an <ImportPlaceContext> above it');
  return place;
}

export function useSession(): ImportSession {
  return usePlace().session;
}

export function useTemplate(): () => void {
  return usePlace().onTemplate;
}

export function useImportForm(): CameraForm {
  return usePlace().form;
}

export function useImport<T>(selector: (state: ImportState) => T): T {
  return useStore(useSession().state, selector);
}
