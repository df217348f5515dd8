import { NOT_FOUND_TEXTS } from '#texts/pages/other-pages.ts';
import type { ReactNode } from 'react';
import { Link } from '../../ui/base/link.tsx';
import { buttonClass } from '../../ui/buttons/button.tsx';
import { PageTitle } from '../layout/page-title.tsx';
import { TextPage } from './text-page.tsx';

export function NotFound(): ReactNode {
  const { title, heading, hint, toProjects } = NOT_FOUND_TEXTS;
  return (
    <TextPage heading={heading} icon="compass">
      <PageTitle>{title}</PageTitle>
      <p>{hint}</p>
      <Link to="/" className={buttonClass()}>
        {toProjects}
      </Link>
    </TextPage>
  );
}
