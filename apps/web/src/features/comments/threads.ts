import type { Comment } from '@site-designer/api-contract';

/** A comment with its replies, oldest first. */
export interface Thread {
  readonly root: Comment;
  readonly replies: readonly Comment[];
}

/** The threads of a design, oldest first. */
export function threadsOf(comments: readonly Comment[]): readonly Thread[] {
  const threads = new Map<number, { readonly root: Comment; readonly replies: Comment[] }>();
  for (const comment of comments) {
    if (comment.parentId === null) threads.set(comment.id, { root: comment, replies: [] });
    else threads.get(comment.parentId)?.replies.push(comment);
  }
  return [...threads.values()];
}

export interface TextPart {
  readonly text: string;
  readonly isMention: boolean;
}

/** A word after an @ that follows no other character of a word, as in an e-mail address. */
const MENTION = /(?<![\p{L}\p{N}._-])@[\p{L}\p{N}](?:[\p{L}\p{N}._-]*[\p{L}\p{N}])?/gu;

/**
 * The text in parts, of which some mention somebody.
 *
 * @param names - Names of several words are mentioned as a whole where they are known.
 */
export function mentionParts(text: string, names: readonly string[]): readonly TextPart[] {
  const known = names.filter((name) => name !== '').toSorted((a, b) => b.length - a.length);
  const parts: TextPart[] = [];
  let done = 0;
  for (const { index, 0: word } of text.matchAll(MENTION)) {
    if (index < done) continue;
    const name = known.find((each) => text.startsWith(each, index + 1));
    const mention = name === undefined || name.length < word.length ? word : `@${name}`;
    if (index > done) parts.push({ text: text.slice(done, index), isMention: false });
    parts.push({ text: mention, isMention: true });
    done = index + mention.length;
  }
  if (done < text.length) parts.push({ text: text.slice(done), isMention: false });
  return parts;
}
