import {
  createProject,
  createSite,
  deleteProject,
  deleteSite,
  updateProject,
  updateSite,
  type SiteDesign,
} from '@site-designer/api-contract/addresses';
import type { NamedDesign } from '@site-designer/design-file';
import type { Call } from '../../../lib/calls/call.ts';
import { storeDesign } from './store-design.ts';
import { undoOnFailure } from './undo-on-failure.ts';

/** An existing project or site, or a new one by name. */
export type Chosen = { readonly id: number } | { readonly name: string };

export interface AccountPlace {
  readonly project: Chosen;
  readonly site: Chosen;
}

/** Stores a design in the account, with the project and site that it needs: completely, or not at all. */
export async function storeInAccount(
  call: Call,
  { project, site }: AccountPlace,
  design: NamedDesign,
): Promise<SiteDesign> {
  return inProject(call, project, (projectId) =>
    inSite(call, { projectId, site }, (siteId) => storeDesign(call, { projectId, siteId }, design)),
  );
}

async function inProject<T>(call: Call, project: Chosen, work: (projectId: number) => Promise<T>): Promise<T> {
  if ('id' in project) return work(project.id);
  const { data } = await call(createProject, {});
  const params = { projectId: data.project.id };
  return undoOnFailure(
    () => call(deleteProject, { params }),
    async () => {
      await call(updateProject, { params, body: { name: project.name } });
      return work(params.projectId);
    },
  );
}

async function inSite<T>(
  call: Call,
  { projectId, site }: { readonly projectId: number; readonly site: Chosen },
  work: (siteId: number) => Promise<T>,
): Promise<T> {
  if ('id' in site) return work(site.id);
  const { data } = await call(createSite, { params: { projectId } });
  const params = { projectId, siteId: data.site.id };
  return undoOnFailure(
    () => call(deleteSite, { params }),
    async () => {
      await call(updateSite, { params, body: { name: site.name } });
      return work(params.siteId);
    },
  );
}
