import { DECISION_TEXTS, SHARED_TEXTS as TEXTS } from '#texts/proposal/issued.ts';
import { getSharedProposal } from '@site-designer/api-contract/proposal-addresses';
import { useState, type ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { ClosedProposal } from '../../features/issued/closed-proposal.tsx';
import type { Answer } from '../../features/issued/decision-form.tsx';
import { proposalName } from '../../features/issued/issued-api.ts';
import styles from '../../features/issued/issued.module.css';
import { SharedAnswer } from '../../features/issued/shared-answer.tsx';
import { Missing } from '../../ui/states/missing.tsx';
import { classNames } from '../../lib/format/class-names.ts';
import { useLoaded } from '../../lib/hooks/use-loaded.ts';
import { Banner } from '../../ui/dialogs/banner.tsx';
import { PageTitle } from '../layout/page-title.tsx';
import { useAppStore } from '../store/use-app.ts';
import { IssuedReport } from './issued-report.tsx';

export function SharedRoute(): ReactNode {
  const { host } = useAppStore();
  const { secret = '' } = useParams();
  const params = { secret };
  const { data, cause, reload } = useLoaded(
    secret,
    async () => (await host.call(getSharedProposal, { params })).data.proposal,
  );
  const [answer, setAnswer] = useState<Answer>();
  const [isTooLate, setIsTooLate] = useState(false);
  if (data === undefined) return <Missing cause={cause} onRetry={reload} notFound={TEXTS.notFound} />;
  const name = proposalName(data);
  const isClosed = 'seller' in data;
  const onTooLate = (): void => {
    setIsTooLate(true);
    reload();
  };
  return (
    <>
      <PageTitle>{name}</PageTitle>
      <div className={classNames(styles.above, !isClosed && 'no-print')}>
        <h1 className={isClosed ? undefined : 'visually-hidden'}>{name}</h1>
        {isTooLate && <Banner tone="over">{DECISION_TEXTS.tooLate}</Banner>}
        {!isClosed && (
          <SharedAnswer {...{ host, secret, onTooLate }} proposal={{ ...data, ...answer }} onAnswer={setAnswer} />
        )}
      </div>
      {isClosed ? <ClosedProposal proposal={data} /> : <IssuedReport proposal={data} isForCustomer />}
    </>
  );
}
