import type { Stores } from '../../../modules/ports/stores.ts';
import { idOf } from './ids.ts';
import { prepared, type StoreContext } from './store-context.ts';

/** Counts camera rows in a project, a site or a design, up to a maximum. */
export function rowCounter({ connection }: StoreContext): Stores['countRows'] {
  const rows = connection
    .selectFrom('camera_streams')
    .innerJoin('camera_groups', 'camera_groups.id', 'camera_group_id')
    .select('camera_streams.id');
  const counted = (some: typeof rows) =>
    connection.selectFrom(some.as('some')).select(({ fn }) => fn.countAll<number>().as('count'));
  const ofDesign = prepared({ siteDesignId: -1, most: -2 }, ({ siteDesignId, most }) =>
    counted(rows.where('site_design_id', '=', siteDesignId).limit(most)),
  );

  return async ({ projectId, siteId, siteDesignId }, most) => {
    if (siteDesignId !== undefined) {
      return countOf(await ofDesign(connection, { siteDesignId: idOf(siteDesignId), most }));
    }
    const inTree = rows
      .innerJoin('site_designs', 'site_designs.id', 'site_design_id')
      .innerJoin('sites', 'sites.id', 'site_id')
      .where('project_id', '=', idOf(projectId))
      .$if(siteId !== undefined, (query) => query.where('site_id', '=', idOf(siteId ?? 0)))
      .limit(most);
    return countOf(await counted(inTree).execute());
  };
}

function countOf([counted]: readonly { readonly count: number }[]): number {
  return counted?.count ?? 0;
}
