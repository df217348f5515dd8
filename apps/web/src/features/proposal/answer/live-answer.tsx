import { DEMAND_TEXTS, LIMIT_TEXTS } from '#texts/proposal/proposal.ts';
import { EVIDENCE_LOCK_TEXTS, RULE_TEXTS } from '#texts/proposal/kept-recordings.ts';
import { LIVE_TEXTS as TEXTS } from '#texts/proposal/proposal-live.ts';
import type { RangedFigure, TierStorage } from '@site-designer/sizing-engine';
import type { LimitState, Proposal } from '@site-designer/texts';
import { memo, useState, type ReactNode } from 'react';
import { formatQuantity, quantityText } from '../../../lib/format/format-quantity.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Figure } from '../../../ui/figures/figure.tsx';
import { Icon } from '../../../ui/buttons/icon.tsx';
import { Explained } from '../../../explained/explained.tsx';
import { Bars } from './bars.tsx';
import { limitTitle } from './limit-title.ts';
import { isRoomOfGroup, stepsOf } from './limits.tsx';
import styles from './live-answer.module.css';
import { LiveChanges } from './live-changes.tsx';
import { comparedFiguresOf, differencesOf, hardwareText } from './live-difference.ts';
import { recommendationOf } from './recommendation.ts';
import { SpecList, type Spec } from '../figures/spec-list.tsx';

interface LiveAnswerProps {
  /** Undefined until the first one is calculated. */
  readonly proposal: Proposal | undefined;
  /** The last generated proposal; undefined if there is none. */
  readonly saved?: Proposal | undefined;
  /** The button that generates the proposal. */
  readonly action: ReactNode;
  /** Moves to the next stream whose retention breaks a rule; omitted if there is no table. */
  readonly onShowBroken?: (() => void) | undefined;
}

/** The answer during typing: digits change in place, nothing else moves. */
export const LiveAnswer = memo(function LiveAnswer(props: LiveAnswerProps): ReactNode {
  const { proposal, saved, action, onShowBroken } = props;
  const recommendation = proposal && recommendationOf(proposal);
  return (
    <section className={styles.panel} aria-label={TEXTS.title}>
      <div className={styles.settled}>
        <p className={styles.quantity} aria-live="polite">
          {proposal && headlineOf(proposal)}
        </p>
        <SpecList isStacked specs={proposal ? figuresOf(proposal) : NO_FIGURES} />
        <div>
          <p className="muted" aria-live="polite">
            {!recommendation && proposal?.errorMessage}
          </p>
          <div className={styles.bars}>{recommendation && <Bars bars={recommendation.bars} />}</div>
        </div>
      </div>
      {proposal && <BrokenRules {...{ proposal, onShowBroken }} />}
      {action}
      {recommendation && proposal && <NearestStep proposal={proposal} />}
      {proposal && <Changes {...{ proposal, saved }} />}
    </section>
  );
});

/** Number of camera groups that break a published rule on retention, with a link to them. */
function BrokenRules({
  proposal: { retentionFindings },
  onShowBroken,
}: {
  readonly proposal: Proposal;
  readonly onShowBroken: (() => void) | undefined;
}): ReactNode {
  const groups = new Set(retentionFindings?.map(({ cameraGroupId }) => cameraGroupId)).size;
  if (groups === 0) return null;
  return (
    <div className={styles.broken}>
      <Icon name="warning" />
      <span>{RULE_TEXTS.groupsBreak(groups)}</span>
      {onShowBroken && (
        <Button size="small" aria-label={RULE_TEXTS.showNext} onClick={onShowBroken}>
          {RULE_TEXTS.show}
        </Button>
      )}
    </div>
  );
}

/** The hardware in a few words, or that there is none. */
export function headlineOf(proposal: Proposal): string {
  const recommendation = recommendationOf(proposal);
  return recommendation ? hardwareText(recommendation) : TEXTS.noAnswer;
}

