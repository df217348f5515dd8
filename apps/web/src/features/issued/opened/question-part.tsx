import { COMMON_TEXTS } from '#texts/pages/common.ts';
import { COMMENT_TEXTS, QUESTION_TEXTS as TEXTS } from '#texts/pages/comments.ts';
import { checkText } from '@site-designer/api-contract/typed-texts';
import { askAboutSharedProposal } from '@site-designer/api-contract/proposal-addresses';
import { fieldText } from '@site-designer/texts';
import { useState, type ReactNode } from 'react';
import { ApiProblem, isStatus } from '../../../lib/calls/api-problem.ts';
import { useDraft } from '../../../lib/state/use-draft.ts';
import sheet from '../../../ui/base/sheet.module.css';
import { Button } from '../../../ui/buttons/button.tsx';
import { Banner } from '../../../ui/dialogs/banner.tsx';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { fieldMessages, type IssuedHost } from './issued-api.ts';
import styles from './issued.module.css';

interface QuestionPartProps {
  readonly host: Pick<IssuedHost, 'call'>;
  readonly secret: string;
  /** `P-0001 A`. */
  readonly proposal: string;
  readonly seller: string;
}

/** The customer asks the seller, and reads that it was sent. */
export function QuestionPart({ host, secret, proposal, seller }: QuestionPartProps): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  const [isSent, setIsSent] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <div className={styles.question}>
      {isSent && <Banner tone="fine">{seller === '' ? TEXTS.sentToSeller : TEXTS.sent(seller)}</Banner>}
      <Button onClick={() => setIsOpen(true)}>{isSent ? TEXTS.another : TEXTS.open}</Button>
      <Dialog title={TEXTS.title(proposal)} isOpen={isOpen} onClose={close}>
        <QuestionForm
          {...{ host, secret }}
          onSent={() => {
            setIsSent(true);
            close();
          }}
          onCancel={close}
        />
      </Dialog>
    </div>
  );
}

interface QuestionFormProps extends Pick<QuestionPartProps, 'host' | 'secret'> {
  readonly onSent: () => void;
  readonly onCancel: () => void;
}

/** Of the secret, enough to tell links apart. */
const KEY_LENGTH = 8;

function QuestionForm({ host, secret, onSent, onCancel }: QuestionFormProps): ReactNode {
  const key = secret.slice(0, KEY_LENGTH);
  const [name, setName] = useDraft(`question name ${key}`);
  const [text, setText] = useDraft(`question ${key}`);
  const [messages, setMessages] = useState<Readonly<Record<string, string | undefined>>>({});
  const [isPending, setIsPending] = useState(false);

  async function send(): Promise<void> {
    const wrong = {
      name: name.trim() === '' ? fieldText('field.required') : checkText('line', name),
      text: text.trim() === '' ? fieldText('field.required') : checkText('comment', text),
    };
    setMessages(wrong);
    if (wrong.name !== undefined || wrong.text !== undefined) return;
    setIsPending(true);
    try {
      await host.call(askAboutSharedProposal, { params: { secret }, body: { name, text } });
      setText('');
      onSent();
    } catch (cause) {
      setMessages(fieldMessages(cause) ?? { sending: reasonOf(cause) });
      setIsPending(false);
    }
  }

  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <TextField label={TEXTS.name} autoComplete="name" value={name} message={messages['name']} onChange={setName} />
      <TextArea label={TEXTS.text} value={text} message={messages['text']} onChange={setText} />
      {messages['sending'] !== undefined && (
        <p role="alert" className={styles.problem}>
          {messages['sending']}
        </p>
      )}
      <div className={sheet.line}>
        <Button onClick={onCancel}>{COMMON_TEXTS.cancel}</Button>
        <Button type="submit" look="primary" disabled={isPending}>
          {TEXTS.send}
        </Button>
      </div>
    </form>
  );
}

function reasonOf(cause: unknown): string {
  if (isStatus(cause, 404)) return TEXTS.gone;
  return cause instanceof ApiProblem ? COMMENT_TEXTS.refused(cause.message) : COMMENT_TEXTS.notSent;
}
