import { useEffect, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Failure, FailureKind } from '../../store/failure-slice.ts';
import { useApp } from '../../store/use-app.ts';
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

  const text = current && TEXTS_IN_PLACE[current.kind];
  return text === undefined || current === undefined ? null : (
    <Banner tone="near" onClose={dismiss}>
      {text(current)}
    </Banner>
  );
}

const TEXTS_IN_PLACE: Readonly<Partial<Record<FailureKind, (failure: Failure) => string>>> = {
  offline: ({ action }) =>
    `${action}: the server could not be reached. Nothing that was stored is lost; try again when you are back online.`,
  busy: ({ action }) => `${action}: too many requests at once. Nothing is lost; try again in a minute.`,
  conflict: ({ action }) => `${action}: somebody changed this meanwhile. Load the page again and repeat what you did.`,
};
