import { EDITOR_TEXTS } from '#texts/editor.ts';
import type { ReactNode } from 'react';
import { useEditor } from '../../features/design-editor/editor-context.ts';
import { Button } from '../../ui/button.tsx';
import { useProposal } from './editor-provider.tsx';

/** Saves what is unsaved and asks for the proposal. */
export function GenerateButton(): ReactNode {
  const generate = useEditor(({ siteDesignEditor }) => siteDesignEditor.generate);
  const isFirst = useProposal(({ result }) => result === undefined);
  return (
    <Button look="primary" size="large" onClick={() => void generate()}>
      {isFirst ? EDITOR_TEXTS.generate : EDITOR_TEXTS.update}
    </Button>
  );
}
