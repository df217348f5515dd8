import { formatsOf } from '@site-designer/texts';
import type { ReactNode } from 'react';
import { CustomerPages } from '../../features/documents/customer.tsx';
import type { DocumentBrand } from '../../features/documents/document-head.tsx';
import { InstallerDocument, type InstallerHead } from '../../features/documents/installer.tsx';
import { NetworkPages } from '../../features/documents/network.tsx';
import { SalesPages } from '../../features/documents/sales.tsx';
import { PlanPages } from '../../features/floor-plan/sheet/sheet-pages.tsx';
import type { IssueAnswers } from '../../features/issued/issue-start.ts';
import { useLoaded } from '../../lib/hooks/use-loaded.ts';
import type { DraftPlans } from '../plan/use-draft-plans.ts';
import type { MadeDocuments } from './made-documents.ts';

interface DocumentPreviewProps {
  readonly answers: IssueAnswers;
  readonly made: MadeDocuments;
  readonly brand: DocumentBrand;
  readonly head: InstallerHead;
  readonly draftPlans: DraftPlans;
}

/** The document as it will be issued. */
export function DocumentPreview(props: DocumentPreviewProps): ReactNode {
  const { answers, made, brand, head, draftPlans } = props;
  const isBuilt = answers.audience === 'installer';
  const { data: loaded } = useLoaded(`${isBuilt}`, () => draftPlans(isBuilt));
  const plans = loaded && <PlanPages {...loaded} hasList={isBuilt} />;
  switch (answers.audience) {
    case 'customer': {
      const { withPrices = false, validUntil: validUntilUtc } = answers;
      const document = made.customer({ ...answers, withPrices, validUntilUtc });
      return document && <CustomerPages document={document} brand={brand} plans={plans} />;
    }
    case 'sales':
      return <SalesPreview {...props} />;
    case 'installer': {
      const document = made.installer();
      return document && <InstallerDocument document={document} head={head} plans={plans} />;
    }
    case 'network': {
      const document = made.network();
      return document && <NetworkPages document={document} head={head} />;
    }
  }
}

/** Typing a name does not compute it again. */
function SalesPreview({ answers, made, brand }: DocumentPreviewProps): ReactNode {
  const { withPrices = false, validUntil, customer, contact, reference } = answers;
  const { data } = useLoaded(`${withPrices} ${validUntil}`, () =>
    made.sales({ ...answers, withPrices, validUntilUtc: validUntil }),
  );
  if (!data) return null;
  const head = { customer, contact, reference, validUntil: formatsOf(data.locale).day(validUntil) };
  return <SalesPages document={{ ...data, ...head }} brand={brand} />;
}
