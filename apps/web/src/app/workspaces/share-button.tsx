import { SHARE_TEXTS as TEXTS } from '#texts/pages/share.ts';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { Button } from '../../ui/buttons/button.tsx';
import { useAppStore } from '../store/use-app.ts';

const ShareDialog = lazy(async () => ({
  default: (await import('../../features/workspaces/share-dialog.tsx')).ShareDialog,
}));

interface ShareButtonProps {
  readonly projectId: number;
  readonly projectName: string;
}

/** Shows who sees the project. */
export function ShareButton({ projectId, projectName }: ShareButtonProps): ReactNode {
  const { host } = useAppStore();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button icon="people" onClick={() => setIsOpen(true)}>
        {TEXTS.open}
      </Button>
      {isOpen && (
        <Suspense>
          <ShareDialog call={host.call} {...{ projectId, projectName }} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
