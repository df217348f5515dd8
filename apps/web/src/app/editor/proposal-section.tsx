import type { ShownAlternative } from '../../features/proposal/report/report-input.ts';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { ProposalView } from '../../features/proposal/view/proposal-view.tsx';
import { isProposalAddress, priceListAddress } from '../pages/addresses.ts';
import { BILL_TEXTS, PROPOSAL_TEXTS } from '#texts/proposal/proposal.ts';
import { useApp } from '../store/use-app.ts';
import { hasOnlyOfferUnsaved } from '../../features/design-editor/document/document-state.ts';
import { useEditor } from '../../features/design-editor/document/editor-context.ts';
import { ApplyAlternative } from './apply-alternative.tsx';
import { useProposal } from './editor-provider.tsx';
import { IssueSection } from './issue-section.tsx';
import { isInAccount } from './issue-place.ts';
import styles from './editor-screen.module.css';
import { useLetterhead } from './use-letterhead.ts';
import { useOfferedResult } from './use-offered-result.tsx';

/** The proposal below the form. A new one is scrolled into view. */
export function ProposalSection(): ReactNode {
  const { result: calculated, question, status, etag } = useProposal((proposal) => proposal);
  const { result, ownLines } = useOfferedResult(calculated);
  const { isOutOfDate, isSaved } = useVersion(etag);
  const opened = useEditor(({ siteDesignEditor }) => siteDesignEditor.place);
  const user = useApp((state) => state.user.data);
  const [asked, setAsked] = useState<ShownAlternative>();
  const place = useRef<HTMLDivElement>(null);
  const letterhead = useLetterhead(opened, result !== undefined);

  useAddressedProposal();
  useEffect(() => {
    if (!calculated) return;
    const addressed = document.getElementById(location.hash.slice(1));
    const shown = place.current?.contains(addressed) ? addressed : place.current;
    shown?.scrollIntoView?.({ block: 'start' });
  }, [calculated]);

  if (!result && status !== 'pending') return <p className="paper-only">{PROPOSAL_TEXTS.nothingToPrint}</p>;
  return (
    <div ref={place} className={styles.proposal}>
      {isInAccount(opened) && (
        <div className={styles.issuePlace}>
          {result?.calculationSuccess === true && (
            <IssueSection
              place={opened}
              etag={etag}
              isOutOfDate={isOutOfDate || !isSaved}
              hasPrices={(result.billTotal?.pricedLines ?? 0) > 0}
            />
          )}
        </div>
      )}
      <ProposalView
        proposal={result}
        question={question}
        onApply={setAsked}
        printKey={opened && String(opened.siteDesignId)}
        enterPrices={isInAccount(opened) ? enterPrices : needsAccount}
        integrator={user ?? undefined}
        {...letterhead}
        ownLines={ownLines}
        isOutOfDate={isOutOfDate}
        isPending={status === 'pending'}
      />
      <ApplyAlternative asked={asked} onClose={() => setAsked(undefined)} />
    </div>
  );
}

/** Whether the design has changed since a version was sized. A change of the offer alone needs no new sizing. */
function useVersion(etag: string | undefined): { readonly isOutOfDate: boolean; readonly isSaved: boolean } {
  const isSaved = useEditor(({ siteDesignEditor }) => siteDesignEditor.saveState === 'saved');
  const isSizedAsSaved = useEditor(({ siteDesignEditor }) => hasOnlyOfferUnsaved(siteDesignEditor)) || isSaved;
  const current = useEditor(({ siteDesignEditor }) => siteDesignEditor.etag);
  return { isOutOfDate: !isSizedAsSaved || etag !== current, isSaved };
}

function enterPrices(designations: readonly string[]): ReactNode {
  return <Link to={priceListAddress(designations)}>{BILL_TEXTS.enterPrices}</Link>;
}

function needsAccount(): ReactNode {
  return <p>{BILL_TEXTS.pricesNeedAccount}</p>;
}

/** Requests the proposal of a design opened at the address of its proposal, once each time it is opened. */
function useAddressedProposal(): void {
  const { pathname } = useLocation();
  const opened = useEditor(({ siteDesignEditor }) => siteDesignEditor.place);
  const calculate = useProposal((proposal) => proposal.calculate);
  const isIdle = useProposal(({ status }) => status === 'idle');
  const askedFor = useRef<typeof opened>(undefined);
  useEffect(() => {
    if (opened === undefined || askedFor.current === opened) return;
    askedFor.current = opened;
    if (isIdle && isProposalAddress(pathname)) void calculate();
  }, [opened, pathname, isIdle, calculate]);
}
