import { LEVELS } from '@site-designer/api-contract/roles';
import type { InsertObject, UpdateObject } from 'kysely';
import { QuotaProblem } from '../../../modules/ports/quota.ts';
import type { CommentAddress, CommentStore, NewComment } from '../../../modules/comments/comment-store.ts';
import type { Actor } from '../../../modules/ports/actor.ts';
import type { SiteDesignAddress } from '../../../modules/site-designs/site-design-store.ts';
import { recordEvent } from '../../events/record-event.ts';
import { ownComments, selectComments, shownComments, storedComment, unreadOnly } from './comment-rows.ts';
import { pageOf } from '../base/page-bounds.ts';
import { idOf } from '../base/ids.ts';
import { hasProject, ownSiteDesign } from '../tree/project-tree.ts';
import { liveLink } from '../proposals/proposal-links.ts';
import type { Connection, Schema } from '../base/schema.ts';
import { atomically, type StoreContext } from '../base/store-context.ts';

/** Not locked: some that are sent at once may exceed it by a few. */
const MOST_OF_PROJECT = 5000;
/** So that a reader of a link leaves room for others. */
const MOST_OF_LINK = 100;

export function commentStore(context: StoreContext): CommentStore {
  const { connection, now } = context;

  return {
    ofDesign: async (actor, address, page) => {
      if (!(await hasDesign(connection, actor, address))) return undefined;
      const live = connection.selectFrom('comments as reply').select('reply.parent_id');
      const replied = live.where('reply.deleted_at', 'is', null).where('reply.parent_id', 'is not', null);
      const listed = selectComments(ownComments(connection, actor))
        .where('comments.site_design_id', '=', idOf(address.siteDesignId))
        .where((comment) =>
          comment.or([
            comment('comments.deleted_at', 'is', null),
            comment('comments.id', 'in', replied.where('reply.site_design_id', '=', idOf(address.siteDesignId))),
          ]),
        )
        .orderBy('comments.id');
      return (await pageOf(listed, 'comments.id', page).execute()).map((row) => storedComment(row, actor));
    },

    ofProject: (...given) => ofProject(connection, ...given),

    create: creator(context),

    edit: (actor, address, body) =>
      atomically(context, async (transaction) => {
        const before = await ownComment(transaction, actor, address);
        if (before === undefined) return undefined;
        if (before.userId !== actor.userId) return 'not the author';
        await update(transaction, before.id, { body, edited_at: now() });
        return readOne(transaction, actor, before.id);
      }),

    remove: (actor, address) =>
      atomically(context, async (transaction) => {
        const before = await ownComment(transaction, actor, address);
        if (before === undefined) return undefined;
        const isManager = { ...actor, level: LEVELS.manage };
        if (before.userId !== actor.userId && !(await hasProject(transaction, isManager, address.projectId))) {
          return 'not the author';
        }
        await update(transaction, before.id, { deleted_at: now() });
        return 'removed';
      }),

    resolve: (actor, address, isResolved) =>
      atomically(context, async (transaction) => {
        const before = await ownComment(transaction, actor, address);
        if (before === undefined) return undefined;
        await update(transaction, before.parentId ?? before.id, { resolved_at: isResolved ? now() : null });
        return readOne(transaction, actor, before.id);
      }),

    read: (...given) => read(context, ...given),

    unread: async (actor, page) => {
      const projects = unreadOnly(shownComments(connection, actor), actor)
        .select(({ fn }) => ['projects.id as projectId', fn.countAll<number>().as('unread')])
        .groupBy('projects.id')
        .orderBy('projects.id', 'desc');
      const counted = await pageOf(projects, 'projects.id', page).execute();
      return counted.map(({ projectId, unread }) => ({ projectId, unread: Number(unread) }));
    },

    ask: (...given) => ask(context, ...given),
  };
}

async function ofProject(
  connection: Connection,
  ...[actor, projectId, page]: Parameters<CommentStore['ofProject']>
): ReturnType<CommentStore['ofProject']> {
  if (!(await hasProject(connection, actor, projectId))) return undefined;
  const shown = selectComments(shownOf(connection, actor, projectId));
  const listed = await pageOf(shown, 'comments.id', page).execute();
  return {
    comments: listed.map((row) => storedComment(row, actor)),
    unread: await unreadOf(connection, actor, projectId),
  };
}

function shownOf(connection: Connection, actor: Actor, projectId: number) {
  return shownComments(connection, actor).where('projects.id', '=', idOf(projectId));
}

