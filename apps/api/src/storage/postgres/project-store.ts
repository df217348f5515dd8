import { and, desc, eq, gte, type SQL } from 'drizzle-orm';
import type { Project } from '@site-designer/api-contract';
import type { Owner } from '../../modules/owner.ts';
import type { ProjectStore } from '../../modules/projects/project-store.ts';
import { atomically, type StoreContext } from './context.ts';
import { copySites } from './copies.ts';
import { onlyRow } from './only-row.ts';
import { projects } from './tables.ts';
import { hasId, ownProject, ownProjects } from './visible.ts';

const PROJECT = {
  id: projects.id,
  name: projects.name,
  createdDate: projects.createdAt,
  updatedDate: projects.updatedAt,
};

export function postgresProjectStore(context: StoreContext): ProjectStore {
  const { connection, now, restorableSince } = context;

  return {
    list: async (owner) =>
      connection.select(PROJECT).from(projects).where(ownProjects(owner)).orderBy(desc(projects.id)),

    create: (owner, name) =>
      atomically(context, async (transaction) =>
        onlyRow(
          await transaction
            .insert(projects)
            .values(newProject(owner, name, now()))
            .returning(PROJECT),
        ),
      ),

    rename: (owner, projectId, name) =>
      updateProject(context, ownProject(owner, projectId), { name, updatedAt: now() }),

    remove: async (owner, projectId) =>
      (await updateProject(context, ownProject(owner, projectId), { deletedAt: now() })) !== undefined,

    restore: (owner, projectId) => {
      const deleted = deletedProject(owner, projectId, restorableSince());
      return updateProject(context, deleted, { deletedAt: null, updatedAt: now() });
    },

    duplicate: (owner, projectId, nameOfCopy) =>
      atomically(context, async (transaction) => {
        const [original] = await transaction.select(PROJECT).from(projects).where(ownProject(owner, projectId));
        if (original === undefined) return undefined;
        const at = now();
        const values = newProject(owner, nameOfCopy(original.name), at);
        const copy = onlyRow(await transaction.insert(projects).values(values).returning(PROJECT));
        await copySites(transaction, projectId, { projectId: copy.id, at });
        return copy;
      }),
  };
}

function newProject({ issuer, subject }: Owner, name: string, at: string) {
  return { ownerIssuer: issuer, ownerSubject: subject, name, createdAt: at, updatedAt: at };
}

function deletedProject({ issuer, subject }: Owner, projectId: number, since: string): SQL | undefined {
  return and(
    hasId(projects.id, projectId),
    eq(projects.ownerIssuer, issuer),
    eq(projects.ownerSubject, subject),
    gte(projects.deletedAt, since),
  );
}

function updateProject(
  context: StoreContext,
  condition: SQL | undefined,
  change: Partial<typeof projects.$inferInsert>,
): Promise<Project | undefined> {
  return atomically(context, async (transaction) => {
    const [project] = await transaction.update(projects).set(change).where(condition).returning(PROJECT);
    return project;
  });
}
