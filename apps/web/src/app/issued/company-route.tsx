import { COMPANY_TEXTS } from '#texts/proposal/issued.ts';
import { API_TOKEN_TEXTS } from '#texts/pages/api-tokens.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { CompanyForm } from '../../features/issued/company-form.tsx';
import { PageTitle } from '../layout/page-title.tsx';
import { useAppStore } from '../store/use-app.ts';

export function CompanyRoute(): ReactNode {
  return (
    <>
      <PageTitle>{COMPANY_TEXTS.title}</PageTitle>
      <CompanyForm host={useAppStore().host} />
      <p>
        <Link to="/api-tokens">{API_TOKEN_TEXTS.title}</Link>: <span className="muted">{API_TOKEN_TEXTS.hint}</span>
      </p>
    </>
  );
}
