import {
  createComment,
  deleteComment,
  listComments,
  listProjectComments,
  readComments,
  resolveComment,
  updateComment,
  type Comment,
} from '@site-designer/api-contract/proposal-addresses';
import { useLoaded } from '../../lib/hooks/use-loaded.ts';
import { useProjectEvents } from '../../lib/live/project-events.ts';
import type { CommentsHost, DesignPlace } from './comments-host.ts';
import type { ThreadWork } from './thread-view.tsx';

interface NewComment {
  readonly body: string;
  readonly cameraGroupId?: number;
  readonly field?: string;
}

interface DesignComments extends ThreadWork {
  readonly comments: readonly Comment[] | undefined;
  readonly cause: unknown;
  readonly reload: () => void;
  readonly create: (comment: NewComment) => Promise<void>;
}

/** The comments of a design and what changes them. */
export function useDesignComments({ call }: CommentsHost, place: DesignPlace): DesignComments {
  const params = { projectId: place.projectId, siteId: place.siteId, siteDesignId: place.siteDesignId };
  const { data, cause, reload } = useLoaded(String(place.siteDesignId), async () => {
    const { comments } = (await call(listComments, { params })).data;
    await markRead(call, place.projectId, comments);
    return comments;
  });
  useProjectEvents(({ kind }) => {
    if (kind === 'commentAdded' || kind === 'reset') reload();
  });
  const then = async (done: Promise<unknown>): Promise<void> => {
    await done;
    reload();
  };
  const on = ({ id }: Comment) => ({ params: { ...params, commentId: id } });
  return {
    comments: data,
    cause,
    reload,
    create: (body) => then(call(createComment, { params, body })),
    reply: ({ id }, body) => then(call(createComment, { params, body: { body, parentId: id } })),
    edit: (comment, body) => then(call(updateComment, { ...on(comment), body: { body } })),
    remove: (comment) => then(call(deleteComment, on(comment))),
    resolve: (root, isResolved) => then(call(resolveComment, { ...on(root), body: { isResolved } })),
  };
}

/** Only where no other design of the project has unread ones: they are marked up to the newest. */
async function markRead(call: CommentsHost['call'], projectId: number, comments: readonly Comment[]): Promise<void> {
  const unread = comments.filter(({ isUnread }) => isUnread);
  const newest = unread.at(-1);
  if (newest === undefined) return;
  const params = { projectId };
  try {
    const all = (await call(listProjectComments, { params })).data.unread;
    if (all === unread.length) await call(readComments, { params, body: { id: newest.id } });
  } catch {
    // They stay unread.
  }
}
