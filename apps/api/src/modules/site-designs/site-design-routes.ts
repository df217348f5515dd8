import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  createSiteDesign,
  deleteSiteDesign,
  duplicateSiteDesign,
  getSiteDesign,
  listSiteDesigns,
  moveSiteDesign,
  restoreSiteDesign,
  saveChanges,
  saveServerSettings,
  updateSiteDesign,
  type SiteDesign,
} from '@site-designer/api-contract';
import { DEFAULT_NAMES } from '@site-designer/api-contract/names';
import { defaultServerSettings, type Catalogue } from '@site-designer/sizing-engine';
import { checkServerSettings } from '@site-designer/sizing-engine';
import { fieldErrors, namedOptions } from '@site-designer/texts';
import { found, refuseInvalid } from '../../http/problem.ts';
import { actorIn, caller } from '../../http/caller.ts';
import type { AccessStore } from '../ports/access-store.ts';
import { designOf, type OfferedDesign } from '../cameras/stored-stream.ts';
import { withDays } from '../texts/day.ts';
import { checkedName, nameOfCopy, refuseOtherId } from '../texts/names.ts';
import { withFigures, type ListsWithFigures } from '../list-figures/list-figures.ts';
import type { ChangeSiteDesign } from './change-site-design.ts';
import { headingOf } from './heading.ts';
import { checkedOffer } from './offer.ts';
import type { SiteDesignStore, StoredSiteDesign, VersionedHeading } from './site-design-store.ts';
import { entityTag, tagged, writeOf, written } from './write.ts';

export interface SiteDesignDependencies {
  readonly siteDesigns: SiteDesignStore;
  readonly changeSiteDesign: ChangeSiteDesign;
  readonly catalogue: Catalogue;
}

interface SiteDesignListDependencies extends SiteDesignDependencies {
  readonly access: AccessStore;
  /** Most camera groups of a design. */
  readonly groupsPerDesign: number;
  readonly lists: ListsWithFigures;
}

export const siteDesignRoutes: FastifyPluginAsyncTypebox<SiteDesignListDependencies> = async (app, dependencies) => {
  await app.register(siteDesignReads, dependencies);
  await app.register(siteDesignCreations, dependencies);
  await app.register(siteDesignWrites, dependencies);
};

const siteDesignReads: FastifyPluginAsyncTypebox<SiteDesignListDependencies> = async (
  app,
  { siteDesigns, catalogue, groupsPerDesign, lists },
) => {
  app.route({
    ...listSiteDesigns,
    handler: async (request) => {
      const { figures, ...page } = request.query;
      const listed = found(await siteDesigns.list(caller(request), request.params, page)).map(withDays);
      if (figures !== true) return { siteDesigns: listed };
      return { siteDesigns: withFigures(listed, await lists.ofSiteDesigns(caller(request), request.params)) };
    },
  });

  app.route({
    ...getSiteDesign,
    handler: async (request, reply) => {
      const stored = found(await siteDesigns.find(caller(request), request.params));
      void reply.header('etag', entityTag(stored.version));
      const formData = { ...namedOptions(catalogue), groupsPerDesign };
      return { siteDesign: storedDesignView(stored, catalogue), formData };
    },
  });
};

const siteDesignCreations: FastifyPluginAsyncTypebox<SiteDesignDependencies> = async (
  app,
  { siteDesigns, catalogue },
) => {
  const created = (stored: StoredSiteDesign) => ({
    location: `${app.prefix}/project/${stored.projectId}/site/${stored.siteId}/sitedesign/${stored.id}`,
    etag: entityTag(stored.version),
  });

  app.route({
    ...createSiteDesign,
    handler: async (request, reply) => {
      const content = { name: DEFAULT_NAMES.siteDesign, serverSettings: defaultServerSettings(catalogue) };
      const stored = found(await siteDesigns.create(caller(request), request.params, content));
      return reply
        .code(201)
        .headers(created(stored))
        .send({ siteDesign: storedDesignView(stored, catalogue) });
    },
  });

  app.route({
    ...duplicateSiteDesign,
    handler: async (request, reply) => {
      const { params } = request;
      const stored = found(await siteDesigns.duplicate(caller(request), params, nameOfCopy('siteDesign')));
      return reply
        .code(201)
        .headers(created(stored))
        .send({ siteDesign: storedDesignView(stored, catalogue) });
    },
  });

  app.route({
    ...restoreSiteDesign,
    handler: async (request, reply) => {
      const stored = found(await siteDesigns.restore(caller(request), request.params));
      tagged(reply, stored);
      return { siteDesign: storedDesignView(stored, catalogue) };
    },
  });
};

const siteDesignWrites: FastifyPluginAsyncTypebox<SiteDesignListDependencies> = async (app, dependencies) => {
  const { access, siteDesigns, changeSiteDesign, catalogue } = dependencies;

  app.route({
    ...updateSiteDesign,
    handler: async (request, reply) => {
      const { params, body } = request;
      refuseOtherId(body.id, params.siteDesignId);
      const name = checkedName('siteDesign', body.name);
      const renamed = await siteDesigns.change(writeOf(request, params), async ({ content }) => ({
        name,
        content: await content(),
      }));
      const { heading, change } = written(renamed);
      tagged(reply, heading);
      return { siteDesign: siteDesignView(heading, designOf(change.content, catalogue)) };
    },
  });

  app.route({
    ...moveSiteDesign,
    handler: async (request, reply) => {
      const { params, body } = request;
      await actorIn(access, caller(request), { projectId: body.projectId, need: 'edit' });
      const moved = written(await siteDesigns.move(writeOf(request, params), body));
      tagged(reply, moved);
      return { siteDesign: storedDesignView(moved, catalogue) };
    },
  });

  app.route({
    ...deleteSiteDesign,
    handler: async (request, reply) => {
      written(await siteDesigns.remove(writeOf(request, request.params)));
      return reply.code(204).send(null);
    },
  });

  app.route({
    ...saveChanges,
    handler: async (request, reply) => {
      const { params, body } = request;
      const parts = { ...body, offer: body.offer && checkedOffer(body.offer) };
      const { heading, design } = await changeSiteDesign(writeOf(request, params), () => parts);
      tagged(reply, heading);
      return { siteDesign: siteDesignView(heading, design) };
    },
  });

  app.route({
    ...saveServerSettings,
    handler: async (request, reply) => {
      const { params, body: serverSettings } = request;
      refuseInvalid(fieldErrors(checkServerSettings(serverSettings, catalogue, '')));
      const { heading, design } = await changeSiteDesign(writeOf(request, params), () => ({ serverSettings }));
      tagged(reply, heading);
      return { siteDesign: siteDesignView(heading, design) };
    },
  });
};

/** A stored design as the API sends it. */
function storedDesignView(stored: StoredSiteDesign, catalogue: Catalogue): SiteDesign {
  return siteDesignView(headingOf(stored), designOf(stored, catalogue));
}

export function siteDesignView({ version: _version, ...heading }: VersionedHeading, design: OfferedDesign): SiteDesign {
  const { lastPlacementId: _last, ...shown } = design;
  return { ...withDays(heading), ...shown };
}
