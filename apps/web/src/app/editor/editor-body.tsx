import { EDITOR_TEXTS } from '#texts/editor/editor.ts';
import type { FormData } from '@site-designer/api-contract';
import { useCallback, useMemo, useRef, useState, type ReactNode } from 'react';
import { LiveAnswer } from '../../features/proposal/answer/live-answer.tsx';
import { ANSWER_WORDS, fullestOf, spareKind, type Proposal } from '@site-designer/texts';
import { headlineOf } from '../../features/proposal/answer/answer-hardware.ts';
import { CoverageContext } from '../../features/design-editor/cameras/coverage/coverage-context.tsx';
import { PlannedServersContext } from '../../features/design-editor/cameras/tab/group-servers.tsx';
import { ExplanationProvider, OneExplanation } from '../../explained/explanation-context.tsx';
import { ExplanationPanel } from '../../explained/explanation-panel.tsx';
import {
  AskedRetentionContext,
  nextBrokenRow,
  useChosenRules,
} from '../../features/design-editor/cameras/tab/retention-marks.tsx';
import { moneyText } from '../../lib/format/format-money.ts';
import { quantityText } from '../../lib/format/format-quantity.ts';
import { useMedia } from '../../lib/hooks/use-media.ts';
import { ServersTab } from '../../features/design-editor/servers/form/servers-tab.tsx';
import type { RevertedStep } from '../../features/design-editor/document/document-state.ts';
import { HistoryButtons } from '../../features/design-editor/head/history-buttons.tsx';
import {
  currentRows,
  useEditor,
  useEditorStore,
  useIsOpen,
} from '../../features/design-editor/document/editor-context.ts';
import { PlanLink } from '../plan/plan-page-link.tsx';
import { SiteLink } from '../site/site-page-link.tsx';
import { LoadingOverlay } from '../../ui/states/loading-overlay.tsx';
import { Tabs } from './tabs.tsx';
import { AnswerProvider, useAnswer, useAnswerProgress } from './answer-context.tsx';
import { ConflictBanner } from '../../features/design-editor/head/conflict-banner.tsx';
import styles from './editor-screen.module.css';
import { useProposal } from './editor-provider.tsx';
import { GenerateButton } from './generate-button.tsx';
import { AccessNote } from '../workspaces/access-note.tsx';
import { useOffers } from './use-offers.ts';
import { PricedAnswerProvider, usePricedAnswer } from './priced-answer.tsx';
import { ProposalSection } from './proposal-section.tsx';
import { useUsedWay } from './use-used-way.tsx';

const OTHER_PAGES = (
  <>
    <SiteLink />
    <PlanLink />
  </>
);

export interface EditorBodyProps {
  /** Undefined until the design is open. */
  readonly formData: FormData | undefined;
  readonly cameras: ReactNode;
}

export function EditorBody({ formData, cameras }: EditorBodyProps): ReactNode {
  const isPhone = useMedia('(max-width: 699px)');
  const isOpen = useIsOpen();
  const tab = useEditorTab();
  const [askedRow, setAskedRow] = useState<number>();
  const asked = useMemo(() => ({ rowId: askedRow, onShown: () => setAskedRow(undefined) }), [askedRow]);
  const { onSelect } = tab;
  const showRow = useCallback(
    (rowId: number): void => {
      onSelect('cameras');
      setAskedRow(rowId);
    },
    [onSelect],
  );
  const camerasTab = (
    <AskedRetentionContext value={asked}>
      <WithAnswer>{cameras}</WithAnswer>
    </AskedRetentionContext>
  );
  const answer = (
    <aside className={styles.answer} aria-label={EDITOR_TEXTS.answer}>
      <Answer action={isPhone ? undefined : GENERATE} onShowRow={showRow} />
    </aside>
  );
  return (
    <OneExplanation>
      <div className={styles.conflict}>
        <AccessNote />
        <ConflictBanner />
      </div>
      <AnswerProvider>
        <PricedAnswerProvider>
          <div className={styles.columns}>
            {isPhone && answer}
            <div>
              <Tabs
                label={EDITOR_TEXTS.design}
                {...tab}
                beside={OTHER_PAGES}
                tools={<HistoryButtons />}
                tabs={[
                  { id: 'cameras', title: EDITOR_TEXTS.cameras, content: camerasTab },
                  { id: 'servers', title: EDITOR_TEXTS.servers, content: formData && <Servers formData={formData} /> },
                ]}
              />
            </div>
            {!isPhone && answer}
          </div>
          {isPhone && <PhoneBar action={GENERATE} />}
          {isOpen && (
            <>
              <ProposalSection />
              <BlockingWork />
            </>
          )}
        </PricedAnswerProvider>
      </AnswerProvider>
    </OneExplanation>
  );
}

