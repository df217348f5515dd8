import { DECISION_TEXTS, SHARED_TEXTS as TEXTS } from '#texts/proposal/issued.ts';
import {
  getSharedProposal,
  type ClosedProposal as Closed,
  type SharedInstallation,
  type SharedNetworkSheet,
  type SharedProposal,
  type SharedSalesDocument,
} from '@site-designer/api-contract/proposal-addresses';
import { useMemo, useState, type ReactNode } from 'react';
import { usePathParams } from '../pages/path-params.ts';
import { ClosedProposal } from '../../features/issued/opened/closed-proposal.tsx';
import type { Answer, DecisionFormProps } from '../../features/issued/opened/decision-form.tsx';
import { proposalName } from '../../features/issued/opened/issued-api.ts';
import styles from '../../features/issued/opened/issued.module.css';
import { QuestionPart } from '../../features/issued/opened/question-part.tsx';
import { SharedAnswer } from '../../features/issued/opened/shared-answer.tsx';
import { Missing } from '../../ui/states/missing.tsx';
import { classNames } from '../../lib/format/class-names.ts';
import { useLoaded } from '../../lib/hooks/use-loaded.ts';
import { useLanguageOfDocument } from '../../lib/state/choose-language.ts';
import { Banner } from '../../ui/dialogs/banner.tsx';
import { useProductFrame } from '../layout/product-frame.ts';
import { PageTitle } from '../layout/page-title.tsx';
import { usePlanPages } from '../plan/plan-pages.tsx';
import { usePictureOf } from '../plan/shown-pictures.ts';
import { useAppStore } from '../store/use-app.ts';
import { Installation } from './installation.tsx';
import { IssuedReport } from './issued-report.tsx';
import { IssuedSales } from './issued-sales.tsx';
import { NetworkRequest } from './network-request.tsx';
import seller from './seller-page.module.css';
import { SellerHead, SellerPage } from './seller-page.tsx';

export function SharedRoute(): ReactNode {
  const { host } = useAppStore();
  const { secret = '' } = usePathParams();
  const params = { secret };
  const { data, cause, reload } = useLoaded(
    secret,
    async () => (await host.call(getSharedProposal, { params })).data.proposal,
  );
  const [answer, setAnswer] = useState<Answer>();
  const [isTooLate, setIsTooLate] = useState(false);
  useLanguageOfDocument(data !== undefined && 'language' in data ? data.language : undefined);
  useProductFrame(data === undefined ? cause !== undefined : !hasOwnPage(data));
  if (data === undefined) return <Missing cause={cause} onRetry={reload} notFound={TEXTS.notFound} />;
  const call = {
    host,
    secret,
    isTooLate,
    onAnswer: setAnswer,
    onTooLate: () => {
      setIsTooLate(true);
      reload();
    },
  };
  if ('document' in data) {
    return (
      <>
        <PageTitle of={data.branding.name}>{`${proposalName(data)} ${data.document.title}`}</PageTitle>
        <SellerPage {...call} proposal={{ ...data, ...answer }} />
      </>
    );
  }
  if ('installerDocument' in data || 'salesDocument' in data || 'networkDocument' in data) {
    return <ForBuilders proposal={data} />;
  }
  if ('seller' in data) return <ClosedPage {...call} proposal={data} />;
  return <WithoutDocument {...call} proposal={{ ...data, ...answer }} />;
}

interface ForBuildersProps {
  readonly proposal: SharedInstallation | SharedSalesDocument | SharedNetworkSheet;
}

/** A document that nobody decides about, under the head of the seller. */
function ForBuilders({ proposal }: ForBuildersProps): ReactNode {
  const { branding } = proposal;
  const name = proposalName(proposal);
  return (
    <>
      <PageTitle of={branding.name}>{name}</PageTitle>
      <div className={seller.page}>
        <SellerHead brand={branding} phone={branding.phone ?? ''} email={branding.email ?? ''} />
        <div className={seller.sheet}>
          {proposal.audience !== 'sales' && <h1 className="visually-hidden">{name}</h1>}
          <DocumentOf proposal={proposal} />
        </div>
      </div>
    </>
  );
}

function DocumentOf({ proposal }: ForBuildersProps): ReactNode {
  switch (proposal.audience) {
    case 'sales':
      return <IssuedSales document={proposal.salesDocument} branding={proposal.branding} />;
    case 'installer':
      return <SharedBuilding proposal={proposal} />;
    case 'network':
      return <NetworkRequest proposal={proposal} />;
  }
}

function SharedBuilding({ proposal }: { readonly proposal: SharedInstallation }): ReactNode {
  const { secret = '' } = usePathParams();
  const place = useMemo(() => ({ secret }), [secret]);
  const { pages } = usePlanPages(proposal.plans, { pictureOf: usePictureOf(place), hasList: true });
  return <Installation proposal={proposal} plans={pages} />;
}

/** Whether it is a page of the seller, without the menu of the product. */
function hasOwnPage(proposal: object): boolean {
  return ['document', 'installerDocument', 'salesDocument', 'networkDocument', 'seller'].some(
    (part) => part in proposal,
  );
}

interface ClosedPageProps extends Pick<DecisionFormProps, 'host' | 'secret'> {
  readonly proposal: Closed;
  readonly isTooLate: boolean;
}

/** A proposal that no longer counts, under the head of the seller. */
function ClosedPage({ proposal, isTooLate, host, secret }: ClosedPageProps): ReactNode {
  const { name: company } = proposal.seller;
  const name = proposalName(proposal);
  return (
    <>
      <PageTitle of={company}>{name}</PageTitle>
      <div className={seller.page}>
        <SellerHead brand={{ name: company, logo: null }} phone="" email="" />
        <div className={classNames(seller.sheet, styles.above)}>
          <h1>{name}</h1>
          {isTooLate && <Banner tone="over">{DECISION_TEXTS.tooLate}</Banner>}
          <ClosedProposal proposal={proposal} />
          <QuestionPart host={host} secret={secret} proposal={name} seller={company} />
        </div>
      </div>
    </>
  );
}

interface WithoutDocumentProps extends Pick<DecisionFormProps, 'host' | 'secret' | 'onAnswer' | 'onTooLate'> {
  readonly proposal: SharedProposal;
  readonly isTooLate: boolean;
}

/** A proposal of before there were documents. */
function WithoutDocument({ proposal, isTooLate, ...call }: WithoutDocumentProps): ReactNode {
  const name = proposalName(proposal);
  return (
    <>
      <PageTitle>{name}</PageTitle>
      <div className={classNames(styles.above, 'no-print')}>
        <h1 className="visually-hidden">{name}</h1>
        {isTooLate && <Banner tone="over">{DECISION_TEXTS.tooLate}</Banner>}
        <SharedAnswer {...call} proposal={proposal} />
      </div>
      <div className={classNames(styles.asked, 'no-print')}>
        <QuestionPart host={call.host} secret={call.secret} proposal={name} seller="" />
      </div>
      <IssuedReport proposal={proposal} isForCustomer />
    </>
  );
}