async function unreadOf(connection: Connection, actor: Actor, projectId: number): Promise<number> {
  const { count } = await unreadOnly(shownOf(connection, actor, projectId), actor)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

function read(
  context: StoreContext,
  ...[actor, projectId, commentId]: Parameters<CommentStore['read']>
): ReturnType<CommentStore['read']> {
  return atomically(context, async (transaction) => {
    if (!(await hasProject(transaction, actor, projectId))) return undefined;
    const known = await transaction
      .selectFrom('comments')
      .select('id')
      .where('id', '=', idOf(commentId))
      .where('project_id', '=', projectId)
      .executeTakeFirst();
    if (known === undefined) return 'unknown';
    await transaction
      .insertInto('comment_reads')
      .values({ user_id: actor.userId, project_id: projectId, comment_id: known.id })
      .onConflict((conflict) =>
        conflict
          .columns(['user_id', 'project_id'])
          .doUpdateSet({ comment_id: known.id })
          .where('comment_reads.comment_id', '<', known.id),
      )
      .execute();
    return unreadOf(transaction, actor, projectId);
  });
}

function creator(context: StoreContext): CommentStore['create'] {
  return (actor, address, comment) =>
    atomically(context, async (transaction) => {
      if (!(await hasDesign(transaction, actor, address))) return undefined;
      const about = await aboutOf(transaction, address, comment);
      if (typeof about === 'string') return about;
      await limit(transaction, { projectId: address.projectId });
      const at = context.now();
      const { id } = await insert(transaction, {
        ...about,
        user_id: actor.userId,
        body: comment.body,
        created_at: at,
      });
      await recordEvent(transaction, { kind: 'commentAdded', ...address, userId: actor.userId, at });
      return readOne(transaction, actor, id);
    });
}

function ask(
  context: StoreContext,
  ...[secretHash, { name, text }]: Parameters<CommentStore['ask']>
): ReturnType<CommentStore['ask']> {
  return atomically(context, async (transaction) => {
    const at = context.now();
    const link = await liveLink(transaction, secretHash, at)
      .select(['proposal_links.id as linkId', 'issued_proposals.project_id as projectId', 'site_design_id as designId'])
      .executeTakeFirst();
    if (link === undefined) return undefined;
    const { linkId, projectId, designId } = link;
    await limit(transaction, { projectId, linkId });
    const design = await transaction
      .selectFrom('site_designs')
      .innerJoin('sites', 'sites.id', 'site_id')
      .select('site_designs.id')
      .where('site_designs.id', '=', designId)
      .where('project_id', '=', projectId)
      .executeTakeFirst();
    const about = { project_id: projectId, site_design_id: design?.id ?? null, link_id: linkId };
    await insert(transaction, { ...about, author: name, body: text, created_at: at });
    await recordEvent(transaction, { kind: 'commentAdded', projectId, at });
    return at;
  });
}

async function hasDesign(connection: Connection, actor: Actor, address: SiteDesignAddress): Promise<boolean> {
  return (await ownSiteDesign(connection, actor, address).select('site_designs.id').executeTakeFirst()) !== undefined;
}

/** What a comment is about: of a reply, what its thread is about. */
async function aboutOf(
  transaction: Connection,
  { projectId, siteDesignId }: SiteDesignAddress,
  { cameraGroupId, field, parentId }: NewComment,
) {
  const about = { project_id: projectId, site_design_id: siteDesignId };
  if (parentId !== null) {
    const root = await transaction
      .selectFrom('comments')
      .select(['camera_group_id', 'field'])
      .where('id', '=', idOf(parentId))
      .where('site_design_id', '=', siteDesignId)
      .where('parent_id', 'is', null)
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
    return root === undefined ? 'parentId' : { ...about, ...root, parent_id: parentId };
  }
  if (cameraGroupId === null) return { ...about, field };
  const group = await transaction
    .selectFrom('camera_groups')
    .select('id')
    .where('id', '=', idOf(cameraGroupId))
    .where('site_design_id', '=', siteDesignId)
    .executeTakeFirst();
  return group === undefined ? 'cameraGroupId' : { ...about, field, camera_group_id: group.id };
}

async function limit(
  transaction: Connection,
  { projectId, linkId }: { readonly projectId: number; readonly linkId?: number },
): Promise<void> {
  const { all, ofLink } = await transaction
    .selectFrom('comments')
    .select(({ fn }) => [
      fn.countAll<number>().as('all'),
      fn
        .countAll<number>()
        .filterWhere('link_id', '=', linkId ?? 0)
        .as('ofLink'),
    ])
    .where('project_id', '=', projectId)
    .executeTakeFirstOrThrow();
  const use = (figure: number, most: number) => ({ figure: Number(figure) + 1, limit: most });
  if (Number(all) >= MOST_OF_PROJECT) throw new QuotaProblem('commentsPerProject', use(all, MOST_OF_PROJECT));
  if (Number(ofLink) >= MOST_OF_LINK) throw new QuotaProblem('questionsPerLink', use(ofLink, MOST_OF_LINK));
}

function insert(transaction: Connection, values: InsertObject<Schema, 'comments'>) {
  return transaction.insertInto('comments').values(values).returning('id').executeTakeFirstOrThrow();
}

/** A live comment of a design. */
function ownComment(transaction: Connection, actor: Actor, address: CommentAddress) {
  return ownSiteDesign(transaction, actor, address)
    .innerJoin('comments', 'comments.site_design_id', 'site_designs.id')
    .select(['comments.id', 'comments.user_id as userId', 'comments.parent_id as parentId'])
    .where('comments.id', '=', idOf(address.commentId))
    .where('comments.deleted_at', 'is', null)
    .executeTakeFirst();
}

async function update(transaction: Connection, id: number, change: UpdateObject<Schema, 'comments'>): Promise<void> {
  await transaction.updateTable('comments').set(change).where('id', '=', id).execute();
}

async function readOne(transaction: Connection, actor: Actor, id: number) {
  const row = await selectComments(ownComments(transaction, actor)).where('comments.id', '=', id).executeTakeFirst();
  return row && storedComment(row, actor);
}
