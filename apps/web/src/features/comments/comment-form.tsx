import { COMMON_TEXTS } from '#texts/pages/common.ts';
import { COMMENT_TEXTS as TEXTS } from '#texts/pages/comments.ts';
import { checkText } from '@site-designer/api-contract/typed-texts';
import { fieldText } from '@site-designer/texts';
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { ApiProblem } from '../../lib/calls/api-problem.ts';
import { useRefusal } from '../../lib/state/access.ts';
import { useDraft } from '../../lib/state/use-draft.ts';
import { Button } from '../../ui/buttons/button.tsx';
import styles from './comments.module.css';
import { MentionArea } from './mention-area.tsx';

interface CommentFormProps {
  readonly label: string;
  readonly send: string;
  /** Under which this browser keeps the text. */
  readonly draftKey: string;
  readonly start?: string;
  /** Fails where it is not stored. */
  readonly onSend: (text: string) => Promise<void>;
  readonly onCancel?: () => void;
  /** Before the text. */
  readonly children?: ReactNode;
}

/** The text stays until it is stored: over a reload, and over a request that fails. */
export function CommentForm({ label, send, draftKey, start, onSend, onCancel, children }: CommentFormProps): ReactNode {
  const form = useRef<HTMLFormElement>(null);
  const [text, setText] = useDraft(draftKey, start);
  const [message, setMessage] = useState<string>();
  const [isPending, setIsPending] = useState(false);
  const refusal = useRefusal('comment');
  const isOpened = onCancel !== undefined;
  useEffect(() => {
    if (isOpened) form.current?.querySelector('textarea')?.focus();
  }, [isOpened]);

  async function submit(): Promise<void> {
    if (isPending) return;
    const wrong = text.trim() === '' ? fieldText('field.required') : checkText('comment', text);
    setMessage(wrong);
    if (wrong !== undefined) return;
    setIsPending(true);
    try {
      await onSend(text);
      setText('');
    } catch (cause) {
      setMessage(messageOf(cause));
    }
    setIsPending(false);
  }

  if (refusal !== undefined) return <p className="muted">{refusal}</p>;
  return (
    <form
      ref={form}
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {children}
      <MentionArea
        label={label}
        value={text}
        message={message}
        onChange={setText}
        onKeyDown={(event) => onKey(event, () => void submit(), onCancel)}
      />
      <div className={styles.buttons}>
        <Button type="submit" size="small" look="primary" disabled={isPending}>
          {send}
        </Button>
        {onCancel && (
          <Button size="small" onClick={onCancel}>
            {COMMON_TEXTS.cancel}
          </Button>
        )}
      </div>
    </form>
  );
}

function onKey(event: KeyboardEvent, submit: () => void, onCancel: (() => void) | undefined): void {
  if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
    event.preventDefault();
    submit();
  }
  if (event.key === 'Escape' && onCancel) {
    event.stopPropagation();
    onCancel();
  }
}

function messageOf(cause: unknown): string {
  if (!(cause instanceof ApiProblem)) return TEXTS.notSent;
  return TEXTS.refused(cause.problem.errors?.[0]?.message ?? cause.message);
}
