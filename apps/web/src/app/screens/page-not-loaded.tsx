import { COMMON_TEXTS } from '#texts/pages/common.ts';
import { NOT_LOADED_TEXTS } from '#texts/pages/pages.ts';
import type { ReactNode } from 'react';
import { useRetry } from '../../lib/hooks/use-retry.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { PageTitle } from '../layout/page-title.tsx';
import { TextPage } from './text-page.tsx';

/** Replaces a page whose code could not be loaded, until it can be. */
export function PageNotLoaded(): ReactNode {
  useRetry(reloadOnceReached);
  return (
    <TextPage heading={NOT_LOADED_TEXTS.heading} icon="warning">
      <PageTitle>{NOT_LOADED_TEXTS.title}</PageTitle>
      <p>{NOT_LOADED_TEXTS.safe}</p>
      <Button look="primary" onClick={() => void reloadOnceReached()}>
        {COMMON_TEXTS.tryAgain}
      </Button>
    </TextPage>
  );
}

/** Browsers cache a failed import of a module: only a reload of the page requests it again. */
async function reloadOnceReached(): Promise<void> {
  try {
    await fetch(location.href, { method: 'HEAD', cache: 'no-store' });
  } catch {
    // The server does not answer yet.
    return;
  }
  location.reload();
}
