import { index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { StoredStatus } from '../../modules/proposals/proposal-store.ts';
import { id, whole } from './columns.ts';
import { projects } from './workspace-tables.ts';

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
    // With the project: one that moves keeps its printed numbers, so two series may meet in one workspace.
    uniqueIndex('issued_proposals_by_project_number').on(
      table.ownerIssuer,
      table.ownerSubject,
      table.projectId,
      table.number,
      table.revision,
    ),
  ],
);

/** What issues have in common, once: their contents are packed by it. Rows stay, as there is one for each catalogue and language. */
export const frozenParts = pgTable(
  'frozen_parts',
  {
    /** SHA-256. */
    hash: text().notNull(),
    content: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.hash] })],
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

/** Pictures of the floor plans of a proposal, by the ids that the plans had: they stay when the plans are gone. */
export const proposalPictures = pgTable(
  'proposal_pictures',
  {
    proposalId: whole()
      .notNull()
      .references(() => issuedProposals.id, { onDelete: 'cascade' }),
    planId: whole().notNull(),
    pictureHash: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.proposalId, table.planId] })],
);
