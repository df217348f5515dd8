import { RULE_TEXTS } from '#texts/proposal/kept-recordings.ts';
import { ANSWER_TEXTS as TEXTS } from '#texts/proposal/answer-card.ts';
import type { Proposal, SpareKind } from '@site-designer/texts';
import { memo, type ReactNode } from 'react';
import type { SizingProgress } from '../../../lib/sizing/use-sized.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Icon } from '../../../ui/buttons/icon.tsx';
import { AnswerCard } from './answer-card.tsx';
import type { AnswerActions } from './answer-lines.tsx';
import styles from './live-answer.module.css';
import { SizingControl, SizingMark } from './sizing-progress.tsx';

interface LiveAnswerProps extends AnswerActions {
  /** Undefined until the first one is calculated. */
  readonly proposal: Proposal | undefined;
  /** How far the answer to the newest change is; omitted where none is on the way. */
  readonly progress?: SizingProgress | undefined;
  readonly kindOfSpare: SpareKind;
  readonly whatIf: ReactNode;
  /** The button that generates the proposal. */
  readonly action: ReactNode;
  /** Moves to the next stream whose retention breaks a rule; omitted if there is no table. */
  readonly onShowBroken?: (() => void) | undefined;
}

/** The answer beside the tabs while the design is typed. */
export const LiveAnswer = memo(function LiveAnswer(props: LiveAnswerProps): ReactNode {
  const { proposal, progress, action, onShowBroken, ...card } = props;
  const control = progress && <SizingControl {...progress} />;
  return (
    <section className={styles.panel} aria-label={TEXTS.title}>
      <div className={styles.settled}>
        {progress && <SizingMark {...progress} />}
        {proposal ? <AnswerCard {...card} {...{ proposal, control }} /> : control}
      </div>
      {proposal && <BrokenRules {...{ proposal, onShowBroken }} />}
      {action && <div className={styles.action}>{action}</div>}
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
