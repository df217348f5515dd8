import { DECISION_TEXTS as TEXTS } from '#texts/proposal/issued.ts';
import type { SharedProposal } from '@site-designer/api-contract/proposal-addresses';
import { useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { formatDay } from '../../lib/format/dates.ts';
import { classNames } from '../../lib/format/class-names.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Banner } from '../../ui/dialogs/banner.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { useFocusReturn } from '../../ui/dialogs/use-focus-return.ts';
import sheet from '../../ui/base/sheet.module.css';
import { DecisionForm, type Answer, type DecisionFormProps } from './decision-form.tsx';
import { proposalName } from './issued-api.ts';
import styles from './issued.module.css';

interface SharedAnswerProps extends Pick<DecisionFormProps, 'host' | 'secret' | 'onAnswer' | 'onTooLate'> {
  readonly proposal: SharedProposal;
}

/** The customer accepts or declines a proposal, or reads what was answered. */
export function SharedAnswer({ proposal, ...call }: SharedAnswerProps): ReactNode {
  const { status, statusUtc, statusBy } = proposal;
  if (status === 'issued') return <AnswerButtons proposal={proposal} {...call} />;
  if (status !== 'accepted' && status !== 'declined') return null;
  const tone = status === 'accepted' ? 'fine' : 'info';
  return <Banner tone={tone}>{TEXTS[status](formatDay(statusUtc), statusBy)}</Banner>;
}

function AnswerButtons({ proposal, ...call }: SharedAnswerProps): ReactNode {
  const [asked, setAsked] = useState<Answer['status']>();
  const section = useFocusReturn<HTMLElement>();
  const name = proposalName(proposal);
  // The dialog returns the focus to its button, which passes it on when it is removed.
  const closed = <T extends readonly unknown[]>(then: (...told: T) => void) => {
    return (...told: T): void => {
      flushSync(() => setAsked(undefined));
      then(...told);
    };
  };
  return (
    <>
      <section ref={section} className={classNames(sheet.line, styles.answer)} aria-label={TEXTS.section}>
        <p>{TEXTS.validUntil(formatDay(proposal.validUntilUtc))}</p>
        <Button onClick={() => setAsked('declined')}>{TEXTS.decline}</Button>
        <Button look="primary" onClick={() => setAsked('accepted')}>
          {TEXTS.accept}
        </Button>
      </section>
      <Dialog
        title={asked === 'declined' ? TEXTS.declineTitle(name) : TEXTS.acceptTitle(name)}
        isOpen={asked !== undefined}
        onClose={() => setAsked(undefined)}
      >
        <DecisionForm
          {...call}
          onAnswer={closed(call.onAnswer)}
          onTooLate={closed(call.onTooLate)}
          decision={asked ?? 'accepted'}
          total={asked === 'accepted' ? proposal.result.billTotal : null}
          onCancel={() => setAsked(undefined)}
        />
      </Dialog>
    </>
  );
}
