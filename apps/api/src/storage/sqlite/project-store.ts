import { and, desc, eq, gte } from 'drizzle-orm';
import type { Owner } from '../../modules/owner.ts';
import type { ProjectStore } from '../../modules/projects/project-store.ts';
import { atomically, type StoreContext } from './context.ts';
import { copySites } from './copies.ts';
import { preparedRows } from './prepared.ts';
import { streamCopies } from './stream-copies.ts';
import { projects } from './tables.ts';
import { OWNER, ownProject, ownProjects } from './visible.ts';

const PROJECT = {
  id: projects.id,
  name: projects.name,
  createdDate: projects.createdAt,
  updatedDate: projects.updatedAt,
};

export function sqliteProjectStore(context: StoreContext): ProjectStore {
  const { connection, client, now, restorableSince } = context;
  const copyStreams = streamCopies(context);
  const listed = preparedRows(client, PROJECT, (fields) =>
    connection.select(fields).from(projects).where(ownProjects(OWNER)).orderBy(desc(projects.id)),
  );

  return {
    list: async (owner) => listed.all({ ...owner }),

    create: async (owner, name) =>
      connection
        .insert(projects)
        .values(newProject(owner, name, now()))
        .returning(PROJECT)
        .get(),

    rename: async (owner, projectId, name) =>
      connection
        .update(projects)
        .set({ name, updatedAt: now() })
        .where(ownProject(owner, projectId))
        .returning(PROJECT)
        .get(),

    remove: async (owner, projectId) =>
      connection.update(projects).set({ deletedAt: now() }).where(ownProject(owner, projectId)).run().changes === 1,

    restore: async ({ issuer, subject }, projectId) =>
      connection
        .update(projects)
        .set({ deletedAt: null, updatedAt: now() })
        .where(
          and(
            eq(projects.id, projectId),
            eq(projects.ownerIssuer, issuer),
            eq(projects.ownerSubject, subject),
            gte(projects.deletedAt, restorableSince()),
          ),
        )
        .returning(PROJECT)
        .get(),

    duplicate: async (owner, projectId, nameOfCopy) =>
      atomically(context, (transaction) => {
        const original = transaction.select(PROJECT).from(projects).where(ownProject(owner, projectId)).get();
        if (original === undefined) return undefined;
        const at = now();
        const copy = transaction
          .insert(projects)
          .values(newProject(owner, nameOfCopy(original.name), at))
          .returning(PROJECT)
          .get();
        copySites({ connection: transaction, copyStreams }, projectId, { projectId: copy.id, at });
        return copy;
      }),
  };
}

function newProject({ issuer, subject }: Owner, name: string, at: string) {
  return { ownerIssuer: issuer, ownerSubject: subject, name, createdAt: at, updatedAt: at };
}
