import { SESSION_TEXTS } from '#texts/pages/layout.ts';
import type { ReactNode } from 'react';
import { useSession } from '../../features/session/session-context.ts';
import { useApp } from '../store/use-app.ts';
import { Banner } from '../../ui/dialogs/banner.tsx';
import { Button } from '../../ui/buttons/button.tsx';

export function ExpiringNotice(): ReactNode {
  const session = useSession();
  const { isExpiring, setExpiring } = useApp(({ user }) => user);
  const report = useApp(({ failure }) => failure.report);

  async function stay(): Promise<void> {
    if ((await session.renew()) === undefined) await session.signIn();
  }

  if (!isExpiring) return null;
  return (
    <Banner
      tone="near"
      action={
        <Button size="small" onClick={() => void stay().catch((cause: unknown) => report(SESSION_TEXTS.stay, cause))}>
          {SESSION_TEXTS.stay}
        </Button>
      }
      onClose={() => setExpiring(false)}
    >
      {SESSION_TEXTS.expiring}
    </Banner>
  );
}
