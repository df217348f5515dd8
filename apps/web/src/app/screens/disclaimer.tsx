import { DISCLAIMER_TEXTS } from '#texts/pages/other-pages.ts';
import type { ReactNode } from 'react';
import { AccuracyLink } from '../../explained/accuracy-link.tsx';
import { branding } from '../../lib/state/branding.ts';
import { BackButton } from '../layout/back-button.tsx';
import { PageTitle } from '../layout/page-title.tsx';
import { TextPage } from './text-page.tsx';

export function Disclaimer(): ReactNode {
  const { heading, paragraphs } = DISCLAIMER_TEXTS;
  return (
    <TextPage heading={heading} back={<BackButton />}>
      <PageTitle>{heading}</PageTitle>
      {paragraphs(branding.productName).map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <AccuracyLink />
    </TextPage>
  );
}
