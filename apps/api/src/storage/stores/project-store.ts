import type { Cover, Project, ProjectSystem } from '@site-designer/api-contract';
import type { Owner } from '../../modules/ports/owner.ts';
import type { ProjectStore } from '../../modules/projects/project-store.ts';
import { pageBounds } from './page-bounds.ts';
import { copySites } from './copies.ts';
import { withLater } from './later-keys.ts';
import { atomically, copying, parsed, prepared, type StoreContext } from './store-context.ts';
import type { Connection } from './schema.ts';
import { recordEvent } from '../events/record-event.ts';
import { idOf, ownProject, ownProjects } from './project-tree.ts';

const PROJECT = ['id', 'name', 'created_at as createdDate', 'updated_at as updatedDate'] as const;
const PROJECT_FIELDS = { id: 'id', name: 'name', createdDate: 'created_at', updatedDate: 'updated_at' };

/** Distinct values, which show where each parameter of a query goes. */
const SAMPLE = { issuer: 'issuer', subject: 'subject', below: 1, most: 2 };

export function projectStore(context: StoreContext): ProjectStore {
  const { connection, dialect, now, quotas, restorableSince } = context;
  const page = (sample: typeof SAMPLE) =>
    ownProjects(connection, sample).where('id', '<', sample.below).orderBy('id', 'desc').limit(sample.most);
  const listed = prepared(SAMPLE, (sample) => page(sample).select(PROJECT));
  const listedAsJson = prepared(SAMPLE, (sample) =>
    connection.selectFrom(page(sample).selectAll().as('own')).select(dialect.jsonArray(PROJECT_FIELDS).as('json')),
  );

  return {
    list: (owner, asked) => listed(connection, { ...owner, ...pageBounds(asked) }),

    listAsJson: async (owner, asked) =>
      (await listedAsJson(connection, { ...owner, ...pageBounds(asked) }))[0]?.json ?? '[]',

    create: (owner, name) =>
      atomically(context, async (transaction) => {
        await quotas.newProject(transaction, owner);
        return insertProject(transaction, owner, { name, at: now() });
      }),

    rename: (owner, projectId, name) => updateOwn(context, { owner, projectId }, { name, updated_at: now() }),

    cover: async (owner, projectId) => {
      const found = await ownProject(connection, owner, projectId).select('cover').executeTakeFirst();
      return found && (found.cover === null ? null : parsed(found.cover));
    },

    setCover: (owner, projectId, cover) => setCover(context, { owner, projectId }, cover),

    system: async (owner, projectId) =>
      (await ownProject(connection, owner, projectId).select('system').executeTakeFirst())?.system,

    setSystem: async (owner, projectId, system) =>
      (await updateOwn(context, { owner, projectId }, { system, updated_at: now() })) !== undefined,

    remove: async (owner, projectId) =>
      (await updateOwn(context, { owner, projectId }, { deleted_at: now() })) !== undefined,

    restore: (owner, projectId) =>
      atomically(context, async (transaction) => {
        const project = await transaction
          .updateTable('projects')
          .set({ deleted_at: null, updated_at: now() })
          .where('id', '=', idOf(projectId))
          .where('owner_issuer', '=', owner.issuer)
          .where('owner_subject', '=', owner.subject)
          .where('deleted_at', '>=', restorableSince())
          .returning(PROJECT)
          .executeTakeFirst();
        if (project === undefined) return undefined;
        await recordEvent(transaction, { kind: 'projectChanged', projectId, at: now() });
        await quotas.restored(transaction, owner, project.id);
        return project;
      }),

    duplicate: (owner, projectId, nameOfCopy) =>
      copying(context, async (transaction) => {
        const original = await ownProject(transaction, owner, projectId)
          .select(['name', 'cover', 'system'])
          .executeTakeFirst();
        if (original === undefined) return undefined;
        const at = now();
        await quotas.copy(transaction, owner, { projectId });
        const { name, ...copied } = original;
        const copy = await insertProject(transaction, owner, { ...copied, name: nameOfCopy(name), at });
        await copySites({ ...context, connection: transaction }, projectId, { projectId: copy.id, at });
        return copy;
      }),
  };
}

interface OwnProject {
  readonly owner: Owner;
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
  { owner, projectId }: OwnProject,
  change: ProjectChange,
): Promise<Project | undefined> {
  const { now } = context;
  return atomically(context, async (transaction) => {
    const own = ownProject(transaction, owner, projectId).select('id');
    const update = transaction.updateTable('projects').set(change).where('id', 'in', own);
    const project = await update.returning(PROJECT).executeTakeFirst();
    if (project) await recordEvent(transaction, { kind: 'projectChanged', projectId, at: now() });
    return project;
  });
}

function setCover(context: StoreContext, { owner, projectId }: OwnProject, cover: Cover): Promise<boolean> {
  return atomically(context, async (transaction) => {
    const own = ownProject(transaction, owner, projectId);
    const stored = await own.select(['id', 'cover']).executeTakeFirst();
    if (stored === undefined) return false;
    const change = { cover: withLater(cover, stored.cover ?? undefined), updated_at: context.now() };
    await transaction.updateTable('projects').set(change).where('id', '=', stored.id).execute();
    return true;
  });
}

interface NewProject {
  readonly name: string;
  readonly at: string;
  readonly cover?: Cover | string | null;
  readonly system?: ProjectSystem;
}

function insertProject(
  connection: Connection,
  { issuer, subject }: Owner,
  { name, at, cover = null, system = 'perSite' }: NewProject,
): Promise<Project> {
  const text = cover === null || typeof cover === 'string' ? cover : JSON.stringify(cover);
  return connection
    .insertInto('projects')
    .values({ owner_issuer: issuer, owner_subject: subject, name, cover: text, system, created_at: at, updated_at: at })
    .returning(PROJECT)
    .executeTakeFirstOrThrow();
}
