import { useState, type ReactNode } from 'react';
import { createEditorSlices } from '../../store/editor-slices.ts';
import { useAppStore } from '../../store/use-app.ts';
import { EditorScreen } from './editor-screen.tsx';

/** The editor, with the part of the store that comes with it. */
export function EditorRoute(): ReactNode {
  const store = useAppStore();
  useState(() => store.getState().addEditor(createEditorSlices));
  return <EditorScreen />;
}
