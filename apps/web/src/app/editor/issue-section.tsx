import { ISSUED_TEXTS, ISSUE_TEXTS as TEXTS } from '#texts/proposal/issued.ts';
import { listIssuedProposals } from '@site-designer/api-contract/proposal-addresses';
import type { CalculationResult } from '@site-designer/api-contract';
import { wholeTotal } from '@site-designer/price-list';
import { useState, type ReactNode } from 'react';
import { useEditor } from '../../features/design-editor/document/editor-context.ts';
import { IssueDialog } from '../../features/issued/issue/issue-dialog.tsx';
import { proposalName } from '../../features/issued/opened/issued-api.ts';
import { LinksDialog } from '../../features/issued/opened/links-dialog.tsx';
import type { IssueAnswers, IssuePlace } from '../../features/issued/issue/issue-start.ts';
import { formatDay } from '../../lib/format/dates.ts';
import { moneyText } from '../../lib/format/format-money.ts';
import { useLoaded } from '../../lib/hooks/use-loaded.ts';
import { opensIssue } from '../../lib/state/choose-language.ts';
import { Link } from '../../ui/base/link.tsx';
import { GuardedButton } from '../../ui/buttons/guarded-button.tsx';
import { useApp, useAppStore } from '../store/use-app.ts';
import { issuerOf } from './issuer.ts';
import { usePricedAnswer } from './priced-answer.tsx';

interface IssueSectionProps {
  readonly place: IssuePlace;
  /** The proposal shown. */
  readonly result: CalculationResult;
  /** The first page of what is issued. */
  readonly preview?: ((answers: IssueAnswers) => ReactNode) | undefined;
  /** What prints the proposal. */
  readonly children: ReactNode;
}

/** Issues the design as it is now, and shares its last issue, which it names. */
export function IssueSection({ place, result, preview, children }: IssueSectionProps): ReactNode {
  const { host } = useAppStore();
  const user = useApp((state) => state.user.data);
  const save = useEditor(({ siteDesignEditor }) => siteDesignEditor.save);
  const { reloadPrices } = usePricedAnswer();
  const [isOpen, setIsOpen] = useState(opensIssue);
  const [issues, setIssues] = useState(0);
  if (!result.calculationSuccess) return children;
  return (
    <>
      <GuardedButton look="primary" onClick={() => setIsOpen(true)}>
        {TEXTS.open}
      </GuardedButton>
      {isOpen && (
        <IssueDialog
          {...{ host, place, save, preview }}
          prices={pricesOf(result)}
          hasNetwork={result.network !== null}
          integrator={user === null ? undefined : issuerOf(user)}
          onPricesChanged={reloadPrices}
          onIssued={() => setIssues(issues + 1)}
          onClose={() => setIsOpen(false)}
        />
      )}
      {children}
      {/* What prints comes with its documents: what stands behind it would move. */}
      {preview && <LatestIssue {...{ place, issues }} onIssue={() => setIsOpen(true)} />}
    </>
  );
}

/** What a customer would be told of prices. */
function pricesOf({ billTotal }: CalculationResult) {
  const total = wholeTotal(billTotal);
  if (billTotal === null || total === null || billTotal.pricedLines === 0) return undefined;
  const { pricedLines, lines } = billTotal;
  return {
    text: moneyText(total.amount, total.currency),
    hint: pricedLines < lines ? TEXTS.onRequest(lines - pricedLines, lines) : TEXTS.allPriced,
    total,
  };
}

interface LatestIssueProps extends Pick<IssueSectionProps, 'place'> {
  readonly issues: number;
  readonly onIssue: () => void;
}

/** Links to the last issue of the design. What was never issued, or withdrawn, has none: it is issued first. */
function LatestIssue({ place, issues, onIssue }: LatestIssueProps): ReactNode {
  const { host } = useAppStore();
  const [isSharing, setIsSharing] = useState(false);
  const { projectId, siteDesignId } = place;
  const { data: latest } = useLoaded(`${siteDesignId} ${issues}`, async () => {
    const { proposals } = (await host.call(listIssuedProposals, { params: { projectId } })).data;
    return proposals.find((each) => each.siteDesignId === siteDesignId);
  });
  const canBeShared = latest !== undefined && latest.status !== 'withdrawn';
  return (
    <>
      <GuardedButton onClick={() => (canBeShared ? setIsSharing(true) : onIssue())}>{ISSUED_TEXTS.share}</GuardedButton>
      {latest && (
        <>
          <LinksDialog
            {...{ host, projectId }}
            proposal={latest}
            isOpen={isSharing}
            onClose={() => setIsSharing(false)}
          />
          <span className="muted">
            {TEXTS.latest(proposalName(latest), formatDay(latest.issuedUtc))}{' '}
            <Link to={`/project/${projectId}/proposals/${latest.id}`}>{TEXTS.show}</Link>
          </span>
        </>
      )}
    </>
  );
}
