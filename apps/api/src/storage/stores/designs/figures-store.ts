import { sql } from 'kysely';
import type { FiguresStore } from '../../../modules/list-figures/figures-store.ts';
import { ownProject, ownSite, projectsInWorkspace } from '../tree/project-tree.ts';
import { PROPOSAL } from '../proposals/proposal-rows.ts';
import { atomically, parsed, type StoreContext } from '../base/store-context.ts';

export function figuresStore(context: StoreContext): FiguresStore {
  const { connection, dialect, now } = context;

  return {
    projects: async (actor) => {
      const rows = await projectsInWorkspace(connection, actor).select(['id', 'system', 'cover']).execute();
      return rows.map(({ cover, ...project }) => ({ ...project, cover: cover === null ? null : parsed(cover) }));
    },

    versions: (actor, address) =>
      ownSite(connection, actor, address)
        .innerJoin('site_designs', 'site_designs.site_id', 'sites.id')
        .where('site_designs.deleted_at', 'is', null)
        .select(['site_designs.id', 'site_designs.version'])
        .execute(),

    lastProposals: (actor, projectId) =>
      (projectId === undefined ? projectsInWorkspace(connection, actor) : ownProject(connection, actor, projectId))
        .innerJoin('issued_proposals', 'issued_proposals.project_id', 'projects.id')
        .where((proposal) =>
          proposal.not(
            proposal.exists(
              proposal
                .selectFrom('issued_proposals as later')
                .select('later.id')
                .whereRef('later.site_design_id', '=', 'issued_proposals.site_design_id')
                .whereRef('later.project_id', '=', 'issued_proposals.project_id')
                .whereRef('later.revision', '>', 'issued_proposals.revision'),
            ),
          ),
        )
        .select(PROPOSAL)
        .select('issued_proposals.project_id as projectId')
        .execute(),

    remembered: (kind, itemIds) =>
      connection
        .selectFrom('list_figures')
        .select(['item_id as itemId', 'state', 'figures'])
        .where('kind', '=', kind)
        .where(sql<boolean>`item_id in ${dialect.numbers(JSON.stringify(itemIds))}`)
        .execute(),

    remember: async (kind, figures) => {
      const at = now();
      // In the order of their ids, so that no two transactions wait for each other.
      const rows = figures.toSorted((a, b) => a.itemId - b.itemId);
      await atomically(context, (transaction) =>
        transaction
          .insertInto('list_figures')
          .values(rows.map(({ itemId, ...row }) => ({ ...row, kind, item_id: itemId, updated_at: at })))
          .onConflict((conflict) =>
            conflict.columns(['kind', 'item_id']).doUpdateSet((row) => ({
              state: row.ref('excluded.state'),
              figures: row.ref('excluded.figures'),
              updated_at: row.ref('excluded.updated_at'),
            })),
          )
          .execute(),
      );
    },
  };
}
