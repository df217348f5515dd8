import { ACCOUNT_TEXTS } from '#texts/pages/account.ts';
import type { ReactNode } from 'react';
import { useSession } from '../../features/session/session-context.ts';
import { Account } from '../../features/workspaces/account.tsx';
import { PageTitle } from '../layout/page-title.tsx';
import { useAppStore } from '../store/use-app.ts';

export function AccountRoute(): ReactNode {
  const { host } = useAppStore();
  const { accessToken, signOut } = useSession();
  const onDeleted = (): void => void signOut().catch((cause: unknown) => host.report(ACCOUNT_TEXTS.deleteTitle, cause));
  return (
    <>
      <PageTitle>{ACCOUNT_TEXTS.title}</PageTitle>
      <Account host={{ ...host, accessToken, onDeleted }} />
    </>
  );
}
