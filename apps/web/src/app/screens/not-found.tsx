import type { ReactNode } from 'react';
import { PageTitle } from '../layout/page-title.tsx';
import { TextPage } from './text-page.tsx';

export function NotFound(): ReactNode {
  return (
    <TextPage heading="The page can't be found">
      <PageTitle>Page not found</PageTitle>
      <p>Use the navigation above to get where you want, or check the address and type it again.</p>
    </TextPage>
  );
}
