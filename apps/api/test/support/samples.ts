import { NEW_STREAM } from '@site-designer/sizing-engine';
import {
  createApiToken,
  acceptInvitation,
  createInvitation,
  createProposalLink,
  createSite,
  createWorkspace,
  deleteProject,
  deleteSite,
  deleteSiteDesign,
  deleteWorkspace,
  getMe,
  issueProposal,
  saveChanges,
  updateProjectMember,
} from '@site-designer/api-contract';
import type { ApiClient, Call } from './api-client.ts';
import { pngOf } from './pictures.ts';
import { readDesign, type Ids } from './tree.ts';

interface Sample {
  /** What must have happened before. */
  readonly before?: (call: ApiClient, ids: Ids) => Promise<unknown>;
  /** Besides the ids. */
  readonly params?: (call: ApiClient, ids: Ids) => Promise<Readonly<Record<string, string>>>;
  readonly querystring?: Call['querystring'] | ((ids: Ids) => Call['querystring']);
  readonly body?: (call: ApiClient, ids: Ids) => Promise<unknown>;
  readonly headers?: Call['headers'];
}

const groupOf = async (call: ApiClient, ids: Ids) =>
  (await readDesign(call, ids)).cameras.filter((row) => row.cameraGroupId === ids['cameraGroupId']);

