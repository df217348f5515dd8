import {
  createProject,
  createSite,
  createSiteDesign,
  updateProject,
  updateSite,
  updateSiteDesign,
} from '@site-designer/api-contract/addresses';
import { DEFAULT_NAMES, type NamedKind } from '@site-designer/api-contract/names';
import type { Call } from '../../lib/calls/call.ts';

export type NewNames = Readonly<Record<NamedKind, string>>;

/** What has been made so far of a project with its site and design. */
export interface MadeDesign {
  readonly projectId?: number;
  readonly siteId?: number;
  readonly siteDesignId?: number;
}

export interface DesignToMake {
  readonly names: NewNames;
  /** What an attempt before has made, which is not made again; its names are given anew. */
  readonly made: MadeDesign;
  /** Called after each step. */
  readonly onMade: (made: MadeDesign) => void;
}

/** Makes a project, its site and its design, one after the other. What was made stays where a later step fails. */
export async function makeDesign(call: Call, { names, made, onMade }: DesignToMake): Promise<Required<MadeDesign>> {
  const projectId = made.projectId ?? (await call(createProject, {})).data.project.id;
  onMade({ projectId });
  const project = { projectId };
  if (names.project !== DEFAULT_NAMES.project)
    await call(updateProject, { params: project, body: { name: names.project } });

  const siteId = made.siteId ?? (await call(createSite, { params: project })).data.site.id;
  const site = { projectId, siteId };
  onMade(site);
  if (names.site !== DEFAULT_NAMES.site) await call(updateSite, { params: site, body: { name: names.site } });

  const created = made.siteDesignId ?? (await call(createSiteDesign, { params: site })).data.siteDesign.id;
  const design = { ...site, siteDesignId: created };
  onMade(design);
  if (names.siteDesign !== DEFAULT_NAMES.siteDesign)
    await call(updateSiteDesign, { params: design, body: { name: names.siteDesign } });
  return design;
}