/** The tab that is shown: what is undone or redone on the other one brings that to the front. */
function useEditorTab(): { readonly selected: string; readonly onSelect: (id: string) => void } {
  const [selected, setSelected] = useState('cameras');
  const reverted = useEditor(({ siteDesignEditor }) => siteDesignEditor.reverted);
  const forget = useEditor(({ siteDesignEditor }) => siteDesignEditor.forgetReverted);
  const [shown, setShown] = useState(reverted);
  if (reverted !== shown) {
    setShown(reverted);
    setSelected(tabOf(reverted) ?? selected);
  }
  const wanted = useEditor(({ siteDesignEditor }) => siteDesignEditor.wantedCell);
  if (wanted && selected !== 'cameras') setSelected('cameras');
  const onSelect = useCallback(
    (id: string): void => {
      forget();
      setSelected(id);
    },
    [forget],
  );
  return { selected, onSelect };
}

/** Where a step is seen; undefined where it is on both tabs, or where there is none. */
function tabOf(reverted: RevertedStep | undefined): 'cameras' | 'servers' | undefined {
  if (!reverted || reverted.areRowsChanged === (reverted.settingsBefore !== undefined)) return undefined;
  return reverted.areRowsChanged ? 'cameras' : 'servers';
}

/** The table of cameras can show the servers and the coverage of the answer, and explains that. */
function WithAnswer({ children }: { readonly children: ReactNode }): ReactNode {
  const { proposal, question, explainer } = useAnswer();
  return (
    <ExplanationProvider question={proposal && question} explainer={explainer}>
      <PlannedServersContext value={proposal?.serverPlan?.servers ?? null}>
        <CoverageContext value={proposal?.coverage ?? null}>{children}</CoverageContext>
      </PlannedServersContext>
      <ExplanationPanel />
    </ExplanationProvider>
  );
}

function Servers({ formData }: { readonly formData: FormData }): ReactNode {
  return <ServersTab formData={formData} answer={useAnswer().proposal} />;
}

interface ActionProps {
  readonly action: ReactNode;
}

interface AnswerProps extends ActionProps {
  readonly onShowRow: (rowId: number) => void;
}

function Answer({ action, onShowRow }: AnswerProps): ReactNode {
  const store = useEditorStore();
  const rules = useChosenRules();
  const shownRow = useRef<number>(undefined);
  const onShowBroken = useCallback(() => {
    shownRow.current = nextBrokenRow(currentRows(store.getState()), rules, shownRow.current);
    if (shownRow.current !== undefined) onShowRow(shownRow.current);
  }, [store, rules, onShowRow]);
  const { proposal, question, explainer, isPending } = useAnswer();
  if (!proposal && !isPending) return action;
  return (
    <ExplanationProvider question={question} explainer={explainer}>
      <Card {...{ action, onShowBroken }} />
      <ExplanationPanel />
    </ExplanationProvider>
  );
}

interface CardProps extends ActionProps {
  readonly onShowBroken: () => void;
}

function Card({ action, onShowBroken }: CardProps): ReactNode {
  const { question } = useAnswer();
  const opened = useEditor(({ siteDesignEditor }) => siteDesignEditor.place);
  const { proposal, whatIf } = usePricedAnswer();
  const { use, toast } = useUsedWay();
  const offers = useOffers(opened);
  return (
    <>
      <LiveAnswer
        {...{ proposal, action, onShowBroken, whatIf }}
        progress={useAnswerProgress()}
        kindOfSpare={spareKind(question)}
        onUse={offers.mayUse ? use : undefined}
        enterPrices={offers.enterPrices}
      />
      {toast}
    </>
  );
}

/** The answer in two lines and the button, at the lower edge of a phone, where its card has been scrolled away. */
function PhoneBar({ action }: ActionProps): ReactNode {
  const { proposal } = usePricedAnswer();
  return (
    <div className={styles.phoneBar}>
      <span className={styles.servers}>
        {proposal && headlineOf(proposal)}
        {proposal && <span className={styles.figures}>{barText(proposal)}</span>}
      </span>
      {action}
    </div>
  );
}

/** How full the disks are, and the price where there is one. */
function barText({ answer: { storages, price } }: Proposal): string {
  const fill = fullestOf(storages)?.fillPercent;
  return [
    ...(fill === undefined ? [] : [ANSWER_WORDS.fill(quantityText(fill, '%'))]),
    ...(price?.amount == null || price.currency === null ? [] : [moneyText(price.amount, price.currency)]),
  ].join(', ');
}

const GENERATE = <GenerateButton />;

/** Work that the user waits for covers the page; saving in the background does not. */
function BlockingWork(): ReactNode {
  const isWorking = useEditor(
    ({ siteDesignEditor, serverSettings }) => siteDesignEditor.isWorking || serverSettings.status === 'pending',
  );
  const isCalculating = useProposal(({ status }) => status === 'pending');
  const cancel = useProposal((proposal) => proposal.cancel);
  return <LoadingOverlay isPending={isWorking || isCalculating} onCancel={isCalculating ? cancel : undefined} />;
}
