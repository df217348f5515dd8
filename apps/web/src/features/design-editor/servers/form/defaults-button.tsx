import { useState, type ReactNode } from 'react';
import { useEditor } from '../../document/editor-context.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { DEFAULTS_TEXTS } from '#texts/editor/servers.ts';
import { useCatalogue } from '../../../../lib/state/catalogue-context.ts';
import { ConfirmDialog } from '../../../../ui/dialogs/confirm-dialog.tsx';

export function DefaultsButton(): ReactNode {
  const { names } = useCatalogue();
  const [isAsking, setIsAsking] = useState(false);
  const restoreDefaults = useEditor(({ serverSettings }) => serverSettings.restoreDefaults);
  return (
    <>
      <Button icon="undo" onClick={() => setIsAsking(true)}>
        {DEFAULTS_TEXTS.button}
      </Button>
      <ConfirmDialog
        title={DEFAULTS_TEXTS.title}
        question={DEFAULTS_TEXTS.question(names)}
        confirm={DEFAULTS_TEXTS.confirm}
        isOpen={isAsking}
        onCancel={() => setIsAsking(false)}
        onConfirm={() => {
          setIsAsking(false);
          void restoreDefaults();
        }}
      />
    </>
  );
}
