import type { Plan, Wall } from '@site-designer/api-contract';
import { sql } from 'drizzle-orm';
import { customType, doublePrecision, index, integer, json, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { copiedFrom, id, whole } from './columns.ts';
import { sites } from './workspace-tables.ts';

const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

/** Pictures of plans, each once: copies of a site share them. */
export const planPictures = pgTable(
  'plan_pictures',
  {
    /** SHA-256 in hexadecimal digits. */
    hash: text().notNull(),
    type: text().notNull(),
    /** When it was stored last: pictures that no plan has are purged a day later. */
    usedAt: text().notNull(),
    content: bytes().notNull(),
  },
  (table) => [primaryKey({ columns: [table.hash] })],
);

/** Floor plans of a site. */
export const sitePlans = pgTable(
  'site_plans',
  {
    id: id(),
    siteId: whole()
      .notNull()
      .references(() => sites.id, { onDelete: 'cascade' }),
    copiedFrom: copiedFrom(),
    name: text().notNull(),
    sort: integer().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    /** Null until somebody sets the scale. */
    metresPerPixel: doublePrecision(),
    rotation: doublePrecision().notNull().default(0),
    opacity: doublePrecision().notNull().default(1),
    crop: json().$type<NonNullable<Plan['crop']>>(),
    walls: json()
      .$type<readonly Wall[]>()
      .notNull()
      .default(sql`'[]'`),
    /** No foreign key: a picture is purged after the last plan that has it. */
    pictureHash: text().notNull(),
    /** Of the picture, for the quota. */
    bytes: whole().notNull(),
    createdAt: text().notNull(),
    updatedAt: text().notNull(),
  },
  (table) => [index('site_plans_by_site').on(table.siteId, table.id)],
);
