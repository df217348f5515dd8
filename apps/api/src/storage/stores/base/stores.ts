import { USUAL_QUOTAS } from '../../../modules/ports/quota.ts';
import { RESTORE_DAYS, type Stores } from '../../../modules/ports/stores.ts';
import { auditStore, purgeAudit } from '../../audit/audit-store.ts';
import { accountStore } from '../access/accounts.ts';
import { callers } from '../access/callers.ts';
import { accessStore } from '../access/access.ts';
import { apiTokenStore } from '../access/api-token-store.ts';
import { invitationStore } from '../access/invitations.ts';
import { purgeWorkspaces } from '../access/purge-workspaces.ts';
import { projectMemberStore } from '../access/project-members.ts';
import { workspaceStore } from '../access/workspaces.ts';
import { priceListStore } from '../owned/price-list-store.ts';
import { brandingStore } from '../owned/branding-store.ts';
import { commentStore } from '../comments/comment-store.ts';
import { keepQuestionsOfOldDesigns } from '../comments/moved-comments.ts';
import { figuresStore } from '../designs/figures-store.ts';
import { cameraTemplateStore } from '../owned/camera-template-store.ts';
import { atomically, type Dialect, type StoreContext } from './store-context.ts';
import { daysLater } from '../../../modules/texts/day.ts';
import type { Presence } from '../../../modules/events/event-store.ts';
import type { PresenceHub } from '../../events/presence-hub.ts';
import type { EventHub } from '../../events/event-hub.ts';
import { eventStore } from '../../events/event-store.ts';
import { quotaChecks } from './quotas.ts';
import type { StoreOptions } from './store-options.ts';
import { planStore } from '../plans/plan-store.ts';
import { projectStore } from '../tree/project-store.ts';
import { proposalStore } from '../proposals/proposal-store.ts';
import { rowCounter } from './row-counts.ts';
import type { Connection } from './schema.ts';
import { siteDesignStore } from '../designs/site-design-store.ts';
import { siteStore } from '../tree/site-store.ts';
import { versionStore } from '../../versions/version-store.ts';

const MS_PER_SECOND = 1000;

/** An open database with migrated tables. */
export interface Database {
  readonly connection: Connection;
  readonly dialect: Dialect;
  /** Fails with a `StorageProblem` unless the database can take a write now. */
  readonly check: () => Promise<void>;
  /** Connections to a server by state. */
  readonly waitedSeconds?: () => number;
  readonly connections?: () => Readonly<Record<string, number>>;
  /** Tells all processes and threads on this database that an event was recorded. */
  readonly tellEvent: () => void;
  readonly events: EventHub;
  readonly presence: PresenceHub;
  /** Hands it to all processes on this database that can be told at once, this one among them. */
  readonly tellPresence: (presence: Presence) => void;
  /** As the hub has it. */
  readonly overlapMs: number;
  readonly close: () => Promise<void>;
}

export function storeContext(
  { connection, dialect, tellEvent }: Database,
  { clock = () => new Date(), quotas = USUAL_QUOTAS }: StoreOptions,
): StoreContext {
  return {
    connection,
    dialect,
    quotas: quotaChecks(quotas, dialect),
    onEvent: tellEvent,
    now: () => clock().toISOString(),
    restorableSince: () => daysLater(clock(), -RESTORE_DAYS),
  };
}

export function storesOf(
  { check, close, connections = () => ({}), waitedSeconds = () => 0, events, ...told }: Database,
  context: StoreContext,
): Stores {
  const known = callers(context);
  let purgedAt = 0;
  return {
    access: accessStore(context, known),
    accounts: accountStore(context, known.forget),
    audit: auditStore(context),
    apiTokens: apiTokenStore(context),
    workspaces: workspaceStore(context),
    invitations: invitationStore(context),
    projectMembers: projectMemberStore(context),
    projects: projectStore(context),
    sites: siteStore(context),
    siteDesigns: siteDesignStore(context),
    plans: planStore(context),
    cameraTemplates: cameraTemplateStore(context),
    proposals: proposalStore(context),
    versions: versionStore(context),
    brandings: brandingStore(context),
    priceLists: priceListStore(context),
    comments: commentStore(context),
    figures: figuresStore(context),
    events: eventStore(context, { ...told, hub: events }),
    countRows: rowCounter(context),
    check,
    connections,
    waitedSeconds,
    purge: async () => {
      await purge(context);
      purgedAt = Date.now();
    },
    purgedSeconds: () => purgedAt / MS_PER_SECOND,
    close: async () => {
      events.close();
      await close();
    },
  };
}

/** Rows deleted per statement, so that none exceeds the time limit. */
const PURGED_AT_ONCE = 100;

/** Foreign keys delete the contents. */
async function purge(context: StoreContext): Promise<void> {
  const since = context.restorableSince();
  await atomically(context, (transaction) => keepQuestionsOfOldDesigns(transaction, since));
  for (const table of ['site_designs', 'sites', 'projects'] as const) {
    let purged: number;
    do {
      purged = await atomically(context, async (transaction) => {
        const old = transaction.selectFrom(table).select('id').where('deleted_at', '<', since).limit(PURGED_AT_ONCE);
        const { numDeletedRows } = await transaction.deleteFrom(table).where('id', 'in', old).executeTakeFirstOrThrow();
        return Number(numDeletedRows);
      });
    } while (purged === PURGED_AT_ONCE);
  }
  await purgeWorkspaces(context);
  await purgeAudit(context);
  const dayAgo = daysLater(context.now(), -1);
  await atomically(context, (transaction) =>
    transaction
      .deleteFrom('plan_pictures')
      .where('used_at', '<', dayAgo)
      .where('hash', 'not in', transaction.selectFrom('site_plans').select('picture_hash'))
      .where('hash', 'not in', transaction.selectFrom('proposal_pictures').select('picture_hash'))
      .execute(),
  );
  await atomically(context, (transaction) =>
    transaction.deleteFrom('events').where('created_at', '<', dayAgo).execute(),
  );
  // Those of deleted entries are among them; the others are made again.
  await atomically(context, (transaction) =>
    transaction.deleteFrom('list_figures').where('updated_at', '<', since).execute(),
  );
}
