import { DECISION_TEXTS as TEXTS } from '#texts/proposal/issued.ts';
import type { SharedProposal } from '@site-designer/api-contract/proposal-addresses';
import { useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { moneyText } from '../../../lib/format/format-money.ts';
import { formatDay } from '../../../lib/format/dates.ts';
import { classNames } from '../../../lib/format/class-names.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Banner } from '../../../ui/dialogs/banner.tsx';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { useFocusReturn } from '../../../ui/dialogs/use-focus-return.ts';
import sheet from '../../../ui/base/sheet.module.css';
import { DecisionForm, type Answer, type DecidedPrice, type DecisionFormProps } from './decision-form.tsx';
import { proposalName } from './issued-api.ts';
import styles from './issued.module.css';

type Call = Pick<DecisionFormProps, 'host' | 'secret' | 'onAnswer' | 'onTooLate'>;

interface SharedAnswerProps extends Call {
  readonly proposal: SharedProposal;
}

/** The customer accepts or declines a proposal, or reads what was answered. */
export function SharedAnswer({ proposal, ...call }: SharedAnswerProps): ReactNode {
  return (
    <DecisionPart
      {...call}
      proposal={proposal}
      price={priceOf(proposal.result.billTotal)}
      className={classNames(sheet.line, styles.answer)}
    >
      <p>{TEXTS.validUntil(formatDay(proposal.validUntilUtc))}</p>
    </DecisionPart>
  );
}

/** The sum of the priced lines; undefined where no line has a price. */
function priceOf(total: SharedProposal['result']['billTotal']): DecidedPrice | undefined {
  if (total === null || total.amount === null || total.currency === null) return undefined;
  const { pricedLines, lines } = total;
  const amount = moneyText(total.amount, total.currency);
  const text = pricedLines < lines ? TEXTS.partOfTotal(amount, pricedLines, lines) : TEXTS.total(amount);
  return { amount, text };
}

interface DecisionPartProps extends Call {
  readonly proposal: Pick<SharedProposal, 'number' | 'revision' | 'status' | 'statusUtc' | 'statusBy'>;
  /** What is accepted with it; undefined where it has no prices. */
  readonly price: DecidedPrice | undefined;
  readonly className: string | undefined;
  /** What stands before the buttons. */
  readonly children: ReactNode;
}

/** The buttons of the decision, or what was decided. */
export function DecisionPart({ proposal, ...rest }: DecisionPartProps): ReactNode {
  const { status, statusUtc, statusBy } = proposal;
  if (status === 'issued') return <AnswerButtons proposal={proposal} {...rest} />;
  if (status !== 'accepted' && status !== 'declined') return null;
  const tone = status === 'accepted' ? 'fine' : 'info';
  return <Banner tone={tone}>{TEXTS[status](formatDay(statusUtc), statusBy)}</Banner>;
}

function AnswerButtons({ proposal, price, className, children, ...call }: DecisionPartProps): ReactNode {
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
      <section ref={section} className={className} aria-label={TEXTS.section}>
        {children}
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
          price={asked === 'accepted' ? price : undefined}
          onCancel={() => setAsked(undefined)}
        />
      </Dialog>
    </>
  );
}
