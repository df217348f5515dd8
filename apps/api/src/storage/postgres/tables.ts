import type { FrozenBranding, Offer, PriceList } from '@site-designer/api-contract';
import type { GenericServerSettings, HuskyServerSettings, SharedSettings } from '@site-designer/sizing-engine';
import type { HardwareType, LensType } from '@site-designer/sizing-engine/enumerations';
import { sql } from 'drizzle-orm';
import { bigint, doublePrecision, index, integer, json, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { TemplateStream } from '../../modules/cameras/stored-stream.ts';
import type { ListedKind } from '../../modules/list-figures/figures-store.ts';
import { flag, id, timestamps, whole } from './columns.ts';
import { sites } from './workspace-tables.ts';

export * from './workspace-tables.ts';
export * from './proposal-tables.ts';

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
