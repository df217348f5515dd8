import { recordAudit } from '../../audit/record-audit.ts';
import { sql } from 'kysely';
import type { ProposalAddress, ProposalStore } from '../../../modules/proposals/proposal-store.ts';
import type { Actor } from '../../../modules/ports/actor.ts';
import { withContent } from './frozen-content.ts';
import { idOf } from '../base/ids.ts';
import { pageOf } from '../base/page-bounds.ts';
import { ownProject } from '../tree/project-tree.ts';
import { pictureOf } from './proposal-pictures.ts';
import { ownProposal, PROPOSAL, WHOLE_PROPOSAL } from './proposal-rows.ts';
import { addStatus } from './proposal-statuses.ts';
import { recordEvent } from '../../events/record-event.ts';
import type { Connection } from '../base/schema.ts';
import { atomically, type StoreContext } from '../base/store-context.ts';

const LINK = [
  'proposal_links.id',
  'proposal_links.created_at as createdAt',
  'expires_at as expiresAt',
  'last_opened_at as lastOpenedAt',
] as const;

/** Opening a link again within this time writes nothing. */
const NOTED_EVERY_MS = 60_000;

type LinkStore = Pick<ProposalStore, 'addLink' | 'links' | 'removeLink' | 'open' | 'linkedPicture' | 'decide'>;

export function proposalLinks(context: StoreContext): LinkStore {
  const { connection, now, quotas } = context;

  return {
    addLink: (actor, address, { secretHash, expiresAt }) =>
      atomically(context, async (transaction) => {
        const status = await lockedStatus(transaction, actor, address);
        if (status === undefined || status === 'withdrawn') return status;
        quotas.links(1 + (await countLiveLinks(transaction, address.projectId, now())));
        const link = await transaction
          .insertInto('proposal_links')
          .values({
            proposal_id: address.proposalId,
            secret_hash: secretHash,
            created_at: now(),
            expires_at: expiresAt,
          })
          .returning(LINK)
          .executeTakeFirstOrThrow();
        const details = { proposalId: address.proposalId };
        await recordAudit(transaction, actor, { action: 'linkMade', kind: 'link', id: link.id, details, at: now() });
        return link;
      }),

    links: async (actor, address, page) => {
      const own = await ownProposal(connection, actor, address).select('issued_proposals.id').executeTakeFirst();
      if (own === undefined) return undefined;
      const links = connection.selectFrom('proposal_links').select(LINK).where('proposal_id', '=', own.id);
      return pageOf(links.orderBy('id', 'desc'), 'id', page).execute();
    },

    removeLink: (actor, address, linkId) =>
      atomically(context, async (transaction) => {
        const own = ownProposal(transaction, actor, address).select('issued_proposals.id');
        const links = transaction.deleteFrom('proposal_links').where('id', '=', idOf(linkId));
        const { numDeletedRows } = await links.where('proposal_id', 'in', own).executeTakeFirstOrThrow();
        if (numDeletedRows !== 1n) return false;
        await recordAudit(transaction, actor, { action: 'linkRevoked', kind: 'link', id: linkId, at: now() });
        return true;
      }),

    open: async (secretHash) => {
      const found = await liveProposal(connection, secretHash, now()).executeTakeFirst();
      if (found === undefined) return undefined;
      const { linkId, workspaceId, lastOpenedAt, issuer, subject, ...proposal } = found;
      if (lastOpenedAt === null || Date.parse(now()) - Date.parse(lastOpenedAt) > NOTED_EVERY_MS) {
        await noteOpening(context, { linkId, workspaceId });
      }
      return { ...(await withContent(connection, proposal)), owner: { issuer, subject } };
    },

    linkedPicture: (secretHash, planId) =>
      pictureOf(connection, planId, liveLink(connection, secretHash, now()).select('proposal_id')),

    decide: (...given) => decide(context, ...given),
  };
}

