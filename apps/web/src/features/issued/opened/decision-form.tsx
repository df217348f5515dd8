import { COMMON_TEXTS } from '#texts/pages/common.ts';
import { DECISION_TEXTS as TEXTS } from '#texts/proposal/issued.ts';
import { decideSharedProposal } from '@site-designer/api-contract/proposal-addresses';
import { checkText } from '@site-designer/api-contract/typed-texts';
import { fieldText } from '@site-designer/texts';
import { useId, useRef, useState, type ReactNode } from 'react';
import { ApiProblem, isStatus } from '../../../lib/calls/api-problem.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import sheet from '../../../ui/base/sheet.module.css';
import { fieldMessages, type IssuedHost } from './issued-api.ts';
import styles from './issued.module.css';

export interface Answer {
  readonly status: 'accepted' | 'declined';
  readonly statusUtc: string;
  readonly statusBy: string;
}

/** A price that is accepted with a proposal. */
export interface DecidedPrice {
  readonly amount: string;
  /** The sentence that is ticked. */
  readonly text: string;
}

export interface DecisionFormProps {
  readonly host: Pick<IssuedHost, 'call'>;
  readonly secret: string;
  readonly decision: Answer['status'];
  /** What is accepted with the proposal; undefined where it has no prices or is declined. */
  readonly price: DecidedPrice | undefined;
  readonly onAnswer: (answer: Answer) => void;
  /** The proposal has been decided, superseded or withdrawn, or its validity has ended, since the page was opened. */
  readonly onTooLate: () => void;
  readonly onCancel: () => void;
}

type Messages = Readonly<Partial<Record<'name' | 'remark' | 'total' | 'sending', string | undefined>>>;

export function DecisionForm({ host, secret, decision, price, ...then }: DecisionFormProps): ReactNode {
  const form = useRef<HTMLFormElement>(null);
  const [name, setName] = useState('');
  const [remark, setRemark] = useState('');
  const [isTicked, setIsTicked] = useState(false);
  const [messages, setMessages] = useState<Messages>({});
  const [isPending, setIsPending] = useState(false);

  async function send(): Promise<void> {
    const wrong = messagesOf({ name, remark, isTicked: isTicked || price === undefined });
    setMessages(wrong);
    if (Object.values(wrong).some((message) => message !== undefined)) {
      if (wrong.name !== undefined) form.current?.querySelector('input')?.focus();
      return;
    }
    setIsPending(true);
    try {
      const body = { decision, name, remark };
      const { data } = await host.call(decideSharedProposal, { params: { secret }, body });
      then.onAnswer({ ...data, statusBy: name.trim() });
    } catch (cause) {
      const refused = fieldMessages(cause);
      if (refused !== undefined) setMessages(refused);
      else if (isStatus(cause, 409) || isStatus(cause, 404)) then.onTooLate();
      else setMessages({ sending: cause instanceof ApiProblem ? TEXTS.refused(cause.message) : TEXTS.notSent });
    }
    setIsPending(false);
  }

  return (
    <form
      ref={form}
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <TextField label={TEXTS.name} autoComplete="name" value={name} message={messages.name} onChange={setName} />
      <TextArea label={TEXTS.remark} value={remark} message={messages.remark} onChange={setRemark} />
      {price !== undefined && (
        <Tick label={price.text} message={messages.total} isSelected={isTicked} onChange={setIsTicked} />
      )}
      {messages.sending !== undefined && (
        <p role="alert" className={styles.problem}>
          {messages.sending}
        </p>
      )}
      <div className={sheet.line}>
        <Button onClick={then.onCancel}>{COMMON_TEXTS.cancel}</Button>
        <Button type="submit" look="primary" disabled={isPending}>
          {submitText(decision, price?.amount)}
        </Button>
      </div>
      <p className="caption">{TEXTS.recorded}</p>
    </form>
  );
}

interface TickProps {
  readonly label: string;
  readonly message: string | undefined;
  readonly isSelected: boolean;
  readonly onChange: (isSelected: boolean) => void;
}

function Tick({ message, ...rest }: TickProps): ReactNode {
  const id = useId();
  return (
    <div>
      <Checkbox {...rest} {...(message !== undefined && { describedBy: id })} />
      <div id={id} aria-live="polite" className={styles.problem}>
        {message}
      </div>
    </div>
  );
}

function messagesOf({
  name,
  remark,
  isTicked,
}: {
  readonly name: string;
  readonly remark: string;
  readonly isTicked: boolean;
}): Messages {
  return {
    name: name.trim() === '' ? fieldText('field.required') : checkText('line', name),
    remark: checkText('paragraphs', remark),
    total: isTicked ? undefined : TEXTS.totalMissing,
  };
}

function submitText(decision: Answer['status'], amount: string | undefined): string {
  if (decision === 'declined') return TEXTS.decline;
  return amount === undefined ? TEXTS.accept : TEXTS.acceptFor(amount);
}
