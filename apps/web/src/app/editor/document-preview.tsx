import { formatsOf } from '@site-designer/texts';
import { useMemo, type ReactNode } from 'react';
import { CustomerPages } from '../../features/documents/customer.tsx';
import type { DocumentBrand } from '../../features/documents/document-head.tsx';
import { InstallerDocument, type InstallerHead } from '../../features/documents/installer.tsx';
import { NetworkPages } from '../../features/documents/network.tsx';
import { SalesPages } from '../../features/documents/sales.tsx';
import { PlanPages } from '../../features/floor-plan/sheet/sheet-pages.tsx';
import type { IssueAnswers } from '../../features/issued/issue/issue-start.ts';
import { useLoaded } from '../../lib/hooks/use-loaded.ts';
import type { DraftPlans } from '../plan/use-draft-plans.ts';
import type { MadeDocuments } from './made-documents.ts';

interface DocumentPreviewProps {
  readonly answers: IssueAnswers;
  readonly made: MadeDocuments;
  readonly brand: DocumentBrand;
  readonly head: InstallerHead;
  readonly draftPlans: DraftPlans;
  /** Camera groups of the design. */
  readonly groups: number;
}

/** The document as it will be issued. */
export function DocumentPreview(props: DocumentPreviewProps): ReactNode {
  const { answers, draftPlans, groups } = props;
  const isBuilt = answers.audience === 'installer';
  const { data: loaded } = useLoaded(`${isBuilt}`, () => draftPlans(isBuilt));
  const plans = loaded && <PlanPages {...loaded} hasList={isBuilt} />;
  switch (answers.audience) {
    case 'customer':
      return <CustomerPreview {...props} plans={plans} />;
    case 'sales':
      return <SalesPreview {...props} />;
    case 'installer':
    case 'network':
      return groups > MOST_BUILT ? null : <BuiltPreview {...props} audience={answers.audience} plans={plans} />;
  }
}

/** Each camera of more groups than this takes longer than a page may stand still: without a preview they are only issued. */
const MOST_BUILT = 1000;

interface PreviewProps extends Omit<DocumentPreviewProps, 'draftPlans' | 'groups'> {
  readonly plans: ReactNode;
}

/** Without the annex, which has a line for each group. Typing a name does not compute it again. */
function CustomerPreview({ answers, made, brand, plans }: PreviewProps): ReactNode {
  const { withPrices = false, validUntil: validUntilUtc, note, customer, contact, reference } = answers;
  const told = useMemo(
    () => made.customer({ customer: '', contact: '', reference: '', note, withPrices, validUntilUtc }),
    [made, note, withPrices, validUntilUtc],
  );
  if (told === null) return null;
  const { annex: _annex, ...document } = { ...told, customer, contact, reference };
  return <CustomerPages document={document} brand={brand} plans={plans} />;
}

/** Nothing of it is typed. */
function BuiltPreview({ made, head, plans, audience }: PreviewProps & Pick<IssueAnswers, 'audience'>): ReactNode {
  return useMemo(() => {
    if (audience === 'network') {
      const document = made.network();
      return document && <NetworkPages document={document} head={head} />;
    }
    const document = made.installer();
    return document && <InstallerDocument document={document} head={head} plans={plans} />;
  }, [made, head, plans, audience]);
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
