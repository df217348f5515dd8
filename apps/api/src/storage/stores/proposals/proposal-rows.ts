import { sql } from 'kysely';
import type { Actor } from '../../../modules/ports/actor.ts';
import type { ProposalAddress } from '../../../modules/proposals/proposal-store.ts';
import { idOf } from '../base/ids.ts';
import { ownProject } from '../tree/project-tree.ts';
import type { Connection } from '../base/schema.ts';

/** The name at the last status; a proposal that is being inserted has none yet. */
const STATUS_BY = sql<string>`coalesce((
  select by_name from proposal_statuses as last where last.proposal_id = issued_proposals.id order by last.id desc limit 1
), '')`;

export const PROPOSAL = [
  'issued_proposals.id',
  'number',
  'revision',
  'status',
  'status_at as statusAt',
  STATUS_BY.as('statusBy'),
  'issued_at as issuedAt',
  'valid_until as validUntil',
  'site_design_id as siteDesignId',
  'site_design_name as siteDesignName',
  'customer',
  'headline',
  'versions',
] as const;
/** Columns including the frozen content. */
export const WHOLE_PROPOSAL = [...PROPOSAL, 'content'] as const;

/** Base of every query about an issued proposal of a user. */
export function ownProposal(connection: Connection, actor: Actor, { projectId, proposalId }: ProposalAddress) {
  return ownProject(connection, actor, projectId)
    .innerJoin('issued_proposals', 'issued_proposals.project_id', 'projects.id')
    .where('issued_proposals.id', '=', idOf(proposalId));
}
