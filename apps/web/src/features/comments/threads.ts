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

/** An @ that follows no other character of a word, as in an e-mail address. */
const AT = /(?<![\p{L}\p{N}._-])@/gu;
const WORD_GOES_ON = /^[._-]*[\p{L}\p{N}]/u;

/** The text in parts, of which some mention somebody by one of the names, as a whole. */
export function mentionParts(text: string, names: readonly string[]): readonly TextPart[] {
  const known = names.toSorted((a, b) => b.length - a.length);
  const parts: TextPart[] = [];
  let done = 0;
  for (const { index } of text.matchAll(AT)) {
    const name = known.find(
      (each) => text.startsWith(each, index + 1) && !WORD_GOES_ON.test(text.slice(index + 1 + each.length)),
    );
    if (name === undefined || index < done) continue;
    if (index > done) parts.push({ text: text.slice(done, index), isMention: false });
    parts.push({ text: `@${name}`, isMention: true });
    done = index + 1 + name.length;
  }
  if (done < text.length) parts.push({ text: text.slice(done), isMention: false });
  return parts;
}

export interface Offer {
  /** Where the @ is. */
  readonly start: number;
  readonly names: readonly string[];
}

const BEGUN = new RegExp(`${AT.source}(?<begun>[^@\\n]*)$`, 'u');
/** More are found by typing on. */
const MOST_OFFERED = 6;

/** Whom the @ before the caret may mean: those with a word of their names that begins as what follows it. */
export function offerAt(before: string, people: readonly string[]): Offer | undefined {
  const found = BEGUN.exec(before);
  if (!found) return undefined;
  const begun = (found.groups?.['begun'] ?? '').toLocaleLowerCase();
  const names = people.filter((name) => ` ${name.toLocaleLowerCase()}`.includes(` ${begun}`)).slice(0, MOST_OFFERED);
  return names.length === 0 ? undefined : { start: found.index, names };
}
