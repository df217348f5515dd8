import { SHARE_TEXTS as TEXTS } from '#texts/pages/share.ts';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
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
      {/* Outside of the tools of the list, whose styles are not meant for what a dialog holds. */}
      {isOpen &&
        createPortal(
          <Suspense>
            <ShareDialog call={host.call} {...{ projectId, projectName }} onClose={() => setIsOpen(false)} />
          </Suspense>,
          document.body,
        )}
    </>
  );
}