/** The secret of a new link to the proposal. */
export async function newSecret(call: ApiClient, params: Ids): Promise<string> {
  const { body } = await call(createProposalLink, { params, body: {} });
  return String(body.link.url).replace(/^.*\//, '');
}

/** The secret of a new invitation to the workspace. */
export async function newInvitation(call: ApiClient, params: Ids): Promise<string> {
  const { body } = await call(createInvitation, { params, body: { role: 'member' } });
  return String(body.invitation.url).replace(/^.*\//, '');
}

/** The id of a colleague who has joined the workspace; without colleagues nobody's. */
async function newMember(call: ApiClient, params: Ids): Promise<string> {
  const { colleague } = call;
  if (colleague === undefined) return '1';
  await colleague(acceptInvitation, { params: { secret: await newInvitation(call, params) } });
  return String((await colleague(getMe)).body.user.id);
}

/** The id of a proposal that is issued with a camera on the plan. */
async function newProposalWithPlan(call: ApiClient, params: Ids): Promise<number> {
  const { planId, cameraGroupId } = params;
  const placements = [{ cameraGroupId, planId, x: 5, y: 5, directionDeg: 0 }];
  await call(saveChanges, { params, body: { placements } });
  return (await call(issueProposal, { params, body: {} })).body.proposal.id;
}

/** The body is a picture. */
const PICTURE: Sample = { body: async () => pngOf(20, 10), headers: { 'content-type': 'image/png' } };

/** A good request of each call that needs more than ids. Every call with a body or a query must be here. */
export const SAMPLES: Readonly<Record<string, Sample>> = {
  listProjects: { querystring: { figures: 'true' } },
  createProject: { querystring: {} },
  duplicateProject: { querystring: {} },
  listSites: { querystring: { figures: 'true' } },
  listSiteDesigns: { querystring: { figures: 'true' } },
  moveSiteDesign: {
    body: async (call, { projectId = 0 }) => ({
      projectId,
      siteId: (await call(createSite, { params: { projectId } })).body.site.id,
    }),
  },
  followEvents: { querystring: { follow: 'false' } },
  updateProject: { body: async () => ({ name: 'Harbour' }) },
  restoreProject: { before: (call, params) => call(deleteProject, { params }) },
  updateSite: { body: async () => ({ name: 'North gate' }) },
  restoreSite: { before: (call, params) => call(deleteSite, { params }) },
  chooseSiteDesign: { body: async (_call, { siteDesignId }) => ({ siteDesignId }) },
  updateSiteDesign: { body: async () => ({ name: 'Perimeter' }) },
  restoreSiteDesign: { before: (call, params) => call(deleteSiteDesign, { params }) },
  saveChanges: {
    body: async (call, ids) => {
      const { cameras, serverSettings } = await readDesign(call, ids);
      const line = { kind: 'service', designation: 'Installation, day', description: 'Two technicians' };
      const price = { quantity: '9', unitPrice: '960.00', isOptional: false };
      const offer = { lines: [{ id: 1, ...line, ...price }], discountPercent: 4, vatPercent: 25 };
      return { cameras, removedCameraIds: [], serverSettings, offer };
    },
  },
  createPlan: PICTURE,
  replacePlanPicture: PICTURE,
  updatePlan: {
    body: async () => ({
      name: 'Ground floor',
      sort: 1,
      metresPerPixel: 0.02,
      rotation: 90,
      opacity: 0.8,
      crop: { x: 0, y: 0, width: 20, height: 10 },
      walls: [
        {
          id: 1,
          points: [
            { x: 0, y: 0 },
            { x: 20, y: 0 },
          ],
        },
      ],
    }),
  },
  saveServerSettings: { body: async (call, ids) => (await readDesign(call, ids)).serverSettings },
  updateCameraGroup: { body: async (call, ids) => ({ cameras: await groupOf(call, ids) }) },
  bulkApplyCameras: { body: async () => ({ bulkApplyDataField: 3, value: 60 }) },
  createDesignVersion: { body: async () => ({ name: 'Before the tender' }) },
  renameDesignVersion: { body: async () => ({ name: 'Before the tender' }) },
  compareDesignVersion: { querystring: { to: 'design' } },
  calculateSiteDesign: { querystring: { explain: 'true' } },
  calculateBitrate: {
    querystring: { codecId: '3', complexityId: '2', resolutionId: '8', motionFps: '15', continuousFps: '0' },
  },
  updateProjectSystem: { body: async () => ({ system: 'one' }) },
  updateCover: { body: async () => ({ customer: 'Harbour Authority' }) },
  updateBranding: { body: async () => ({ name: 'Northern Security Ltd', accent: '#0b5cad' }) },
  updatePriceList: {
    body: async () => ({
      priceList: { currency: 'EUR', lines: [{ designation: 'Standard server', unitPrice: '1850.00' }] },
    }),
  },
  issueProposal: {
    body: async () => ({ customer: 'Harbour Authority', validDays: 60, sections: ['bill'], audience: 'customer' }),
  },
  updateProposalStatus: { body: async () => ({ status: 'accepted' }) },
  compareIssuedProposal: { querystring: { to: 'design' } },
  compareInProject: {
    querystring: ({ proposalId, siteDesignId }) => ({ a: `proposal:${proposalId}`, b: `design:${siteDesignId}` }),
  },
  createProposalLink: { body: async () => ({ expiresDays: 7 }) },
  getProjectDocument: { querystring: { withPrices: 'true' } },
  getProposalPlanPicture: {
    params: async (call, params) => ({ proposalId: String(await newProposalWithPlan(call, params)) }),
  },
  getSharedPlanPicture: {
    params: async (call, params) => ({
      secret: await newSecret(call, { ...params, proposalId: await newProposalWithPlan(call, params) }),
    }),
  },
  getSharedProposal: { params: async (call, params) => ({ secret: await newSecret(call, params) }) },
  decideSharedProposal: {
    params: async (call, params) => ({ secret: await newSecret(call, params) }),
    body: async () => ({ decision: 'accepted', name: 'Jo Smith', remark: 'Please start in May.' }),
  },
  updateMe: { body: async () => ({ language: 'en' }) },
  createWorkspace: { body: async () => ({ name: 'Northern Security' }) },
  updateWorkspace: { body: async () => ({ name: 'Northern Security Ltd' }) },
  restoreWorkspace: { before: (call, params) => call(deleteWorkspace, { params }) },
  updateMember: { body: async () => ({ role: 'owner' }) },
  updateProjectMember: { body: async () => ({ role: 'editor' }) },
  removeProjectMember: { before: (call, params) => call(updateProjectMember, { params, body: { role: 'editor' } }) },
  updateProjectAccess: { body: async () => ({ memberRole: 'editor', viewersSeePrices: false }) },
  moveProject: {
    body: async (call) => {
      const made = await call(createWorkspace, { body: { name: 'Northern Security' } });
      return { workspaceId: made.body.workspace.id };
    },
  },
  removeMember: { params: async (call, params) => ({ userId: await newMember(call, params) }) },
  createInvitation: { body: async () => ({ role: 'member', expiresDays: 7 }) },
  getInvitation: { params: async (call, params) => ({ secret: await newInvitation(call, params) }) },
  acceptInvitation: { params: async (call, params) => ({ secret: await newInvitation(call, params) }) },
  listCameraTemplates: { querystring: {} },
  deleteCameraTemplate: { querystring: {} },
  listMembers: { querystring: { limit: '100' } },
  listProjectMembers: { querystring: { limit: '100' } },
  listInvitations: { querystring: { limit: '100' } },
  listApiTokens: { querystring: { limit: '100' } },
  listPlans: { querystring: { limit: '100' } },
  listIssuedProposals: { querystring: { limit: '100' } },
  listProposalLinks: { querystring: { limit: '100' } },
  listDesignVersions: { querystring: { limit: '100' } },
  listComments: { querystring: { limit: '100' } },
  listUnreadComments: { querystring: { limit: '100' } },
  listWorkspaces: { querystring: { limit: '100' } },
  listAudit: { querystring: { limit: '100' } },
  deleteMe: { body: async () => ({ confirm: 'nobody@example.com' }) },
  tellPresence: {
    body: async (_call, { siteDesignId, cameraGroupId }) => ({ siteDesignId, cameraGroupId, field: 'quantity' }),
  },
  getPriceList: { querystring: {} },
  getBranding: { querystring: {} },
  askAboutSharedProposal: {
    params: async (call, params) => ({ secret: await newSecret(call, params) }),
    body: async () => ({ name: 'Jo Smith', text: 'Is 30 days enough for the gate?' }),
  },
  createComment: { body: async (_call, { commentId }) => ({ body: 'It is.', parentId: commentId }) },
  updateComment: { body: async () => ({ body: 'Are 60 days enough?' }) },
  resolveComment: { body: async () => ({ isResolved: true }) },
  listProjectComments: { querystring: { after: '999999' } },
  readComments: { body: async (_call, { commentId }) => ({ id: commentId }) },
  createApiToken: { body: async () => ({ name: 'Assistant', scope: 'read' }) },
  revokeApiToken: {
    params: async (call) => {
      const { body } = await call(createApiToken, { body: { name: 'Assistant', scope: 'read' } });
      return { tokenId: String(body.token.id) };
    },
  },
  createCameraTemplate: { body: async () => ({ name: 'Corridor', cameras: [NEW_STREAM] }) },
};

/** A good request of a call on a tree of the caller. */
export async function sampleOf(operationId: string, call: ApiClient, ids: Ids): Promise<Call> {
  const { before, params, querystring, body, headers } = SAMPLES[operationId] ?? {};
  const further = await params?.(call, ids);
  const query = typeof querystring === 'function' ? querystring(ids) : querystring;
  const content = await body?.(call, ids);
  await before?.(call, ids);
  return {
    params: { ...ids, ...further },
    ...(query && { querystring: query }),
    ...(content !== undefined && { body: content }),
    ...(headers && { headers }),
  };
}
