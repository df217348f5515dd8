import { createContext, useContext, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { CatalogueContext } from '../../lib/state/catalogue-context.ts';
import { ImportHandoffProvider } from '../camera-import/import-handoff.tsx';
import { KeptReportProvider } from '../../features/as-built/report/kept-report.tsx';
import { DesignEditorContext } from '../../features/design-editor/document/editor-context.ts';
import type { EditorStore } from './editor-store.ts';
import type { ProposalSlice } from '../../features/proposal/view/proposal-slice.ts';

const EditorStoreContext = createContext<EditorStore | undefined>(undefined);

interface EditorProviderProps {
  readonly store: EditorStore;
  readonly children: ReactNode;
}

export function EditorProvider({ store, children }: EditorProviderProps): ReactNode {
  const catalogue = useStore(store, ({ siteDesignEditor }) => siteDesignEditor.catalogue);
  return (
    <EditorStoreContext value={store}>
      <DesignEditorContext value={store}>
        <CatalogueContext value={catalogue}>
          <KeptReportProvider>
            <ImportHandoffProvider>{children}</ImportHandoffProvider>
          </KeptReportProvider>
        </CatalogueContext>
      </DesignEditorContext>
    </EditorStoreContext>
  );
}

export function useProposal<T>(selector: (proposal: ProposalSlice) => T): T {
  return useStore(useProposalStore(), ({ proposal }) => selector(proposal));
}

/** The proposal at the moment of the call. */
export function useReadProposal(): () => ProposalSlice {
  const store = useProposalStore();
  return () => store.getState().proposal;
}

function useProposalStore(): EditorStore {
  const store = useContext(EditorStoreContext);
  if (!store) throw new Error('A proposal needs an <EditorProvider> above it');
  return store;
}
