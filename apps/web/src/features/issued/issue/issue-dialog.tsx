import { ISSUE_TEXTS as TEXTS } from '#texts/proposal/issued.ts';
import { issueProposal, type Integrator, type IssuedProposal } from '@site-designer/api-contract/proposal-addresses';
import { useState, type ReactNode } from 'react';
import { mayHavePrices } from '@site-designer/api-contract/proposal-bounds';
import { ApiProblem } from '../../../lib/calls/api-problem.ts';
import { useLoaded } from '../../../lib/hooks/use-loaded.ts';
import { Banner } from '../../../ui/dialogs/banner.tsx';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { LANGUAGE } from '../../../lib/format/locale.ts';
import { LoadingDots } from '../../../ui/states/loading-dots.tsx';
import { IssueDone } from './issue-done.tsx';
import { daysOf, type OfferedPrices } from './issue-fields.tsx';
import { IssueForm } from './issue-form.tsx';
import { issueStart, keepDraft, type IssueAnswers, type IssuePlace } from './issue-start.ts';
import type { IssuedHost } from '../opened/issued-api.ts';
import { proposalName } from '../opened/issued-api.ts';
import styles from './issue.module.css';

/** The sum that the dialog shows. */
export interface ShownTotal {
  readonly amount: string;
  readonly currency: string;
}

interface IssueDialogProps {
  readonly host: IssuedHost;
  readonly place: IssuePlace;
  readonly prices: (OfferedPrices & { readonly total: ShownTotal }) | undefined;
  /** Whether there is something to ask the customer's IT for. */
  readonly hasNetwork: boolean;
  readonly integrator: Partial<Integrator> | undefined;
  /** Saves the design, which the server issues as it is stored; false where it could not be saved. */
  readonly save: () => Promise<boolean>;
  /** Called where the server has other prices than those shown. */
  readonly onPricesChanged: () => void;
  /** The first page as it will be. */
  readonly preview?: ((answers: IssueAnswers) => ReactNode) | undefined;
  readonly onIssued: () => void;
  readonly onClose: () => void;
}

/** Issues the proposal, and hands it on: the form and what follows it are one dialog. */
export function IssueDialog(props: IssueDialogProps): ReactNode {
  const [issued, setIssued] = useState<IssuedProposal>();
  const { host, place, onClose, onIssued } = props;
  const title = issued === undefined ? TEXTS.open : TEXTS.issued(proposalName(issued));
  return (
    <Dialog title={title} isOpen size={issued === undefined ? 'wide' : undefined} onClose={onClose}>
      {issued === undefined ? (
        <Issue
          {...props}
          onIssued={(proposal) => {
            setIssued(proposal);
            onIssued();
          }}
        />
      ) : (
        <IssueDone host={host} projectId={place.projectId} proposal={issued} />
      )}
    </Dialog>
  );
}

interface IssueProps extends Omit<IssueDialogProps, 'onIssued'> {
  readonly onIssued: (proposal: IssuedProposal) => void;
}

/** A design that no longer plans a network is for its customer. */
function withAudience(answers: IssueAnswers | undefined, hasNetwork: boolean): IssueAnswers | undefined {
  return answers?.audience === 'network' && !hasNetwork ? { ...answers, audience: 'customer' } : answers;
}

const PRICES_CHANGED = 409;

function Issue({ host, place, prices, hasNetwork, integrator, save, preview, ...on }: IssueProps): ReactNode {
  const { data: start } = useLoaded(String(place.siteDesignId), () => issueStart(host, place));
  const [changed, setChanged] = useState<IssueAnswers>();
  const [isPending, setIsPending] = useState(false);
  const [priceMessage, setPriceMessage] = useState<string>();
  const [isUnsaved, setIsUnsaved] = useState(false);
  const answers = withAudience(changed ?? start?.answers, hasNetwork);
  if (start === undefined || answers === undefined) return <LoadingDots />;
  const change = (patch: Partial<IssueAnswers>): void => {
    const next = { ...answers, ...patch };
    setChanged(next);
    keepDraft(place, next);
    if ('withPrices' in patch) setPriceMessage(undefined);
  };

  async function issue(typed: IssueAnswers): Promise<void> {
    const { validUntil: _day, withPrices: chosen = false, ...texts } = typed;
    const withPrices = chosen && prices !== undefined && mayHavePrices(typed.audience);
    setIsPending(true);
    try {
      const isSaved = await save();
      setIsUnsaved(!isSaved);
      if (!isSaved) return;
      const { data } = await host.call(issueProposal, {
        params: place,
        body: {
          ...texts,
          withPrices,
          validDays: daysOf(typed),
          ...(withPrices && { expectedTotal: prices.total }),
          ...(integrator && { integrator: { ...integrator } }),
        },
      });
      keepDraft(place, undefined);
      on.onIssued(data.proposal);
    } catch (cause) {
      if (cause instanceof ApiProblem && cause.problem.status === PRICES_CHANGED) {
        change({ withPrices: undefined });
        setPriceMessage(TEXTS.pricesChanged);
        on.onPricesChanged();
      } else host.report(TEXTS.failed, cause);
    } finally {
      setIsPending(false);
    }
  }

  return (
    <div className={styles.sides}>
      {isUnsaved && <Banner tone="over">{TEXTS.notSaved}</Banner>}
      <IssueForm
        {...{ start, answers, prices, hasNetwork, priceMessage, isPending }}
        onChange={change}
        onIssue={() => void issue(answers)}
        onClose={on.onClose}
      />
      <div className={styles.preview} aria-hidden="true" inert>
        {answers.language === LANGUAGE && preview?.(answers)}
      </div>
    </div>
  );
}
