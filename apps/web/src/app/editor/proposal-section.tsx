import { PROPOSAL_TEXTS } from '#texts/proposal/proposal.ts';
import type { CalculationResult } from '@site-designer/api-contract';
import { useDeferredValue, useEffect, useMemo, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { ProposalView } from '../../features/proposal/view/proposal-view.tsx';
import { designOnScreen } from '../../features/design-editor/document/document-state.ts';
import { useEditor, useEditorStore } from '../../features/design-editor/document/editor-context.ts';
import { isProposalAddress } from '../pages/addresses.ts';
import { useApp } from '../store/use-app.ts';
import { useAnswer } from './answer-context.tsx';
import { useProposal } from './editor-provider.tsx';
import { useOffers } from './use-offers.ts';
import { IssueSection } from './issue-section.tsx';
import { isInAccount } from './issue-place.ts';
import styles from './editor-screen.module.css';
import { useDocuments } from './use-documents.tsx';
import { useLetterhead } from './use-letterhead.ts';
import { useOfferedResult } from './use-offered-result.tsx';
import { usePricedAnswer } from './priced-answer.tsx';
import { useUsedWay } from './use-used-way.tsx';

/** The proposal below the form. Once generated it follows the design; a new one is scrolled into view. */
export function ProposalSection(): ReactNode {
  const { result: generated, status } = useProposal((proposal) => proposal);
  const { explainer, question, drawn, calculated, whatIf } = useLiveResult(generated);
  const { result, ownLines } = useOfferedResult(calculated);
  const opened = useEditor(({ siteDesignEditor }) => siteDesignEditor.place);
  const user = useApp((state) => state.user.data);
  const place = useRef<HTMLDivElement>(null);
  const letterhead = useLetterhead(opened, result !== undefined);
  const { use, toast } = useUsedWay();
  const offers = useOffers(opened);
  const { printFor, preview } = useDocuments({ result, question, letterhead });

  useAddressedProposal();
  useEffect(() => {
    if (!generated) return;
    const addressed = document.getElementById(location.hash.slice(1));
    const shown = place.current?.contains(addressed) ? addressed : place.current;
    shown?.scrollIntoView?.({ block: 'start' });
  }, [generated]);

  if (!result && status !== 'pending') return <p className="paper-only">{PROPOSAL_TEXTS.nothingToPrint}</p>;
  return (
    <div ref={place} className={styles.proposal}>
      <ProposalView
        proposal={result}
        question={question}
        drawn={drawn}
        explainer={explainer}
        onUse={offers.mayUse ? use : undefined}
        enterPrices={offers.enterPrices}
        integrator={user ?? undefined}
        brand={letterhead.brand}
        cover={letterhead.cover}
        {...{ ownLines, whatIf, printFor }}
        actions={
          isInAccount(opened) && result
            ? (print) => (
                <IssueSection {...{ result, preview }} place={opened}>
                  {print}
                </IssueSection>
              )
            : undefined
        }
        isPending={status === 'pending'}
      />
      {toast}
    </div>
  );
}

/** The generated proposal with the figures of the design as it is now: the server answered for the design as it was. */
function useLiveResult(generated: CalculationResult | undefined) {
  const { explainer, question } = useAnswer();
  const { proposal: priced, whatIf } = usePricedAnswer();
  // A key is drawn before the proposal that follows it.
  const live = useDeferredValue(useMemo(() => ({ explainer, question, priced }), [explainer, question, priced]));
  const calculated = useMemo(() => generated && { ...generated, ...live.priced }, [generated, live.priced]);
  // Until the worker has answered: the notes above all else would grow a moment later, and move what is below them.
  const store = useEditorStore();
  const drawn = useMemo(() => generated && designOnScreen(store.getState().siteDesignEditor), [generated, store]);
  return { ...live, drawn, calculated, whatIf };
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
