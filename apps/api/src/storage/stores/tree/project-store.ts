import { recordAudit } from '../../audit/record-audit.ts';
import type { Cover, Project, ProjectSystem } from '@site-designer/api-contract';
import type { Actor } from '../../../modules/ports/actor.ts';
import type { ProjectStore } from '../../../modules/projects/project-store.ts';
import { pageBounds } from '../base/page-bounds.ts';
import { copySites } from './copies.ts';
import { withLater } from '../base/later-keys.ts';
import { atomically, copying, parsed, prepared, type StoreContext } from '../base/store-context.ts';
import type { Connection } from '../base/schema.ts';
import { recordEvent } from '../../events/record-event.ts';
import { projectsFor, projectsWithLevels } from '../access/access.ts';
import { idOf } from '../base/ids.ts';
import { ownProject } from './project-tree.ts';

const PROJECT = ['id', 'name', 'created_at as createdDate', 'updated_at as updatedDate'] as const;
const LISTED = [
  'projects.id',
  'name',
  'projects.created_at as createdDate',
  'projects.updated_at as updatedDate',
] as const;
const FIELDS = ['id', 'name', 'createdDate', 'updatedDate'];

/** Distinct values, which show where each parameter of a query goes. */
const SAMPLE = { userId: -11, level: -12, workspaceId: -13, below: -14, most: -15 };

function placeOf({ userId, level, workspaceId }: Actor) {
  return { userId, level, workspaceId };
}

export function projectStore(context: StoreContext): ProjectStore {
  const { connection, dialect, now, quotas, restorableSince } = context;
  const page = (sample: typeof SAMPLE) =>
    projectsWithLevels(connection, sample)
      .select(LISTED)
      .where('projects.id', '<', sample.below)
      .orderBy('projects.id', 'desc')
      .limit(sample.most);
  const listed = prepared(SAMPLE, page);
  const asJson = (fields: readonly string[]) =>
    prepared(SAMPLE, (sample) =>
      connection.selectFrom(page(sample).as('own')).select(dialect.jsonArray(fields).as('json')),
    );
  const listedAsJson = { without: asJson(FIELDS), with: asJson([...FIELDS, 'level']) };

  return {
    list: (actor, asked) => listed(connection, { ...placeOf(actor), ...pageBounds(asked) }),

    listAsJson: async (actor, asked, levels) =>
      (await listedAsJson[levels](connection, { ...placeOf(actor), ...pageBounds(asked) }))[0]?.json ?? '[]',

    create: (actor, name) =>
      atomically(context, async (transaction) => {
        await quotas.newProject(transaction, actor);
        return insertProject(transaction, actor, { name, at: now() });
      }),

    rename: (actor, projectId, name) => updateOwn(context, { actor, projectId }, { name, updated_at: now() }),

    cover: async (actor, projectId) => {
      const found = await ownProject(connection, actor, projectId).select('cover').executeTakeFirst();
      return found && (found.cover === null ? null : parsed(found.cover));
    },

    setCover: (actor, projectId, cover) => setCover(context, { actor, projectId }, cover),

    system: async (actor, projectId) =>
      (await ownProject(connection, actor, projectId).select('system').executeTakeFirst())?.system,

    setSystem: async (actor, projectId, system) =>
      (await updateOwn(context, { actor, projectId }, { system, updated_at: now() })) !== undefined,

    remove: async (actor, projectId) =>
      (await updateOwn(context, { actor, projectId }, { deleted_at: now() })) !== undefined,

    restore: (actor, projectId) =>
      atomically(context, async (transaction) => {
        const project = await transaction
          .updateTable('projects')
          .set({ deleted_at: null, updated_at: now() })
          .where('id', '=', idOf(projectId))
          .where('id', 'in', projectsFor(transaction, actor).select('projects.id'))
          .where('deleted_at', '>=', restorableSince())
          .returning(PROJECT)
          .executeTakeFirst();
        if (project === undefined) return undefined;
        await recordEvent(transaction, { kind: 'projectChanged', projectId, userId: actor.userId, at: now() });
        await recordAudit(transaction, actor, { action: 'projectRestored', kind: 'project', id: projectId, at: now() });
        await quotas.restored(transaction, actor, project.id);
        return project;
      }),

    duplicate: (actor, projectId, nameOfCopy) => copyProject(context, { actor, projectId }, nameOfCopy),
  };
}

