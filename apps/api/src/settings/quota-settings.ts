import { Type, type Static, type TObject } from 'typebox';
import { USUAL_QUOTAS, type Quotas } from '../modules/ports/quota.ts';

const Quota = (usual: number, description: string) => Type.Integer({ minimum: 1, default: usual, description });

export const QUOTA_VARIABLES = {
  QUOTA_DESIGNS_PER_USER: Quota(USUAL_QUOTAS.designsPerUser, 'Most site designs of one user'),
  QUOTA_GROUPS_PER_DESIGN: Quota(USUAL_QUOTAS.groupsPerDesign, 'Most camera groups of one site design'),
  QUOTA_ROWS_PER_USER: Quota(USUAL_QUOTAS.rowsPerUser, 'Most camera streams in all site designs of one user'),
  QUOTA_PROPOSALS_PER_PROJECT: Quota(USUAL_QUOTAS.proposalsPerProject, 'Most issued proposals of one project'),
  QUOTA_LINKS_PER_PROJECT: Quota(
    USUAL_QUOTAS.linksPerProject,
    'Most links to the proposals of one project that have not expired',
  ),
  QUOTA_PROJECTS_PER_USER: Quota(USUAL_QUOTAS.projectsPerUser, 'Most projects of one user'),
  QUOTA_SITES_PER_PROJECT: Quota(USUAL_QUOTAS.sitesPerProject, 'Most sites of one project'),
  QUOTA_WORKSPACES_PER_USER: Quota(USUAL_QUOTAS.workspacesPerUser, 'Most workspaces that one user owns'),
  QUOTA_TEMPLATES_PER_USER: Quota(USUAL_QUOTAS.templatesPerUser, 'Most camera templates of one user'),
  QUOTA_BYTES_PER_USER: Quota(
    USUAL_QUOTAS.bytesPerUser,
    'Most bytes of the issued proposals of one user, as they are stored, and of the pictures of plans',
  ),
};

export function quotasOf(environment: Static<TObject<typeof QUOTA_VARIABLES>>): Quotas {
  return {
    designsPerUser: environment.QUOTA_DESIGNS_PER_USER,
    groupsPerDesign: environment.QUOTA_GROUPS_PER_DESIGN,
    rowsPerUser: environment.QUOTA_ROWS_PER_USER,
    proposalsPerProject: environment.QUOTA_PROPOSALS_PER_PROJECT,
    linksPerProject: environment.QUOTA_LINKS_PER_PROJECT,
    projectsPerUser: environment.QUOTA_PROJECTS_PER_USER,
    sitesPerProject: environment.QUOTA_SITES_PER_PROJECT,
    templatesPerUser: environment.QUOTA_TEMPLATES_PER_USER,
    workspacesPerUser: environment.QUOTA_WORKSPACES_PER_USER,
    bytesPerUser: environment.QUOTA_BYTES_PER_USER,
  };
}
