import { COMMENT_TEXTS as TEXTS } from '#texts/pages/comments.ts';
import { listProjectComments, readComments, type Comment } from '@site-designer/api-contract/proposal-addresses';
import { useState, type ReactNode } from 'react';
import { useLoaded } from '../../lib/hooks/use-loaded.ts';
import { useProjectEvents } from '../../lib/live/project-events.ts';
import { Link } from '../../ui/base/link.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { Missing } from '../../ui/states/missing.tsx';
import { CommentText } from './comment-text.tsx';
import type { CommentsHost } from './comments-host.ts';
import styles from './comments.module.css';
import { namesOf, usePeople } from './people.ts';

/** As many as the server sends at once. */
const PAGE = 100;

interface ProjectCommentsProps {
  readonly host: CommentsHost;
  readonly projectId: number;
  readonly projectName: string;
}

/** Comments and questions of a project, newest first. Those that are shown are read. */
export function ProjectComments({ host, projectId, projectName }: ProjectCommentsProps): ReactNode {
  const params = { projectId };
  const [after, setAfter] = useState<readonly number[]>([]);
  const { data, cause, reload } = useLoaded(`${projectId} ${after.join(' ')}`, async () => {
    const pages: Comment[] = [];
    for (const each of [undefined, ...after]) {
      const { data: page } = await host.call(listProjectComments, { params, querystring: { after: each } as never });
      pages.push(...page.comments);
    }
    const newest = pages[0];
    if (newest !== undefined && pages.some(({ isUnread }) => isUnread)) {
      await host.call(readComments, { params, body: { id: newest.id } }).catch(() => undefined);
    }
    return pages;
  });
  useProjectEvents(({ kind }) => {
    if (kind === 'commentAdded') reload();
  });
  const people = usePeople(host, projectId);
  const last = data?.at(-1);
  return (
    <div className="stack">
      <h1 dir="auto">{TEXTS.of(projectName)}</h1>
      {data === undefined ? (
        <Missing cause={cause} onRetry={reload} />
      ) : data.length === 0 ? (
        <p className="muted">{TEXTS.noneOfProject}</p>
      ) : (
        <List comments={data} names={namesOf(data, people)} projectId={projectId} />
      )}
      {last !== undefined && data?.length === PAGE * (after.length + 1) && (
        <div>
          <Button onClick={() => setAfter([...after, last.id])}>{TEXTS.older}</Button>
        </div>
      )}
    </div>
  );
}

interface ListProps extends Pick<ProjectCommentsProps, 'projectId'> {
  readonly comments: readonly Comment[];
  readonly names: readonly string[];
}

function List({ comments, names, projectId }: ListProps): ReactNode {
  return (
    <ul className={styles.list} aria-label={TEXTS.title}>
      {comments.map((comment) => (
        <li key={comment.id} className={styles.thread} data-unread={comment.isUnread}>
          <CommentText comment={comment} names={names} />
          <p className={styles.about}>
            {comment.place ? (
              <Link
                to={`/project/${projectId}/site/${comment.place.siteId}/sitedesign/${comment.place.siteDesignId}#comments`}
              >
                {TEXTS.openDesign(comment.place.siteDesignName)}
              </Link>
            ) : (
              <span className="muted">{TEXTS.designGone}</span>
            )}
            {comment.resolvedUtc !== null && <span className="muted">{TEXTS.resolved}</span>}
          </p>
        </li>
      ))}
    </ul>
  );
}
