import { recordAudit } from '../../audit/record-audit.ts';
import { RequestProblem } from '../../../http/problem.ts';
import type { Actor } from '../../../modules/ports/actor.ts';
import type { IssuedDesign, IssuePlace, ProposalStore } from '../../../modules/proposals/proposal-store.ts';
import { packed, withContent } from './frozen-content.ts';
import { pageOf } from '../base/page-bounds.ts';
import { lockOwner } from '../base/owner-row.ts';
import { proposalLinks } from './proposal-links.ts';
import { keepPictures, pictureOf } from './proposal-pictures.ts';
import { ownProposal, PROPOSAL, WHOLE_PROPOSAL } from './proposal-rows.ts';
import { addStatus, statusesOf } from './proposal-statuses.ts';
import { recordEvent } from '../../events/record-event.ts';
import { hasProject } from '../tree/project-tree.ts';
import type { Connection } from '../base/schema.ts';
import { atOneMoment, atomically, type StoreContext } from '../base/store-context.ts';
import { apiTexts } from '../../../texts/language-in-use.ts';

export function proposalStore(context: StoreContext): ProposalStore {
  const { connection, now } = context;

  return {
    ...proposalLinks(context),
    now: () => new Date(now()),

    issue: (actor, design, freeze) =>
      atomically(context, (transaction) => issue({ ...context, connection: transaction }, { actor, design, freeze })),

    list: (actor, projectId, page) =>
      atOneMoment(context, async (transaction) => {
        if (!(await hasProject(transaction, actor, projectId))) return undefined;
        const issued = transaction.selectFrom('issued_proposals').select(PROPOSAL).where('project_id', '=', projectId);
        return pageOf(issued.orderBy('id', 'desc'), 'id', page).execute();
      }),

    find: async (actor, address) => {
      const found = await ownProposal(connection, actor, address).select(WHOLE_PROPOSAL).executeTakeFirst();
      return found && withContent(connection, found);
    },

    picture: (actor, { planId, ...address }) =>
      pictureOf(connection, planId, ownProposal(connection, actor, address).select('issued_proposals.id')),

    siteOf: async (actor, address) => {
      const found = await ownProposal(connection, actor, address)
        .innerJoin('site_designs', 'site_designs.id', 'site_design_id')
        .innerJoin('sites', 'sites.id', 'site_designs.site_id')
        // A design that was moved is no longer of the project.
        .whereRef('sites.project_id', '=', 'projects.id')
        .select('sites.id')
        .executeTakeFirst();
      return found?.id;
    },

    setStatus: (...given) => setStatus(context, ...given),

    statuses: (actor, address) =>
      atOneMoment(context, async (transaction) => {
        const own = await ownProposal(transaction, actor, address).select('issued_proposals.id').executeTakeFirst();
        return own && statusesOf(transaction, own.id);
      }),
  };
}

function setStatus(
  context: StoreContext,
  ...[actor, address, { status, from }]: Parameters<ProposalStore['setStatus']>
): ReturnType<ProposalStore['setStatus']> {
  return atomically(context, async (transaction) => {
    const own = ownProposal(transaction, actor, address).select('issued_proposals.id');
    const { userId } = actor;
    const at = context.now();
    const changed = await transaction
      .updateTable('issued_proposals')
      .set({ status, status_at: at })
      .where('id', 'in', own)
      .where('status', 'in', from)
      .returning('id')
      .execute();
    for (const { id } of changed) {
      await addStatus(transaction, id, { status, at, userId });
      const done = { action: 'proposalStatus', kind: 'proposal', id, details: { status }, at } as const;
      await recordAudit(transaction, actor, done);
      await recordEvent(transaction, { kind: 'proposalStatus', projectId: address.projectId, userId, at });
    }
    return ownProposal(transaction, actor, address).select(PROPOSAL).executeTakeFirst();
  });
}

