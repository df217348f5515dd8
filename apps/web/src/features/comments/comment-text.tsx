import { COMMENT_TEXTS as TEXTS } from '#texts/pages/comments.ts';
import type { Comment } from '@site-designer/api-contract';
import type { ReactNode } from 'react';
import { formatDay, timeText } from '../../lib/format/dates.ts';
import styles from './comments.module.css';
import { mentionParts } from './threads.ts';

interface CommentTextProps {
  readonly comment: Comment;
  readonly names: readonly string[];
}

/** Who wrote a comment, when and what. */
export function CommentText({ comment, names }: CommentTextProps): ReactNode {
  const { createdUtc, editedUtc, deletedUtc, isUnread, proposal, body } = comment;
  return (
    <>
      <p className={styles.head}>
        <strong dir="auto">{authorOf(comment)}</strong>
        <time dateTime={createdUtc} className="muted">
          {formatDay(createdUtc)} {timeText(Date.parse(createdUtc))}
          {editedUtc !== null && `, ${TEXTS.edited}`}
        </time>
        {isUnread && <span className={styles.mark}>{TEXTS.newMark}</span>}
      </p>
      {proposal && <p className="caption">{TEXTS.asked(`${proposal.number} ${proposal.revision}`)}</p>}
      {deletedUtc === null ? (
        <p className={styles.body} dir="auto">
          {mentionParts(body, names).map(({ text, isMention }, index) =>
            isMention ? (
              <span key={index} className={styles.mention}>
                {text}
              </span>
            ) : (
              text
            ),
          )}
        </p>
      ) : (
        <p className="muted">{TEXTS.deleted}</p>
      )}
    </>
  );
}

export function authorOf({ author, isYours, isQuestion }: Comment): string {
  if (isQuestion) return TEXTS.asksAs(author);
  if (isYours) return TEXTS.you;
  return author === '' ? TEXTS.somebody : author;
}
