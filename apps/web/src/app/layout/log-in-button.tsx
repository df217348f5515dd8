import { LAYOUT_TEXTS } from '#texts/pages/layout.ts';
import type { ReactNode } from 'react';
import { useSession } from '../../features/session/session-context.ts';
import { useDelayed } from '../../lib/hooks/use-delayed.ts';
import { useApp } from '../store/use-app.ts';
import { Button } from '../../ui/buttons/button.tsx';
import styles from './log-in-button.module.css';

const INITIALISED = { afterMs: 500 };

/** Keeps its place from the start; its label appears once the state of the sign-in is known. */
export function LogInButton(): ReactNode {
  const session = useSession();
  const authenticated = useApp(({ user }) => user.authenticated);
  const report = useApp(({ failure }) => failure.report);
  const isInitialised = useDelayed(true, INITIALISED) && authenticated !== null;
  const text = authenticated === true ? LAYOUT_TEXTS.logOut : LAYOUT_TEXTS.logIn;

  function press(): void {
    const work = authenticated === true ? session.signOut() : session.signIn();
    work.catch((cause: unknown) => report(text, cause));
  }

  return (
    <Button className={styles.button} data-ready={isInitialised} disabled={!isInitialised} onClick={press}>
      {text}
    </Button>
  );
}