/** Unknown, expired and withdrawn links end in the same query, which finds nothing. */
export function liveLink(connection: Connection, secretHash: string, at: string) {
  return connection
    .selectFrom('proposal_links')
    .innerJoin('issued_proposals', 'issued_proposals.id', 'proposal_id')
    .innerJoin('projects', 'projects.id', 'issued_proposals.project_id')
    .where('secret_hash', '=', secretHash)
    .where('expires_at', '>', at)
    .where('status', '!=', 'withdrawn')
    .where('projects.deleted_at', 'is', null);
}

function liveProposal(connection: Connection, secretHash: string, at: string) {
  return liveLink(connection, secretHash, at)
    .select([...WHOLE_PROPOSAL, 'proposal_links.id as linkId', 'last_opened_at as lastOpenedAt'])
    .select('projects.workspace_id as workspaceId')
    .select(['issued_proposals.owner_issuer as issuer', 'issued_proposals.owner_subject as subject']);
}

async function decide(
  context: StoreContext,
  ...[secretHash, decision, hashOf]: Parameters<ProposalStore['decide']>
): ReturnType<ProposalStore['decide']> {
  const at = context.now();
  const shown = await liveProposal(context.connection, secretHash, at).executeTakeFirst();
  if (shown === undefined) return undefined;
  const { status, name, remark } = decision;
  const documentHash = hashOf(await withContent(context.connection, shown));
  const by = { linkId: shown.linkId, name, remark, documentHash };
  return atomically(context, async (transaction) => {
    // The conditions are checked again on a row that another transaction has just changed: one decision is recorded.
    const decidedRow = await transaction
      .updateTable('issued_proposals')
      .set({ status, status_at: at })
      .where('id', 'in', liveLink(transaction, secretHash, at).select('proposal_id'))
      .where('status', '=', 'issued')
      .where('valid_until', '>=', at)
      .returning([...PROPOSAL, 'project_id as projectId'])
      .executeTakeFirst();
    if (decidedRow !== undefined) {
      const { projectId, ...decided } = decidedRow;
      await recordEvent(transaction, { kind: 'proposalStatus', projectId, at });
      await addStatus(transaction, decided.id, { status, at, by });
      if (shown.workspaceId !== null) {
        const details = { status, linkId: shown.linkId };
        const done = { action: 'proposalStatus', kind: 'proposal', id: decided.id, details, at } as const;
        await recordAudit(transaction, { workspaceId: shown.workspaceId, userId: null }, done);
      }
      return { proposal: { ...decided, statusBy: name }, isRecorded: true };
    }
    const standing = await liveProposal(transaction, secretHash, at).executeTakeFirst();
    return standing && { proposal: standing, isRecorded: false };
  });
}

interface OpenedLink {
  readonly linkId: number;
  readonly workspaceId: number | null;
}

/** The proposal is shown even if this fails. */
async function noteOpening(context: StoreContext, { linkId, workspaceId }: OpenedLink): Promise<void> {
  const at = context.now();
  await atomically(context, async (transaction) => {
    await transaction.updateTable('proposal_links').set({ last_opened_at: at }).where('id', '=', linkId).execute();
    if (workspaceId === null) return;
    await recordAudit(
      transaction,
      { workspaceId, userId: null },
      { action: 'linkOpened', kind: 'link', id: linkId, at },
    );
  }).catch(() => undefined);
}

/** The project is locked, so that one transaction at a time counts the links of its proposals. */
async function lockedStatus(transaction: Connection, actor: Actor, address: ProposalAddress) {
  const own = ownProject(transaction, actor, address.projectId).select('id');
  await transaction
    .updateTable('projects')
    .set({ updated_at: sql.ref('updated_at') })
    .where('id', 'in', own)
    .execute();
  const found = await ownProposal(transaction, actor, address).select('status').executeTakeFirst();
  return found?.status;
}

async function countLiveLinks(transaction: Connection, projectId: number, at: string): Promise<number> {
  const { count } = await transaction
    .selectFrom('proposal_links')
    .innerJoin('issued_proposals', 'issued_proposals.id', 'proposal_id')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('project_id', '=', projectId)
    .where('expires_at', '>', at)
    .executeTakeFirstOrThrow();
  return Number(count);
}
