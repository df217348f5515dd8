import { sql } from 'kysely';
import type { StoredComment } from '../../../modules/comments/comment-store.ts';
import type { Actor } from '../../../modules/ports/actor.ts';
import { nameOf } from '../../../modules/ports/name-of.ts';
import { ownProjects } from '../tree/project-tree.ts';
import type { Connection } from '../base/schema.ts';

const ROW = [
  'comments.id',
  'comments.camera_group_id as cameraGroupId',
  'comments.field',
  'comments.parent_id as parentId',
  'comments.author',
  'comments.user_id as userId',
  'writer.name',
  'writer.subject',
  'comments.link_id as linkId',
  'comments.body',
  'comments.created_at as createdAt',
  'comments.edited_at as editedAt',
  'comments.resolved_at as resolvedAt',
  'root.resolved_at as rootResolvedAt',
  'comments.deleted_at as deletedAt',
  'sites.id as siteId',
  'sites.name as siteName',
  'site_designs.id as siteDesignId',
  'site_designs.name as siteDesignName',
  'issued_proposals.id as proposalId',
  'issued_proposals.number',
  'issued_proposals.revision',
  'comment_id as readId',
] as const;

/** All comments of the projects of a user, with where they stand. A place that is deleted is left out. */
export function ownComments(connection: Connection, actor: Actor) {
  return ownProjects(connection, actor)
    .innerJoin('comments', 'comments.project_id', 'projects.id')
    .leftJoin('comments as root', 'root.id', 'comments.parent_id')
    .leftJoin('users as writer', 'writer.id', 'comments.user_id')
    .leftJoin('site_designs', (join) =>
      join.onRef('site_designs.id', '=', 'comments.site_design_id').on('site_designs.deleted_at', 'is', null),
    )
    .leftJoin('sites', (join) => join.onRef('sites.id', '=', 'site_designs.site_id').on('sites.deleted_at', 'is', null))
    .leftJoin('proposal_links', 'proposal_links.id', 'comments.link_id')
    .leftJoin('issued_proposals', 'issued_proposals.id', 'proposal_id')
    .leftJoin('comment_reads', (join) =>
      join.onRef('comment_reads.project_id', '=', 'projects.id').on('comment_reads.user_id', '=', actor.userId),
    );
}

type OwnComments = ReturnType<typeof ownComments>;

export function selectComments(comments: OwnComments) {
  return comments.select(ROW);
}

/** Those that lists of a project show. A question stays when its design is deleted. */
export function shownComments(connection: Connection, actor: Actor): OwnComments {
  return ownComments(connection, actor)
    .where('comments.deleted_at', 'is', null)
    .where((where) =>
      where.or([
        where('sites.id', 'is not', null),
        where('comments.link_id', 'is not', null),
        where('root.link_id', 'is not', null),
      ]),
    );
}

/** Of those that others wrote: whoever writes has read it. */
export function unreadOnly(comments: OwnComments, { userId }: Pick<Actor, 'userId'>): OwnComments {
  return comments
    .where(sql<number>`coalesce(comments.user_id, 0)`, '<>', userId)
    .where('comments.id', '>', sql<number>`coalesce(comment_id, 0)`);
}

type CommentRow = Awaited<ReturnType<ReturnType<typeof selectComments>['execute']>>[number];

export function storedComment(row: CommentRow, reader: Pick<Actor, 'userId'>): StoredComment {
  const { linkId, userId, name, subject, rootResolvedAt, siteId, siteName, siteDesignId, siteDesignName, ...rest } =
    row;
  const { proposalId, number, revision, readId, ...comment } = rest;
  const isQuestion = linkId !== null;
  const isDeleted = comment.deletedAt !== null;
  const isYours = userId === reader.userId;
  return {
    ...comment,
    place:
      siteId === null || siteName === null || siteDesignId === null || siteDesignName === null
        ? null
        : { siteId, siteName, siteDesignId, siteDesignName },
    author: authorOf({ name, subject, author: comment.author }),
    isYours,
    isQuestion,
    proposal: proposalId === null || number === null || revision === null ? null : { id: proposalId, number, revision },
    body: isDeleted ? '' : comment.body,
    resolvedAt: comment.parentId === null ? comment.resolvedAt : rootResolvedAt,
    isUnread: !isYours && comment.id > (readId ?? 0),
  };
}

/** A person's name today; that of a customer as it was typed. */
function authorOf({ name, subject, author }: Pick<CommentRow, 'name' | 'subject' | 'author'>): string {
  return name === null || subject === null ? author : nameOf({ name, subject });
}