interface Issue {
  readonly actor: Actor;
  readonly design: IssuedDesign;
  readonly freeze: Parameters<ProposalStore['issue']>[2];
}

async function issue({ connection, now, quotas }: StoreContext, { actor, design, freeze }: Issue) {
  const { projectId, siteDesignId } = design;
  if (!(await hasProject(connection, actor, projectId))) return undefined;
  const place = await nextNumber(connection, actor, design);
  await refuseMoved(connection, actor, projectId);
  quotas.proposals(1 + (await countProposals(connection, projectId)));
  const at = now();
  const { siteDesignName, validUntil, content, common, pictures, ...frozen } = freeze(at, place);
  const stored = await packed(connection, { content, common });
  await quotas.newBytes(connection, actor, stored.length);
  await supersede(connection, design, { at, userId: actor.userId });
  const issued = await connection
    .insertInto('issued_proposals')
    .values({
      ...frozen,
      ...place,
      content: stored,
      site_design_name: siteDesignName,
      valid_until: validUntil,
      project_id: projectId,
      site_design_id: siteDesignId,
      workspace_id: actor.workspaceId,
      issued_by: actor.userId,
      owner_issuer: actor.issuer,
      owner_subject: actor.subject,
      status: 'issued',
      status_at: at,
      issued_at: at,
    })
    .returning(PROPOSAL)
    .executeTakeFirstOrThrow();
  await keepPictures(connection, issued.id, pictures);
  await addStatus(connection, issued.id, { status: 'issued', at, userId: actor.userId });
  await recordAudit(connection, actor, {
    action: 'proposalIssued',
    kind: 'proposal',
    id: issued.id,
    details: place,
    at,
  });
  await recordEvent(connection, { kind: 'proposalIssued', projectId, siteDesignId, userId: actor.userId, at });
  return { ...issued, content };
}

/** The row of the owner is locked first, so that one transaction at a time issues proposals of an owner. */
async function nextNumber(
  transaction: Connection,
  actor: Actor,
  { projectId, siteDesignId }: IssuedDesign,
): Promise<IssuePlace> {
  const last = await lockOwner(transaction, actor);
  const before = await transaction
    .selectFrom('issued_proposals')
    .select(['number', 'revision'])
    .where('project_id', '=', projectId)
    .where('site_design_id', '=', siteDesignId)
    .orderBy('revision', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (before !== undefined) return { number: before.number, revision: before.revision + 1 };
  await transaction
    .updateTable('proposal_numbers')
    .set({ last: last + 1 })
    .where('owner_issuer', '=', actor.issuer)
    .where('owner_subject', '=', actor.subject)
    .execute();
  return { number: last + 1, revision: 1 };
}

/** A move takes the same row of the owner: from here on the project stays. */
async function refuseMoved(transaction: Connection, { workspaceId }: Actor, projectId: number): Promise<void> {
  const project = transaction.selectFrom('projects').select('id').where('id', '=', projectId);
  if ((await project.where('workspace_id', '=', workspaceId).executeTakeFirst()) !== undefined) return;
  throw new RequestProblem(409, apiTexts().proposals.moved);
}

async function countProposals(transaction: Connection, projectId: number): Promise<number> {
  const { count } = await transaction
    .selectFrom('issued_proposals')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('project_id', '=', projectId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

async function supersede(
  transaction: Connection,
  { projectId, siteDesignId }: IssuedDesign,
  { at, userId }: { readonly at: string; readonly userId: number },
): Promise<void> {
  const superseded = await transaction
    .updateTable('issued_proposals')
    .set({ status: 'superseded', status_at: at })
    .where('project_id', '=', projectId)
    .where('site_design_id', '=', siteDesignId)
    .where('status', 'not in', ['superseded', 'withdrawn'])
    .returning('id')
    .execute();
  for (const { id } of superseded) await addStatus(transaction, id, { status: 'superseded', at, userId });
}
