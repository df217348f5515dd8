import type { AuditAction, AuditEntry, AuditObject } from '@site-designer/api-contract';
import { index, json, pgTable, text } from 'drizzle-orm/pg-core';
import { id, whole } from './columns.ts';

/** What was done in workspaces. Triggers of the database keep rows as they are for 400 days. No foreign keys: it outlives what it tells of. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: id(),
    workspaceId: whole().notNull(),
    /** Null: somebody without an account, or the server. */
    userId: whole(),
    /** The API token with which it was done. */
    tokenId: whole(),
    /** As in the log of the server. */
    requestId: text().notNull().default(''),
    action: text().$type<AuditAction>().notNull(),
    objectKind: text().$type<AuditObject>().notNull(),
    objectId: whole(),
    details: json().$type<AuditEntry['details']>().notNull(),
    createdAt: text().notNull(),
  },
  (table) => [
    index('audit_entries_by_workspace').on(table.workspaceId, table.id),
    index('audit_entries_by_age').on(table.createdAt),
  ],
);
