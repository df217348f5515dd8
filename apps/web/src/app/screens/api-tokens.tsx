import { API_TOKEN_TEXTS } from '#texts/pages/api-tokens.ts';
import type { ReactNode } from 'react';
import { ApiTokens } from '../../features/api-tokens/api-tokens.tsx';
import { PageTitle } from '../layout/page-title.tsx';
import { useAppStore } from '../store/use-app.ts';

export function ApiTokensRoute(): ReactNode {
  return (
    <>
      <PageTitle>{API_TOKEN_TEXTS.title}</PageTitle>
      <ApiTokens host={useAppStore().host} />
    </>
  );
}
