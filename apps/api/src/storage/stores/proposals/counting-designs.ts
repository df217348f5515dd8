import type { ExpressionBuilder, SelectQueryBuilder } from 'kysely';
import type { CountingDesign } from '../../../modules/sites/site-store.ts';
import type { Connection, Schema } from '../base/schema.ts';

/** The accepted, else chosen, else last issued, else newest design with cameras of each site of the projects. */
export async function selectCounting(
  connection: Connection,
  projects: SelectQueryBuilder<Schema, 'projects', { readonly id: number }>,
): Promise<CountingDesign[]> {
  const sites = connection
    .selectFrom('sites')
    .select(['sites.id as siteId', 'sites.project_id as projectId', 'sites.name'])
    .select((site) => [
      lastProposal(site, 'accepted').as('acceptedId'),
      designsWithCameras(site).whereRef('site_designs.id', '=', 'sites.chosen_design_id').as('chosenId'),
      lastProposal(site, 'issued').as('issuedId'),
      designsWithCameras(site).as('newestId'),
    ])
    .where('sites.project_id', 'in', projects)
    .where('sites.deleted_at', 'is', null);
  const rows = await connection
    .selectFrom(sites.as('site'))
    .leftJoin('issued_proposals as proposal', (join) =>
      join.on((on) =>
        on.or([
          on('proposal.id', '=', on.ref('site.acceptedId')),
          on.and([
            on('site.acceptedId', 'is', null),
            on('site.chosenId', 'is', null),
            on('proposal.id', '=', on.ref('site.issuedId')),
          ]),
        ]),
      ),
    )
    .leftJoin('site_designs as design', (join) =>
      join.on('design.id', '=', ({ fn }) => fn.coalesce('site.chosenId', 'site.newestId')),
    )
    .select(['siteId', 'projectId', 'site.name', 'acceptedId', 'chosenId', 'newestId', 'design.version'])
    .select(['proposal.id', 'proposal.number', 'proposal.revision', 'proposal.site_design_id as proposedId'])
    .orderBy('siteId', 'desc')
    .execute();
  return rows.map(({ siteId, projectId, name, ...found }) => ({
    siteId,
    projectId,
    name,
    counting: countingOf(found),
  }));
}

interface FoundDesigns {
  readonly acceptedId: number | null;
  readonly chosenId: number | null;
  readonly newestId: number | null;
  /** Of the chosen design, else of the newest one. */
  readonly version: number | null;
  /** Of the accepted proposal, else of the last issued one where no design was chosen. */
  readonly id: number | null;
  readonly number: number | null;
  readonly revision: number | null;
  readonly proposedId: number | null;
}

function countingOf({ acceptedId, chosenId, newestId, version, ...found }: FoundDesigns): CountingDesign['counting'] {
  const { id, number, revision, proposedId } = found;
  if (id !== null && number !== null && revision !== null && proposedId !== null) {
    const from = acceptedId === null ? 'issued' : 'accepted';
    return { siteDesignId: proposedId, from, version: null, proposal: { id, number, revision } };
  }
  if (chosenId !== null) return { siteDesignId: chosenId, from: 'chosen', version, proposal: null };
  return newestId === null ? null : { siteDesignId: newestId, from: 'newest', version, proposal: null };
}

type OfSite = ExpressionBuilder<Schema, 'sites'>;

/** The proposal of a design of the site that got a status last. */
function lastProposal(site: OfSite, status: 'accepted' | 'issued') {
  return site
    .selectFrom('site_designs')
    .innerJoin('issued_proposals', 'issued_proposals.site_design_id', 'site_designs.id')
    .select('issued_proposals.id')
    .whereRef('site_designs.site_id', '=', 'sites.id')
    .whereRef('issued_proposals.project_id', '=', 'sites.project_id')
    .where('site_designs.deleted_at', 'is', null)
    .where('issued_proposals.status', '=', status)
    .orderBy('issued_proposals.status_at', 'desc')
    .orderBy('issued_proposals.id', 'desc')
    .limit(1);
}

/** The newest design of the site that has cameras. */
function designsWithCameras(site: OfSite) {
  return site
    .selectFrom('site_designs')
    .select((design) => design.fn.max<number | null>('site_designs.id').as('id'))
    .whereRef('site_designs.site_id', '=', 'sites.id')
    .where('site_designs.deleted_at', 'is', null)
    .where((design) =>
      design.exists(
        design
          .selectFrom('camera_groups')
          .select('camera_groups.id')
          .whereRef('camera_groups.site_design_id', '=', 'site_designs.id'),
      ),
    );
}
