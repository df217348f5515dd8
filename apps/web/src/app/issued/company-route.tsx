import { COMPANY_TEXTS } from '#texts/proposal/issued.ts';
import { ACCOUNT_TEXTS } from '#texts/pages/account.ts';
import { API_TOKEN_TEXTS } from '#texts/pages/api-tokens.ts';
import { MEMBERS_TEXTS } from '#texts/pages/workspaces.ts';
import type { ReactNode } from 'react';
import { Link } from '../../ui/base/link.tsx';
import { CompanyForm } from '../../features/issued/issue/company-form.tsx';
import { PageTitle } from '../layout/page-title.tsx';
import { WorkspaceAccess } from '../workspaces/workspace-access.tsx';
import { useApp, useAppStore } from '../store/use-app.ts';

export function CompanyRoute(): ReactNode {
  const id = useApp(({ workspace }) => workspace.id);
  return (
    <>
      <PageTitle>{COMPANY_TEXTS.title}</PageTitle>
      <WorkspaceAccess>
        <CompanyForm key={id} host={useAppStore().host} />
      </WorkspaceAccess>
      <p>
        <Link to="/members">{MEMBERS_TEXTS.title}</Link>: <span className="muted">{MEMBERS_TEXTS.hint}</span>
      </p>
      <p>
        <Link to="/account">{ACCOUNT_TEXTS.title}</Link>: <span className="muted">{ACCOUNT_TEXTS.hint}</span>
      </p>
      <p>
        <Link to="/api-tokens">{API_TOKEN_TEXTS.title}</Link>: <span className="muted">{API_TOKEN_TEXTS.hint}</span>
      </p>
    </>
  );
}
