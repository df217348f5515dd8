import {
  addCameraStream,
  createCameraGroup,
  createComment,
  createCameraTemplate,
  createInvitation,
  createPlan,
  createProject,
  createProposalLink,
  createSite,
  createSiteDesign,
  createWorkspace,
  getMe,
  getSiteDesign,
  issueProposal,
  listDesignVersions,
  type CameraRow,
  type RouteContract,
  type ServerSettings,
  type SiteDesign,
} from '@site-designer/api-contract';
import { NEW_STREAM } from '@site-designer/sizing-engine';
import { pngOf } from './pictures.ts';
import type { ApiClient } from './api-client.ts';

/** Ids of one of everything, by the names that addresses have for them. */
export type Ids = Readonly<Record<string, number>>;

/** Whether a call is about a proposal, its link or its version, which only {@link makeTree} makes. */
export function isAboutProposal({ url }: RouteContract): boolean {
  return /:(?:proposalId|linkId|version|secret)/.test(url);
}

/** {@link makeTreeWithoutProposal} with an issued proposal, a link to it, and the version that it keeps. */
export async function makeTree(call: ApiClient, before?: Ids): Promise<Ids> {
  const params = before ?? (await makeTreeWithoutProposal(call));
  const proposalId = (await call(issueProposal, { params, body: {} })).body.proposal.id;
  const { versions } = (await call(listDesignVersions, { params })).body;
  const link = await call(createProposalLink, { params: { ...params, proposalId }, body: {} });
  return { ...params, proposalId, linkId: link.body.link.id, version: versions[0].version };
}

/**
 * A project with a site, a design, a camera group of two streams, a template, a comment on the group, and a workspace with an invitation.
 * A proposal takes more than twice as long as all of it.
 */
export async function makeTreeWithoutProposal(call: ApiClient): Promise<Ids> {
  const projectId = (await call(createProject)).body.project.id;
  const siteId = (await call(createSite, { params: { projectId } })).body.site.id;
  const siteDesignId = (await call(createSiteDesign, { params: { projectId, siteId } })).body.siteDesign.id;
  const params = { projectId, siteId, siteDesignId };
  const { cameraGroupId } = (await call(createCameraGroup, { params })).body.cameras[0];
  const added = await call(addCameraStream, { params: { ...params, cameraGroupId } });
  const cameraStreamId = added.body.cameras[0].streamId;
  const pictured = { params, body: pngOf(20, 10), headers: { 'content-type': 'image/png' } };
  const planId = (await call(createPlan, pictured)).body.plan.id;
  const template = await call(createCameraTemplate, { body: { name: 'Corridor', cameras: [NEW_STREAM] } });
  const workspace = await call(createWorkspace, { body: { name: 'Northern Security' } });
  const workspaceId = workspace.body.workspace.id;
  const invited = await call(createInvitation, { params: { workspaceId }, body: { role: 'member' } });
  const about = { params, body: { body: 'Is 30 days enough for the gate?', cameraGroupId } };
  const commentId = (await call(createComment, about)).body.comment.id;
  return {
    ...params,
    workspaceId,
    invitationId: invited.body.invitation.id,
    userId: (await call(getMe)).body.user.id,
    planId,
    cameraGroupId,
    cameraStreamId,
    cameraTemplateId: template.body.cameraTemplate.id,
    commentId,
  };
}

export interface ReadDesign {
  readonly siteDesign: SiteDesign;
  readonly etag: string;
  readonly cameras: CameraRow[];
  readonly serverSettings: ServerSettings;
}

export async function readDesign(call: ApiClient, params: Ids): Promise<ReadDesign> {
  const { body, headers } = await call(getSiteDesign, { params });
  const { siteDesign } = body as { readonly siteDesign: SiteDesign };
  const { cameras, serverSettings } = siteDesign;
  return { siteDesign, etag: String(headers['etag']), cameras: [...cameras], serverSettings };
}
