import type { Cover, ProjectSystem, TokenScope } from '@site-designer/api-contract';
import type { ProjectRole, WorkspaceRole } from '@site-designer/api-contract/roles';
import { boolean, index, json, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { copiedFrom, id, timestamps, whole } from './columns.ts';

/** A person, as an identity provider names them. */
export const users = pgTable(
  'users',
  {
    id: id(),
    issuer: text().notNull(),
    subject: text().notNull(),
    name: text().notNull().default(''),
    email: text().notNull().default(''),
    /** Of versions that spoke one language: not read any more. */
    language: text().notNull().default('en'),
    /** Null: as the browser asks. */
    chosenLanguage: text(),
    createdAt: text().notNull(),
    seenAt: text().notNull(),
    deletedAt: text(),
    /** Since when an operator lets them in no more. */
    disabledAt: text(),
  },
  (table) => [uniqueIndex('users_by_subject').on(table.issuer, table.subject)],
);

export const workspaces = pgTable(
  'workspaces',
  {
    id: id(),
    name: text().notNull(),
    /** Null: of a team. */
    personalOf: whole().references(() => users.id),
    ...timestamps,
  },
  (table) => [uniqueIndex('workspaces_by_person').on(table.personalOf)],
);

export const memberships = pgTable(
  'memberships',
  {
    workspaceId: whole()
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    userId: whole()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text().$type<WorkspaceRole>().notNull(),
    createdAt: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.userId] }),
    index('memberships_by_user').on(table.userId, table.workspaceId),
  ],
);

/** Secrets with which programs call the API as their user; only their hashes are stored. */
export const apiTokens = pgTable(
  'api_tokens',
  {
    id: id(),
    userId: whole()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    workspaceId: whole()
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    prefix: text().notNull(),
    secretHash: text().notNull(),
    scope: text().$type<TokenScope>().notNull(),
    createdAt: text().notNull(),
    expiresAt: text().notNull(),
    usedAt: text(),
    revokedAt: text(),
  },
  (table) => [
    uniqueIndex('api_tokens_by_secret').on(table.secretHash),
    index('api_tokens_by_user').on(table.userId, table.id),
    index('api_tokens_by_workspace').on(table.workspaceId),
  ],
);

export const projects = pgTable(
  'projects',
  {
    id: id(),
    /** Null where a process older than workspaces wrote the row: adopted when its owner is next looked up. */
    workspaceId: whole().references(() => workspaces.id),
    /** Of each member who has no row in `project_members`. */
    memberRole: text().$type<ProjectRole>().notNull().default('editor'),
    createdBy: whole(),
    viewersSeePrices: boolean().notNull().default(false),
    ownerIssuer: text().notNull(),
    ownerSubject: text().notNull(),
    name: text().notNull(),
    /** Null until the first write. */
    cover: json().$type<Cover>(),
    system: text().$type<ProjectSystem>().notNull().default('perSite'),
    ...timestamps,
  },
  (table) => [
    index('projects_by_owner').on(table.ownerIssuer, table.ownerSubject, table.id),
    index('projects_by_workspace').on(table.workspaceId, table.id),
  ],
);

export const projectMembers = pgTable(
  'project_members',
  {
    projectId: whole()
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    userId: whole()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text().$type<ProjectRole>().notNull(),
    createdAt: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.userId] }),
    index('project_members_by_user').on(table.userId, table.projectId),
  ],
);

export const sites = pgTable(
  'sites',
  {
    id: id(),
    projectId: whole()
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    copiedFrom: copiedFrom(),
    name: text().notNull(),
    /** Null: the newest design. No foreign key, which would be circular: removing the design clears it. */
    chosenDesignId: whole(),
    ...timestamps,
  },
  (table) => [index('sites_by_project').on(table.projectId, table.id)],
);
/** Invitations to a workspace, or to one of its projects. Accepted and revoked ones stay, as a record. */
export const invitations = pgTable(
  'invitations',
  {
    id: id(),
    workspaceId: whole()
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    /** Null: to the workspace. */
    projectId: whole().references(() => projects.id, { onDelete: 'cascade' }),
    role: text().$type<WorkspaceRole | ProjectRole>().notNull(),
    email: text().notNull().default(''),
    /** SHA-256 of the secret. The secret is not stored. */
    secretHash: text().notNull(),
    invitedBy: whole().notNull(),
    createdAt: text().notNull(),
    expiresAt: text().notNull(),
    acceptedAt: text(),
    acceptedBy: whole(),
    revokedAt: text(),
  },
  (table) => [
    uniqueIndex('invitations_by_secret').on(table.secretHash),
    index('invitations_by_workspace').on(table.workspaceId, table.id),
  ],
);