function Changes({
  proposal,
  saved,
}: {
  readonly proposal: Proposal;
  readonly saved: Proposal | undefined;
}): ReactNode {
  // Only the figures of the first answer are kept: an answer also holds the figures of every camera group, for its explanations.
  const [opened] = useState(() => comparedFiguresOf(proposal));
  const after = comparedFiguresOf(proposal);
  const before = saved && comparedFiguresOf(saved);
  return (
    <>
      {before && <LiveChanges title={TEXTS.sinceProposal} before={before} after={after} />}
      {/* One of the two where they would say the same. */}
      {(before === undefined || differencesOf(opened, before).length > 0) && (
        <LiveChanges title={TEXTS.sinceOpened} before={opened} after={after} />
      )}
    </>
  );
}

const NO_FIGURES = [TEXTS.cameras, TEXTS.storage, TEXTS.range, TEXTS.rate, TEXTS.tightest].map((label): Spec => [
  label,
  TEXTS.unknown,
]);

/** The nearest next step; last, as its length varies. */
function NearestStep({ proposal: { headroom } }: { readonly proposal: Proposal }): ReactNode {
  const step = stepsOf(headroom).find(({ code, direction }) => direction === 'more' && !isRoomOfGroup(code));
  if (step === undefined) return null;
  return (
    <p className="muted">
      <Explained path={`headroom[${headroom.indexOf(step)}].distance`} name={LIMIT_TEXTS.nextStep(step.quantity)}>
        {step.message}
      </Explained>
    </p>
  );
}

function figuresOf(proposal: Proposal): Spec[] {
  const { totals, tiers, bindingConstraint, genericProposal } = proposal;
  const { storageTb, peakMbit, cameras } = totals;
  const tightest = genericProposal === null ? TEXTS.tightest : TEXTS.tightestOfMachine;
  return [
    [TEXTS.cameras, total('cameras', TEXTS.cameras, <Figure value={cameras.value} unit="cameras" />)],
    [TEXTS.storage, total('storageTb', TEXTS.storage, <Figure value={storageTb.value} unit="TB" />)],
    [TEXTS.range, storageRange(storageTb)],
    ...(tiers ? [[TEXTS.saved, savedFigure(tiers)] as const] : []),
    ...reserveSpec(proposal),
    [TEXTS.rate, total('peakMbit', TEXTS.rate, <Figure value={peakMbit.value} unit="Mbit/s" />)],
    [
      tightest,
      bindingConstraint ? (
        <Explained key="tightest" path="bindingConstraint.percent" name={tightest}>
          {limitText({ ...bindingConstraint, title: limitTitle(bindingConstraint, proposal) })}
        </Explained>
      ) : (
        TEXTS.none
      ),
    ],
  ];
}

/** A separate line: the storage of the cameras covers only the video of their retention. */
function reserveSpec({ evidenceLock }: Proposal): Spec[] {
  if (evidenceLock === undefined) return [];
  const name = EVIDENCE_LOCK_TEXTS.reserve;
  const { value } = evidenceLock.storageTb;
  return [
    [
      name,
      <Explained key="evidence-lock" path="evidenceLock.storageTb.value" name={name}>
        <Figure value={value} unit="TB" />
      </Explained>,
    ],
  ];
}

function storageRange({ low, high }: RangedFigure): ReactNode {
  const end = (which: 'low' | 'high', name: string, text: string): ReactNode => (
    <Explained path={`totals.storageTb.${which}`} name={name}>
      {text}
    </Explained>
  );
  return (
    <>
      {end('low', DEMAND_TEXTS.lowEnd(TEXTS.storage), formatQuantity(low, 'TB').number)} {DEMAND_TEXTS.to}{' '}
      {end('high', DEMAND_TEXTS.highEnd(TEXTS.storage), quantityText(high, 'TB'))}
    </>
  );
}

function savedFigure({ savedTb }: TierStorage): ReactNode {
  return (
    <Explained key="saved" path="tiers.savedTb" name={TEXTS.saved}>
      <Figure value={savedTb} unit="TB" />
    </Explained>
  );
}

function total(figure: keyof Proposal['totals'], name: string, children: ReactNode): ReactNode {
  return (
    <Explained path={`totals.${figure}.value`} name={name}>
      {children}
    </Explained>
  );
}

function limitText({ title, percent }: LimitState): string {
  return `${title}, ${quantityText(percent, '%')}`;
}
