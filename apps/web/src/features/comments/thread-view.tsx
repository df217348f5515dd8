import { LIST_TEXTS } from '#texts/pages/lists.ts';
import { COMMENT_TEXTS as TEXTS } from '#texts/pages/comments.ts';
import type { Comment } from '@site-designer/api-contract';
import { useState, type ReactNode } from 'react';
import { ownKey } from '../../lib/state/own-key.ts';
import { readStored } from '../../lib/state/stored.ts';
import { GuardedButton } from '../../ui/buttons/guarded-button.tsx';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { useFocusReturn } from '../../ui/dialogs/use-focus-return.ts';
import { CommentForm } from './comment-form.tsx';
import { authorOf, CommentText } from './comment-text.tsx';
import styles from './comments.module.css';
import type { Thread } from './threads.ts';

export interface ThreadWork {
  readonly reply: (root: Comment, text: string) => Promise<void>;
  readonly edit: (comment: Comment, text: string) => Promise<void>;
  readonly remove: (comment: Comment) => Promise<void>;
  readonly resolve: (root: Comment, isResolved: boolean) => Promise<void>;
}

interface ThreadViewProps {
  readonly thread: Thread;
  /** What it is about; empty for the whole design. */
  readonly about: string;
  readonly names: readonly string[];
  readonly work: ThreadWork;
}

export function ThreadView({ thread: { root, replies }, about, names, work }: ThreadViewProps): ReactNode {
  const draftKey = ownKey(`comment reply ${root.id}`);
  // A reply that was being written stays in sight.
  const [isReplying, setIsReplying] = useState(() => readStored(draftKey) !== undefined);
  const [problem, setProblem] = useState<string>();
  const place = useFocusReturn<HTMLElement>();
  const isResolved = root.resolvedUtc !== null;
  const tried = (act: Promise<void>): void => {
    setProblem(undefined);
    act.catch(() => setProblem(TEXTS.notChanged));
  };
  return (
    <article ref={place} className={styles.thread} data-resolved={isResolved} aria-label={authorOf(root)}>
      {(about !== '' || isResolved) && (
        <p className={styles.about}>
          <span dir="auto">{about}</span>
          {isResolved && <span className="muted">{TEXTS.resolved}</span>}
        </p>
      )}
      {[root, ...replies].map((comment) => (
        <OneComment key={comment.id} {...{ comment, names, work, tried }} isReply={comment !== root} />
      ))}
      {problem !== undefined && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      {isReplying ? (
        <CommentForm
          label={TEXTS.replyTo(authorOf(root))}
          send={TEXTS.sendReply}
          draftKey={draftKey}
          onSend={async (text) => {
            await work.reply(root, text);
            setIsReplying(false);
          }}
          onCancel={() => setIsReplying(false)}
        />
      ) : (
        <div className={styles.buttons}>
          {root.deletedUtc === null && (
            <>
              <GuardedButton need="comment" size="small" onClick={() => setIsReplying(true)}>
                {TEXTS.reply}
              </GuardedButton>
              <GuardedButton
                need="comment"
                size="small"
                look="tertiary"
                onClick={() => tried(work.resolve(root, !isResolved))}
              >
                {isResolved ? TEXTS.reopen : TEXTS.resolve}
              </GuardedButton>
            </>
          )}
        </div>
      )}
    </article>
  );
}

interface OneCommentProps extends Pick<ThreadViewProps, 'names' | 'work'> {
  readonly comment: Comment;
  readonly isReply: boolean;
  readonly tried: (act: Promise<void>) => void;
}

function OneComment({ comment, isReply, names, work, tried }: OneCommentProps): ReactNode {
  const draftKey = ownKey(`comment edit ${comment.id}`);
  const [isEditing, setIsEditing] = useState(() => readStored(draftKey) !== undefined);
  const [isAsked, setIsAsked] = useState(false);
  const isThere = comment.deletedUtc === null;
  if (isEditing) {
    return (
      <CommentForm
        label={TEXTS.editing}
        send={TEXTS.save}
        draftKey={draftKey}
        start={comment.body}
        onSend={async (text) => {
          await work.edit(comment, text);
          setIsEditing(false);
        }}
        onCancel={() => setIsEditing(false)}
      />
    );
  }
  return (
    <div className={isReply ? styles.reply : undefined}>
      <CommentText comment={comment} names={names} />
      {isThere && (
        <div className={styles.small}>
          {comment.isYours && (
            <GuardedButton need="comment" size="small" look="tertiary" onClick={() => setIsEditing(true)}>
              {TEXTS.edit}
            </GuardedButton>
          )}
          <GuardedButton
            need={comment.isYours ? 'comment' : 'manage'}
            size="small"
            look="tertiary"
            onClick={() => setIsAsked(true)}
          >
            {TEXTS.remove}
          </GuardedButton>
        </div>
      )}
      <ConfirmDialog
        title={TEXTS.removeTitle}
        question={TEXTS.removeQuestion}
        confirm={LIST_TEXTS.deleteConfirm}
        isOpen={isAsked}
        onCancel={() => setIsAsked(false)}
        onConfirm={() => {
          setIsAsked(false);
          tried(work.remove(comment));
        }}
      />
    </div>
  );
}
