import { useEffect, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSession } from '../../features/session/session-context.ts';
import { logError } from '../../lib/log.ts';
import { Button } from '../../ui/button.tsx';
import { LoadingDots } from '../../ui/loading-dots.tsx';
import { PageTitle } from '../layout/page-title.tsx';
import { TextPage } from './text-page.tsx';

/** Ends the sign-in and goes back to the page that the user started from. */
export function AuthenticationCallback(): ReactNode {
  const session = useSession();
  const navigate = useNavigate();
  const [hasFailed, setHasFailed] = useState(false);

  useEffect(() => {
    session.complete().then(
      (path) => void navigate(path, { replace: true }),
      (cause: unknown) => {
        logError('The sign-in was not completed', cause);
        setHasFailed(true);
      },
    );
  }, [session, navigate]);

  if (!hasFailed) return <LoadingDots text="Signing in" />;
  return (
    <TextPage heading="The sign-in was not completed">
      <PageTitle>Sign-in</PageTitle>
      <p>The address may have been used before, or the sign-in took too long. Nothing is lost.</p>
      <p>
        <Button look="primary" onClick={() => void navigate('/', { replace: true })}>
          Sign in again
        </Button>
      </p>
    </TextPage>
  );
}
