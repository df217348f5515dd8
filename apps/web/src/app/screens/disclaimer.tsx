import type { ReactNode } from 'react';
import { branding } from '../../branding.ts';
import { BackButton } from '../layout/back-button.tsx';
import { PageTitle } from '../layout/page-title.tsx';
import { TextPage } from './text-page.tsx';

export function Disclaimer(): ReactNode {
  return (
    <TextPage heading="Disclaimer" back={<BackButton />}>
      <PageTitle>Disclaimer</PageTitle>
      <p>
        {branding.productName} helps to plan. Its figures rest on published data, on measurements and, where it says so,
        on assumptions. Real scenes, cameras, networks and settings differ: bit rates vary with light, movement and
        noise, and hardware changes.
      </p>
      <p>
        Check a proposal with the makers of the hardware and software before you order. No warranty is given that a
        system built by it performs as calculated.
      </p>
      <p>Names of products are trademarks of their owners and are used only to say what is meant.</p>
    </TextPage>
  );
}
