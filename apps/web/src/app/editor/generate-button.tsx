import { EDITOR_TEXTS } from '#texts/editor.ts';
import type { ReactNode } from 'react';
import { useApp } from '../../store/use-app.ts';
import { Button } from '../../ui/button.tsx';

/** Saves what is unsaved and asks for the proposal. */
export function GenerateButton(): ReactNode {
  const generate = useApp(({ siteDesignEditor }) => siteDesignEditor.generate);
  const isFirst = useApp(({ proposal }) => proposal.result === undefined);
  return (
    <Button look="primary" size="large" onClick={() => void generate()}>
      {isFirst ? EDITOR_TEXTS.generate : EDITOR_TEXTS.update}
    </Button>
  );
}
