import { USUAL_QUOTAS } from '../../modules/ports/quota.ts';
import { RESTORE_DAYS, type Stores } from '../../modules/ports/stores.ts';
import { accessStore } from './access/access.ts';
import { invitationStore } from './access/invitations.ts';
import { purgeWorkspaces } from './access/purge-workspaces.ts';
import { projectMemberStore } from './access/project-members.ts';
import { workspaceStore } from './access/workspaces.ts';
import { priceListStore } from './price-list-store.ts';
import { brandingStore } from './branding-store.ts';
import { figuresStore } from './figures-store.ts';
import { cameraTemplateStore } from './camera-template-store.ts';
import { atomically, type Dialect, type StoreContext } from './store-context.ts';
import { quotaChecks } from './quotas.ts';
import type { StoreOptions } from './store-options.ts';
import { projectStore } from './project-store.ts';
import { proposalStore } from './proposal-store.ts';
import { rowCounter } from './row-counts.ts';
import type { Connection } from './schema.ts';
import { siteDesignStore } from './site-design-store.ts';
import { siteStore } from './site-store.ts';

const DAY_MS = 86_400_000;

/** An open database with migrated tables. */
export interface Database {
  readonly connection: Connection;
  readonly dialect: Dialect;
  /** Fails with a `StorageProblem` unless the database can take a write now. */
  readonly check: () => Promise<void>;
  /** Connections to a server by state. */
  readonly connections?: () => Readonly<Record<string, number>>;
  readonly close: () => Promise<void>;
}

export function storeContext(
  { connection, dialect }: Database,
  { clock = () => new Date(), quotas = USUAL_QUOTAS }: StoreOptions,
): StoreContext {
  return {
    connection,
    dialect,
    quotas: quotaChecks(quotas, dialect),
    now: () => clock().toISOString(),
    restorableSince: () => new Date(clock().getTime() - RESTORE_DAYS * DAY_MS).toISOString(),
  };
}

export function storesOf({ check, close, connections = () => ({}) }: Database, context: StoreContext): Stores {
  return {
    access: accessStore(context),
    workspaces: workspaceStore(context),
    invitations: invitationStore(context),
    projectMembers: projectMemberStore(context),
    projects: projectStore(context),
    sites: siteStore(context),
    siteDesigns: siteDesignStore(context),
    cameraTemplates: cameraTemplateStore(context),
    proposals: proposalStore(context),
    brandings: brandingStore(context),
    priceLists: priceListStore(context),
    figures: figuresStore(context),
    countRows: rowCounter(context),
    check,
    connections,
    purge: () => purge(context),
    close,
  };
}

/** Rows deleted per statement, so that none exceeds the time limit. */
const PURGED_AT_ONCE = 100;

/** Foreign keys delete the contents. */
async function purge(context: StoreContext): Promise<void> {
  const since = context.restorableSince();
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
  // Those of deleted entries are among them; the others are made again.
  await atomically(context, (transaction) =>
    transaction.deleteFrom('list_figures').where('updated_at', '<', since).execute(),
  );
}
