import type { EventKind } from '@site-designer/api-contract';
import { sql } from 'kysely';
import type { Connection } from '../stores/base/schema.ts';

export interface NewEvent {
  readonly kind: EventKind;
  readonly at: string;
  readonly projectId: number;
  readonly siteId?: number;
  readonly siteDesignId?: number;
  readonly version?: number;
  /** Who changed it; nobody of ours where a customer did. */
  readonly userId?: number;
}

/** Transactions that have recorded an event: after their commit, those who follow are told. */
const recording = new WeakSet<Connection>();

export function hasEvents(transaction: Connection): boolean {
  return recording.has(transaction);
}

/** Records what a transaction changes. Belongs in the transaction of the change itself. */
export async function recordEvent(
  transaction: Connection,
  { kind, at, projectId, siteId, siteDesignId, version, userId }: NewEvent,
): Promise<void> {
  recording.add(transaction);
  await transaction
    .insertInto('events')
    .values({
      kind,
      project_id: projectId,
      site_id: siteId ?? null,
      site_design_id: siteDesignId ?? null,
      version: version ?? null,
      user_id: userId ?? null,
      created_at: at,
    })
    .execute();
}

/** Tells those who follow a project of a workspace that the rights of one of them have changed: they may no longer see it. */
export async function recordRemoval(
  transaction: Connection,
  { workspaceId, userId, at }: { readonly workspaceId: number; readonly userId: number; readonly at: string },
): Promise<void> {
  recording.add(transaction);
  await transaction
    .insertInto('events')
    .columns(['kind', 'workspace_id', 'project_id', 'user_id', 'created_at'])
    .expression(
      transaction
        .selectFrom('projects')
        .select([
          sql.lit('memberRemoved' as const).as('kind'),
          'workspace_id',
          'id',
          sql<number>`cast(${userId} as bigint)`.as('user_id'),
          sql<string>`cast(${at} as text)`.as('created_at'),
        ])
        .where('workspace_id', '=', workspaceId)
        .where('deleted_at', 'is', null),
    )
    .execute();
}
