import type { ReactNode } from 'react';
import { useAppStore } from '../store/use-app.ts';
import { EditorProvider } from './editor-provider.tsx';
import { EditorScreen } from './editor-screen.tsx';
import { createEditorStore } from './editor-store.ts';

/** The editor, with the part of the store that is loaded with it. */
export function EditorRoute(): ReactNode {
  return (
    <EditorProvider store={useAppStore().editor(createEditorStore)}>
      <EditorScreen />
    </EditorProvider>
  );
}
