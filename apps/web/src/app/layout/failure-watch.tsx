import { COMMON_TEXTS } from '#texts/pages/common.ts';
import { FAILURE_TEXTS } from '#texts/pages/layout.ts';
import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Failure } from '../store/failure-slice.ts';
import { useApp } from '../store/use-app.ts';
import { useRetry } from '../../lib/hooks/use-retry.ts';
import { Banner } from '../../ui/dialogs/banner.tsx';
import { Button } from '../../ui/buttons/button.tsx';

/** Handles failures: on the page if the user can continue there, else on the error page. */
export function FailureWatch(): ReactNode {
  const { current, dismiss, retry } = useApp(({ failure }) => failure);
  const navigate = useNavigate();
  const setUser = useApp(({ user }) => user.setUser);
  const { pathname, search } = useLocation();

  useEffect(() => {
    if (current?.kind === 'error') {
      dismiss();
      void navigate('/error-page', { state: { action: current.action, from: pathname + search } });
    }
    if (current?.kind === 'signed-out') {
      dismiss();
      setUser(null);
    }
  }, [current, dismiss, navigate, setUser, pathname, search]);

  const again = current?.kind === 'offline' && current.retry ? retry : undefined;
  useRetry(again);
  const failedAt = useRef(pathname);

  useEffect(() => {
    // What failed on one page is irrelevant on the next.
    if (failedAt.current !== pathname) dismiss();
    failedAt.current = pathname;
  }, [dismiss, pathname]);

  const text = current && textOf(current);
  return text === undefined ? null : (
    <Banner tone="near" action={again && <TryAgain onPress={again} />} onClose={dismiss}>
      {text}
    </Banner>
  );
}

function TryAgain({ onPress }: { readonly onPress: () => Promise<void> }): ReactNode {
  return (
    <Button size="small" look="primary" onClick={() => void onPress()}>
      {COMMON_TEXTS.tryAgain}
    </Button>
  );
}

/** Undefined for failures that are not handled on the page. */
function textOf({ kind, action, detail }: Failure): string | undefined {
  return kind in FAILURE_TEXTS ? FAILURE_TEXTS[kind as keyof typeof FAILURE_TEXTS](action, detail) : undefined;
}
