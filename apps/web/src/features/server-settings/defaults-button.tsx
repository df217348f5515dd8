import { useState, type ReactNode } from 'react';
import { useApp } from '../../store/use-app.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';

export function DefaultsButton(): ReactNode {
  const [isAsking, setIsAsking] = useState(false);
  const restoreDefaults = useApp(({ serverSettings }) => serverSettings.restoreDefaults);
  return (
    <>
      <Button icon="undo" onClick={() => setIsAsking(true)}>
        Defaults
      </Button>
      <ConfirmDialog
        title="Restore Default Server Settings"
        question="Are you sure you want to restore all default server settings? This will reset your configurations, including generic and Husky IVO settings."
        confirm="Yes, restore defaults"
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