interface OwnProject {
  readonly actor: Actor;
  readonly projectId: number;
}

interface ProjectChange {
  readonly name?: string;
  readonly system?: ProjectSystem;
  readonly updated_at?: string;
  readonly deleted_at?: string;
}

function updateOwn(
  context: StoreContext,
  { actor, projectId }: OwnProject,
  change: ProjectChange,
): Promise<Project | undefined> {
  const { now } = context;
  return atomically(context, async (transaction) => {
    const own = ownProject(transaction, actor, projectId).select('id');
    const update = transaction.updateTable('projects').set(change).where('id', 'in', own);
    const project = await update.returning(PROJECT).executeTakeFirst();
    if (project === undefined) return undefined;
    await recordEvent(transaction, { kind: 'projectChanged', projectId, userId: actor.userId, at: now() });
    if (change.deleted_at !== undefined) {
      const done = { action: 'projectDeleted', kind: 'project', id: projectId, at: now() } as const;
      await recordAudit(transaction, actor, done);
    }
    return project;
  });
}

function setCover(context: StoreContext, { actor, projectId }: OwnProject, cover: Cover): Promise<boolean> {
  return atomically(context, async (transaction) => {
    const own = ownProject(transaction, actor, projectId);
    const stored = await own.select(['id', 'cover']).executeTakeFirst();
    if (stored === undefined) return false;
    const change = { cover: withLater(cover, stored.cover ?? undefined), updated_at: context.now() };
    await transaction.updateTable('projects').set(change).where('id', '=', stored.id).execute();
    return true;
  });
}

/** The copy is of the workspace of the actor, wherever the original is. */
function copyProject(
  context: StoreContext,
  { actor, projectId }: OwnProject,
  nameOfCopy: (name: string) => string,
): Promise<Project | undefined> {
  return copying(context, async (transaction) => {
    const own = ownProject(transaction, actor, projectId);
    const original = await own.select(['name', 'cover', 'system']).executeTakeFirst();
    if (original === undefined) return undefined;
    const at = context.now();
    await context.quotas.copy(transaction, actor, { projectId });
    const { name, ...copied } = original;
    const copy = await insertProject(transaction, actor, { ...copied, name: nameOfCopy(name), at });
    await copySites({ ...context, connection: transaction }, { original: projectId, copy: copy.id, at });
    if (actor.hidesPrices === true) await removeOffers(transaction, copy.id);
    return copy;
  });
}

/** Own lines have prices, which whoever makes a copy could read there. */
async function removeOffers(transaction: Connection, projectId: number): Promise<void> {
  const sites = transaction.selectFrom('sites').select('id').where('project_id', '=', projectId);
  await transaction.updateTable('site_designs').set({ offer: null }).where('site_id', 'in', sites).execute();
}

interface NewProject {
  readonly name: string;
  readonly at: string;
  readonly cover?: Cover | string | null;
  readonly system?: ProjectSystem;
}

function insertProject(
  connection: Connection,
  { userId, workspaceId, issuer, subject }: Actor,
  { name, at, cover = null, system = 'perSite' }: NewProject,
): Promise<Project> {
  const text = cover === null || typeof cover === 'string' ? cover : JSON.stringify(cover);
  return connection
    .insertInto('projects')
    .values({
      workspace_id: workspaceId,
      created_by: userId,
      owner_issuer: issuer,
      owner_subject: subject,
      name,
      cover: text,
      system,
      created_at: at,
      updated_at: at,
    })
    .returning(PROJECT)
    .executeTakeFirstOrThrow();
}
