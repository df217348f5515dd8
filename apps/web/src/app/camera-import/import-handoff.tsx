import type { CameraRow } from '@site-designer/sizing-engine';
import { createContext, useContext, useMemo, useState, type ReactNode } from 'react';

/** An import that was just done. */
export interface DoneNote {
  /** Label of its step in the history. */
  readonly step: string;
  readonly text: string;
  /** The rows before it. */
  readonly before: readonly CameraRow[];
}

interface Handoff {
  /** A file on its way from the table to the import. */
  readonly file: File | undefined;
  readonly handFile: (file: File | undefined) => void;
  /** On its way back. */
  readonly done: DoneNote | undefined;
  readonly tellDone: (done: DoneNote | undefined) => void;
}

const HandoffContext = createContext<Handoff | undefined>(undefined);

/** What goes between the table of the open design and its import. */
export function ImportHandoffProvider({ children }: { readonly children: ReactNode }): ReactNode {
  const [file, handFile] = useState<File>();
  const [done, tellDone] = useState<DoneNote>();
  const value = useMemo(() => ({ file, handFile, done, tellDone }), [file, done]);
  return <HandoffContext value={value}>{children}</HandoffContext>;
}

export function useImportHandoff(): Handoff {
  const handoff = useContext(HandoffContext);
  if (!handoff) throw new Error('useImportHandoff needs an <ImportHandoffProvider> above it');
  return handoff;
}
