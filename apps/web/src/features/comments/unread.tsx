import { COMMENT_TEXTS as TEXTS } from '#texts/pages/comments.ts';
import { listUnreadComments } from '@site-designer/api-contract/proposal-addresses';
import type { ReactNode } from 'react';
import { Link } from '../../ui/base/link.tsx';
import type { CommentsHost } from './comments-host.ts';
import styles from './comments.module.css';

/** How many comments are unread, by project. None where it cannot be said. */
export async function unreadByProject({ call }: CommentsHost): Promise<ReadonlyMap<number, number>> {
  try {
    const { projects } = (await call(listUnreadComments, {})).data;
    return new Map(projects.map(({ projectId, unread }) => [projectId, unread]));
  } catch {
    return new Map();
  }
}

/** Beside the name of a project: leads to its comments. */
export function unreadMarks(unread: ReadonlyMap<number, number>): (project: { readonly id: number }) => ReactNode {
  return ({ id }) => {
    const count = unread.get(id);
    return (
      count !== undefined && (
        <Link to={`/project/${id}/comments`} className={styles.badge} title={TEXTS.unread(count)}>
          {TEXTS.unread(count)}
        </Link>
      )
    );
  };
}
