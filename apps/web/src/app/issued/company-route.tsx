import { COMPANY_TEXTS } from '#texts/proposal/issued.ts';
import type { ReactNode } from 'react';
import { CompanyForm } from '../../features/issued/company-form.tsx';
import { PageTitle } from '../layout/page-title.tsx';
import { useAppStore } from '../store/use-app.ts';

export function CompanyRoute(): ReactNode {
  return (
    <>
      <PageTitle>{COMPANY_TEXTS.title}</PageTitle>
      <CompanyForm host={useAppStore().host} />
    </>
  );
}
