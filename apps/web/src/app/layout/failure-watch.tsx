import { FAILURE_TEXTS } from '#texts/layout.ts';
import { useEffect, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Failure } from '../failure-slice.ts';
import { useApp } from '../use-app.ts';
import { Banner } from '../../ui/banner.tsx';

/** What failed is handled here: in place where the user can go on, on the error page where not. */
export function FailureWatch(): ReactNode {
  const { current, dismiss } = useApp(({ failure }) => failure);
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

  const text = current && textOf(current);
  return text === undefined ? null : (
    <Banner tone="near" onClose={dismiss}>
      {text}
    </Banner>
  );
}

/** Undefined for failures that are not handled in place. */
function textOf({ kind, action }: Failure): string | undefined {
  return kind in FAILURE_TEXTS ? FAILURE_TEXTS[kind as keyof typeof FAILURE_TEXTS](action) : undefined;
}
