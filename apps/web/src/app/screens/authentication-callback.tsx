import { SESSION_TEXTS } from '#texts/pages/layout.ts';
import { CALLBACK_TEXTS } from '#texts/pages/pages.ts';
import { useEffect, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSession } from '../../features/session/session-context.ts';
import { logError } from '../../lib/calls/log.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { LoadingDots } from '../../ui/states/loading-dots.tsx';
import { PageTitle } from '../layout/page-title.tsx';
import { fetchPage } from '../pages/pages.ts';
import { TextPage } from './text-page.tsx';

/** Completes the sign-in and opens the page from which the user started. */
export function AuthenticationCallback(): ReactNode {
  const session = useSession();
  const navigate = useNavigate();
  const [hasFailed, setHasFailed] = useState(false);

  useEffect(() => {
    session.complete().then(
      async (path) => {
        await fetchPage(new URL(path, location.origin).pathname);
        void navigate(path, { replace: true });
      },
      (cause: unknown) => {
        logError(CALLBACK_TEXTS.heading, cause);
        setHasFailed(true);
      },
    );
  }, [session, navigate]);

  if (!hasFailed) return <LoadingDots text={SESSION_TEXTS.signingIn} />;
  return (
    <TextPage heading={CALLBACK_TEXTS.heading}>
      <PageTitle>{CALLBACK_TEXTS.title}</PageTitle>
      <p>{CALLBACK_TEXTS.reason}</p>
      <p>
        <Button look="primary" onClick={() => void navigate('/', { replace: true })}>
          {CALLBACK_TEXTS.again}
        </Button>
      </p>
    </TextPage>
  );
}
