import type { Cover, FrozenBranding, Offer, PriceList, ProjectSystem } from '@site-designer/api-contract';
import type { ProjectRole, WorkspaceRole } from '@site-designer/api-contract/roles';
import type { GenericServerSettings, HuskyServerSettings, SharedSettings } from '@site-designer/sizing-engine';
import type { HardwareType, LensType } from '@site-designer/sizing-engine/enumerations';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  doublePrecision,
  index,
  integer,
  json,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { TemplateStream } from '../../modules/cameras/stored-stream.ts';
import type { ListedKind } from '../../modules/list-figures/figures-store.ts';
import type { StoredStatus } from '../../modules/proposals/proposal-store.ts';

const whole = () => bigint({ mode: 'number' });
/** A sequence never reuses an id, so that restored objects keep theirs. */
const id = () => whole().primaryKey().generatedByDefaultAsIdentity();
const flag = () => boolean().notNull();

/** Moments are ISO 8601 texts in UTC: they sort by time and read the same in every database. */
const timestamps = { createdAt: text().notNull(), updatedAt: text().notNull(), deletedAt: text() };

/** A person, as an identity provider names them. */
export const users = pgTable(
  'users',
  {
    id: id(),
    issuer: text().notNull(),
    subject: text().notNull(),
    name: text().notNull().default(''),
    email: text().notNull().default(''),
    language: text().notNull().default('en'),
    createdAt: text().notNull(),
    seenAt: text().notNull(),
    deletedAt: text(),
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

export const sites = pgTable(
  'sites',
  {
    id: id(),
    projectId: whole()
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** Null: the newest design. No foreign key, which would be circular: removing the design clears it. */
    chosenDesignId: whole(),
    ...timestamps,
  },
  (table) => [index('sites_by_project').on(table.projectId, table.id)],
);

export const siteDesigns = pgTable(
  'site_designs',
  {
    id: id(),
    siteId: whole()
      .notNull()
      .references(() => sites.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    version: integer().notNull(),
    hardwareType: integer().$type<HardwareType>().notNull(),
    genericServerSettings: json().$type<GenericServerSettings>().notNull(),
    huskyServerSettings: json().$type<HuskyServerSettings>().notNull(),
    /** Null in designs older than the setting; reading fills in the default. */
    sharedSettings: json()
      .$type<Partial<SharedSettings>>()
      .notNull()
      .default(sql`'{"capacityConvention":"vendor"}'`),
    /** Null until the first write. */
    offer: json().$type<Offer>(),
    ...timestamps,
  },
  (table) => [index('site_designs_by_site').on(table.siteId, table.id)],
);

export const cameraGroups = pgTable(
  'camera_groups',
  {
    id: id(),
    siteDesignId: whole()
      .notNull()
      .references(() => siteDesigns.id, { onDelete: 'cascade' }),
    /** Equal for all streams of a group. */
    quantity: integer().notNull(),
  },
  (table) => [index('camera_groups_by_site_design').on(table.siteDesignId, table.id)],
);

export const cameraStreams = pgTable(
  'camera_streams',
  {
    id: id(),
    cameraGroupId: whole()
      .notNull()
      .references(() => cameraGroups.id, { onDelete: 'cascade' }),
    streamName: text().notNull(),
    lensType: integer().$type<LensType>().notNull(),
    hoursPerDay: integer().notNull(),
    retentionDays: integer().notNull(),
    codec: integer().notNull(),
    continuousComplexity: integer().notNull(),
    motionComplexity: integer().notNull(),
    continuousResolution: integer().notNull(),
    motionResolution: integer().notNull(),
    continuousFps: doublePrecision().notNull(),
    motionFps: doublePrecision().notNull(),
    continuousEnabled: flag(),
    motionEnabled: flag(),
    motionPercentage: integer().notNull(),
    continuousUserBitrateBitPerSec: whole().notNull(),
    motionUserBitrateBitPerSec: whole().notNull(),
    continuousUseUserBitrate: flag(),
    motionUseUserBitrate: flag(),
    /** Equal for all streams of a group. The default is for rows older than the column. */
    licencesPerCamera: integer().notNull().default(1),
    /** Measurements of typed rates, as JSON; empty if there are none. */
    measured: text().notNull().default(''),
    /** What is recorded besides video, as JSON; empty if nothing is. */
    extras: text().notNull().default(''),
    /** Typed sizes, as JSON; empty where the resolution says the size. */
    continuousSize: text().notNull().default(''),
    motionSize: text().notNull().default(''),
    /** How the camera is connected, as JSON; empty if nobody says so. */
    network: text().notNull().default(''),
    /** As JSON; empty if there is none. */
    liveStream: text().notNull().default(''),
    optics: text().notNull().default(''),
    purpose: text().notNull().default(''),
    /** When the daily hours begin; stored, not yet used. */
    startTime: text().notNull().default('00:00'),
  },
  (table) => [index('camera_streams_by_group').on(table.cameraGroupId, table.id)],
);

export const cameraTemplates = pgTable(
  'camera_templates',
  {
    id: id(),
    workspaceId: whole(),
    ownerIssuer: text().notNull(),
    ownerSubject: text().notNull(),
    name: text().notNull(),
    streams: json().$type<readonly TemplateStream[]>().notNull(),
    createdAt: text().notNull(),
  },
  (table) => [index('camera_templates_by_owner').on(table.ownerIssuer, table.ownerSubject, table.id)],
);

/** Issued proposals. Only the status of a row ever changes. */
export const issuedProposals = pgTable(
  'issued_proposals',
  {
    id: id(),
    workspaceId: whole(),
    issuedBy: whole(),
    projectId: whole()
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    ownerIssuer: text().notNull(),
    ownerSubject: text().notNull(),
    number: integer().notNull(),
    /** 1 is revision A. */
    revision: integer().notNull(),
    status: text().$type<StoredStatus>().notNull(),
    statusAt: text().notNull(),
    issuedAt: text().notNull(),
    validUntil: text().notNull(),
    /** No foreign key: the proposal outlives the design. */
    siteDesignId: whole().notNull(),
    siteDesignName: text().notNull(),
    customer: text().notNull(),
    headline: text().notNull(),
    /**
     * JSON texts that no database may reformat. The large one, which `frozen-content.ts` packs, is the last column, because SQLite reads
     * rows from the start.
     */
    versions: text().notNull(),
    content: text().notNull(),
  },
  (table) => [
    index('issued_proposals_by_project').on(table.projectId, table.id),
    index('issued_proposals_by_site_design').on(table.siteDesignId, table.revision),
    uniqueIndex('issued_proposals_by_number').on(table.ownerIssuer, table.ownerSubject, table.number, table.revision),
  ],
);

/** Every status that a proposal has had, oldest first. The last one is the status of the proposal. */
export const proposalStatuses = pgTable(
  'proposal_statuses',
  {
    id: id(),
    proposalId: whole()
      .notNull()
      .references(() => issuedProposals.id, { onDelete: 'cascade' }),
    status: text().$type<StoredStatus>().notNull(),
    /** Null until there are workspaces: a proposal has one owner. */
    userId: whole(),
    /** The link by which it was decided. No foreign key: the status outlives the link. */
    linkId: whole(),
    /** Who decided by a link; empty: the owner. */
    byName: text().notNull().default(''),
    remark: text().notNull().default(''),
    /** SHA-256, in hexadecimal digits, of the answer that showed the document to whom decided. */
    documentHash: text(),
    createdAt: text().notNull(),
  },
  (table) => [index('proposal_statuses_by_proposal').on(table.proposalId, table.id)],
);

/** The last proposal number of the owner. */
export const proposalNumbers = pgTable(
  'proposal_numbers',
  { ownerIssuer: text().notNull(), ownerSubject: text().notNull(), last: integer().notNull() },
  (table) => [primaryKey({ columns: [table.ownerIssuer, table.ownerSubject] })],
);

export const proposalLinks = pgTable(
  'proposal_links',
  {
    id: id(),
    proposalId: whole()
      .notNull()
      .references(() => issuedProposals.id, { onDelete: 'cascade' }),
    /** SHA-256 of the secret. The secret is not stored. */
    secretHash: text().notNull(),
    createdAt: text().notNull(),
    expiresAt: text().notNull(),
    lastOpenedAt: text(),
  },
  (table) => [
    index('proposal_links_by_proposal').on(table.proposalId, table.id),
    uniqueIndex('proposal_links_by_secret').on(table.secretHash),
  ],
);

export const priceLists = pgTable(
  'price_lists',
  {
    workspaceId: whole(),
    ownerIssuer: text().notNull(),
    ownerSubject: text().notNull(),
    priceList: json().$type<PriceList>().notNull(),
    updatedAt: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.ownerIssuer, table.ownerSubject] })],
);

export const brandings = pgTable(
  'brandings',
  {
    workspaceId: whole(),
    ownerIssuer: text().notNull(),
    ownerSubject: text().notNull(),
    branding: json().$type<FrozenBranding>().notNull(),
    updatedAt: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.ownerIssuer, table.ownerSubject] })],
);

/** Figures of entries of lists, remembered because sizing takes time: the table may be emptied at any time. */
export const listFigures = pgTable(
  'list_figures',
  {
    kind: text().$type<ListedKind>().notNull(),
    /** No foreign key: it refers to one of three tables. */
    itemId: whole().notNull(),
    /** Digest of all that the figures follow from. */
    state: text().notNull(),
    figures: text().notNull(),
    updatedAt: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.itemId] })],
);

/** Requests of a user in the window that ends then. SQLite has no such table: it serves one process, which counts alone. */
export const requestCounts = pgTable('request_counts', {
  userHash: text().primaryKey(),
  windowEndMs: bigint({ mode: 'number' }).notNull(),
  requests: integer().notNull(),
});
