import type { AuditStore, StoredAuditEntry } from '../../modules/audit/audit-store.ts';
import { nameOf } from '../../modules/ports/name-of.ts';
import { daysLater } from '../../modules/texts/day.ts';
import type { AuditObject } from '@site-designer/api-contract';
import { sql } from 'kysely';
import { proposalName } from '../../modules/proposals/proposal-view.ts';
import type { Connection } from '../stores/base/schema.ts';
import { atomically, parsed, type StoreContext } from '../stores/base/store-context.ts';
import { recordAudit } from './record-audit.ts';

const ENTRY = [
  'audit_entries.id',
  'audit_entries.created_at as at',
  'user_id as userId',
  'users.name',
  'subject',
  'token_id as token',
  'action',
  'object_kind as objectKind',
  'object_id as objectId',
  'details',
] as const;

/** What it is called today; of proposals and links the number and the revision. */
const OBJECT_NAME = sql<string | null>`case object_kind
  when 'project' then (select projects.name from projects where projects.id = object_id)
  when 'site' then (select sites.name from sites where sites.id = object_id)
  when 'design' then (select site_designs.name from site_designs where site_designs.id = object_id)
  when 'workspace' then (select workspaces.name from workspaces where workspaces.id = object_id)
  when 'token' then (select api_tokens.name from api_tokens where api_tokens.id = object_id)
  when 'user' then (select case people.name when '' then people.subject else people.name end
    from users as people where people.id = object_id)
  when 'proposal' then (select issued.number || ' ' || issued.revision
    from issued_proposals as issued where issued.id = object_id)
  when 'link' then (select issued.number || ' ' || issued.revision from proposal_links
    inner join issued_proposals as issued on issued.id = proposal_links.proposal_id where proposal_links.id = object_id)
end`;

/** As the triggers of SQLite have it. */
const KEPT_DAYS = 400;
const PURGED_AT_ONCE = 1000;

export function auditStore(context: StoreContext): AuditStore {
  const { connection, now } = context;

  return {
    list: async ({ workspaceId }, { below, above, most, action, userId }) => {
      const found = await connection
        .selectFrom('audit_entries')
        .leftJoin('users', 'users.id', 'user_id')
        .select([...ENTRY, OBJECT_NAME.as('objectName')])
        .where('workspace_id', '=', workspaceId)
        .$if(below !== undefined, (entries) => entries.where('audit_entries.id', '<', below!))
        .$if(above !== undefined, (entries) => entries.where('audit_entries.id', '>', above!))
        .$if(action !== undefined, (entries) => entries.where('action', '=', action!))
        .$if(userId !== undefined, (entries) => entries.where('user_id', '=', userId!))
        .orderBy('audit_entries.id', above === undefined ? 'desc' : 'asc')
        .limit(most)
        .execute();
      return found.map(storedEntry);
    },

    record: (actor, done) =>
      atomically(context, (transaction) => recordAudit(transaction, actor, { ...done, at: now() })),
  };
}

type EntryRow = Omit<StoredAuditEntry, 'user' | 'object' | 'details'> & {
  readonly objectKind: AuditObject;
  readonly objectId: number | null;
  readonly objectName: string | null;
  readonly name: string | null;
  readonly subject: string | null;
  readonly details: StoredAuditEntry['details'] | string;
};

function storedEntry({
  name,
  subject,
  objectKind: kind,
  objectId: id,
  objectName: called,
  details,
  ...entry
}: EntryRow): StoredAuditEntry {
  const user = subject === null ? null : nameOf({ name: name ?? '', subject });
  return { ...entry, user, object: { kind, id, name: nameOfObject(kind, called) }, details: parsed(details) };
}

function nameOfObject(kind: AuditObject, called: string | null): string | null {
  if (called === null || (kind !== 'proposal' && kind !== 'link')) return called;
  const [number, revision] = called.split(' ').map(Number);
  return proposalName({ number: number!, revision: revision! });
}

/** Removes what is older than the database keeps it. */
export async function purgeAudit(context: StoreContext): Promise<void> {
  const oldest = daysLater(Math.min(Date.now(), Date.parse(context.now())), -KEPT_DAYS);
  let purged: number;
  do {
    purged = await atomically(context, (transaction) => purgeSome(transaction, oldest));
  } while (purged === PURGED_AT_ONCE);
}

async function purgeSome(transaction: Connection, oldest: string): Promise<number> {
  const old = transaction.selectFrom('audit_entries').select('id').where('created_at', '<', oldest);
  const removed = transaction.deleteFrom('audit_entries').where('id', 'in', old.limit(PURGED_AT_ONCE));
  return Number((await removed.executeTakeFirstOrThrow()).numDeletedRows);
}
