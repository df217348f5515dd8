import { COMMON_TEXTS } from '#texts/common.ts';
import { NOT_LOADED_TEXTS } from '#texts/pages.ts';
import { useCallback, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useRetry } from '../../lib/use-retry.ts';
import { Button } from '../../ui/button.tsx';
import { PageTitle } from '../layout/page-title.tsx';
import { fetchPage } from '../pages.ts';
import { TextPage } from './text-page.tsx';

/** Stands in place of a page whose code could not be loaded, until it can. */
export function PageNotLoaded({ onRetry }: { readonly onRetry: () => void }): ReactNode {
  const { pathname } = useLocation();
  const retry = useCallback(() => void fetchPage(pathname).then(onRetry), [pathname, onRetry]);
  useRetry(retry);
  return (
    <TextPage heading={NOT_LOADED_TEXTS.heading} icon="warning">
      <PageTitle>{NOT_LOADED_TEXTS.title}</PageTitle>
      <p>{NOT_LOADED_TEXTS.safe}</p>
      <Button look="primary" onClick={retry}>
        {COMMON_TEXTS.tryAgain}
      </Button>
    </TextPage>
  );
}
