import type { ApiTokenStore } from '../api-tokens/api-token-store.ts';
import type { AccessStore } from './access-store.ts';
import type { AccountStore } from '../account/account-store.ts';
import type { AuditStore } from '../audit/audit-store.ts';
import type { BrandingStore } from '../branding/branding-store.ts';
import type { CameraTemplateStore } from '../camera-templates/camera-template-store.ts';
import type { CommentStore } from '../comments/comment-store.ts';
import type { RequestCounts } from './request-counts.ts';
import type { ProjectStore } from '../projects/project-store.ts';
import type { PriceListStore } from '../price-list/price-list-store.ts';
import type { FiguresStore } from '../list-figures/figures-store.ts';
import type { EventStore } from '../events/event-store.ts';
import type { ProposalStore } from '../proposals/proposal-store.ts';
import type { PlanStore } from '../plans/plan-store.ts';
import type { SiteDesignStore } from '../site-designs/site-design-store.ts';
import type { SiteStore } from '../sites/site-store.ts';
import type { InvitationStore } from '../workspaces/invitation-store.ts';
import type { ProjectMemberStore } from '../workspaces/project-member-store.ts';
import type { WorkspaceStore } from '../workspaces/workspace-store.ts';
import type { VersionStore } from '../versions/version-store.ts';

export interface Stores {
  readonly access: AccessStore;
  readonly accounts: AccountStore;
  readonly audit: AuditStore;
  readonly apiTokens: ApiTokenStore;
  readonly workspaces: WorkspaceStore;
  readonly invitations: InvitationStore;
  readonly projectMembers: ProjectMemberStore;
  readonly projects: ProjectStore;
  readonly sites: SiteStore;
  readonly siteDesigns: SiteDesignStore;
  readonly plans: PlanStore;
  readonly cameraTemplates: CameraTemplateStore;
  readonly proposals: ProposalStore;
  readonly versions: VersionStore;
  readonly brandings: BrandingStore;
  readonly priceLists: PriceListStore;
  readonly comments: CommentStore;
  readonly figures: FiguresStore;
  readonly events: EventStore;
  /**
   * Counts the camera rows of a project, or of its site or design if one is given, regardless of the owner.
   *
   * @param most - Where to stop counting.
   */
  readonly countRows: (address: RowsAddress, most: number) => Promise<number>;
  /** Only for databases that several processes may share. */
  readonly requestCounts?: RequestCounts;
  /** Fails with a `StorageProblem` unless the database can take a write now. */
  readonly check: () => Promise<void>;
  /** How long requests have waited for a connection since the start. */
  readonly waitedSeconds: () => number;
  /** Connections of this process by state; none of SQLite. */
  readonly connections: () => Readonly<Record<string, number>>;
  /** Removes data that can no longer be restored. */
  readonly purge: () => Promise<void>;
  /** When `purge` last ended, in seconds; 0 before. */
  readonly purgedSeconds: () => number;
  readonly close: () => Promise<void>;
}

interface RowsAddress {
  readonly projectId: number;
  readonly siteId: number | undefined;
  readonly siteDesignId: number | undefined;
}

/** How long deleted objects can be restored. */
export const RESTORE_DAYS = 30;
