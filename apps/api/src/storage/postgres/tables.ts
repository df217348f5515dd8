import type { EventKind, FrozenBranding, Offer, PriceList } from '@site-designer/api-contract';
import type { GenericServerSettings, HuskyServerSettings, SharedSettings } from '@site-designer/sizing-engine';
import type { HardwareType, LensType } from '@site-designer/sizing-engine/enumerations';
import { sql } from 'drizzle-orm';
import { bigint, doublePrecision, index, integer, json, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { TemplateStream } from '../../modules/cameras/stored-stream.ts';
import type { StoredPlacing } from '../../modules/plans/placing.ts';
import type { FiguresPlace } from '../../modules/list-figures/figures-store.ts';
import { copiedFrom, flag, id, timestamps, whole } from './columns.ts';
import { projects, sites } from './workspace-tables.ts';

export * from './workspace-tables.ts';
export * from './proposal-tables.ts';
export * from './audit-tables.ts';
export * from './plan-tables.ts';

export const siteDesigns = pgTable(
  'site_designs',
  {
    id: id(),
    siteId: whole()
      .notNull()
      .references(() => sites.id, { onDelete: 'cascade' }),
    copiedFrom: copiedFrom(),
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
    /** What is placed on the plans of the site. Null until the first write. */
    placed: json().$type<StoredPlacing>(),
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
    copiedFrom: copiedFrom(),
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

export const comments = pgTable(
  'comments',
  {
    id: id(),
    projectId: whole()
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    /** Null for a question that outlives its design. */
    siteDesignId: whole().references(() => siteDesigns.id, { onDelete: 'cascade' }),
    /** No foreign key: the comment outlives the group. */
    cameraGroupId: whole(),
    field: text().notNull().default(''),
    /** The first comment of the thread; null where it is this one. */
    parentId: whole(),
    /** Null: a customer, or the owner before there were users. */
    userId: whole(),
    /** Name of a customer who asked by a link. */
    author: text().notNull().default(''),
    /** The link of a question. No foreign key: the question outlives the link. */
    linkId: whole(),
    body: text().notNull(),
    createdAt: text().notNull(),
    editedAt: text(),
    resolvedAt: text(),
    resolvedBy: whole(),
    deletedAt: text(),
  },
  (table) => [
    index('comments_by_design').on(table.siteDesignId, table.id),
    index('comments_by_project').on(table.projectId, table.id),
  ],
);

/** The newest comment of a project that a user has read. */
export const commentReads = pgTable(
  'comment_reads',
  {
    userId: whole().notNull(),
    projectId: whole()
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    commentId: whole().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.projectId] })],
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

/** Earlier states of designs. */
export const designVersions = pgTable(
  'design_versions',
  {
    siteDesignId: whole()
      .notNull()
      .references(() => siteDesigns.id, { onDelete: 'cascade' }),
    /** The version of the design whose state it is. */
    version: integer().notNull(),
    /** Empty: kept by the server, and thinned out. */
    name: text().notNull().default(''),
    /** Null until there are workspaces: a design has one owner. */
    userId: whole(),
    createdAt: text().notNull(),
    groups: integer().notNull(),
    bytes: integer().notNull(),
    /** As `packed-design.ts` packs it. The large one is the last column, because SQLite reads rows from the start. */
    content: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.siteDesignId, table.version] })],
);

/** Figures of entries of lists, remembered because sizing takes time: the table may be emptied at any time. */
export const listFigures = pgTable(
  'list_figures',
  {
    kind: text().$type<FiguresPlace>().notNull(),
    /** No foreign key: it refers to one of three tables. */
    itemId: whole().notNull(),
    /** Digest of all that the figures follow from. */
    state: text().notNull(),
    figures: text().notNull(),
    updatedAt: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.itemId] })],
);

/** What has changed in a project, without the content. Kept for a day. No foreign keys: it outlives what it tells of. */
export const events = pgTable(
  'events',
  {
    id: id(),
    /** Null until there are workspaces. */
    workspaceId: whole(),
    projectId: whole().notNull(),
    siteId: whole(),
    siteDesignId: whole(),
    kind: text().$type<EventKind>().notNull(),
    /** Of the design after the change. */
    version: integer(),
    /** Who changed it. Null until there are workspaces. */
    userId: whole(),
    createdAt: text().notNull(),
  },
  (table) => [index('events_by_project').on(table.projectId, table.id)],
);

/** Requests of a user in the window that ends then. SQLite has no such table: it serves one process, which counts alone. */
export const requestCounts = pgTable('request_counts', {
  userHash: text().primaryKey(),
  windowEndMs: bigint({ mode: 'number' }).notNull(),
  requests: integer().notNull(),
});
