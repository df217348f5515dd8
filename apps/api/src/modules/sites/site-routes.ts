import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  chooseSiteDesign,
  createSite,
  deleteSite,
  duplicateSite,
  listSites,
  restoreSite,
  updateSite,
} from '@site-designer/api-contract';
import { DEFAULT_NAMES } from '@site-designer/api-contract/names';
import { found, notFound } from '../../http/problem.ts';
import { caller } from '../../http/caller.ts';
import { withDays } from '../texts/day.ts';
import { checkedName, nameOfCopy, refuseOtherId } from '../texts/names.ts';
import { withFigures, type ListsWithFigures } from '../list-figures/list-figures.ts';
import type { SiteStore, StoredSite } from './site-store.ts';

interface SiteDependencies {
  readonly sites: SiteStore;
  readonly lists: ListsWithFigures;
}

export const siteRoutes: FastifyPluginAsyncTypebox<SiteDependencies> = async (app, { sites, lists }) => {
  const location = ({ projectId, id }: StoredSite) => `${app.prefix}/project/${projectId}/site/${id}`;

  app.route({
    ...listSites,
    handler: async (request) => {
      const [actor, { projectId }] = [caller(request), request.params];
      const { figures, ...page } = request.query;
      const listed = found(await sites.list(actor, projectId, page)).map(withDays);
      return { sites: figures === true ? withFigures(listed, await lists.ofSites(actor, projectId)) : listed };
    },
  });

  app.route({
    ...createSite,
    handler: async (request, reply) => {
      const { projectId } = request.params;
      const site = found(await sites.create(caller(request), projectId, DEFAULT_NAMES.site));
      void reply.code(201).header('location', location(site));
      return { site: withDays(site) };
    },
  });

  app.route({
    ...updateSite,
    handler: async (request) => {
      const { params, body } = request;
      refuseOtherId(body.id, params.siteId);
      const name = checkedName('site', body.name);
      return { site: withDays(found(await sites.rename(caller(request), params, name))) };
    },
  });

  app.route({
    ...deleteSite,
    handler: async (request, reply) => {
      if (!(await sites.remove(caller(request), request.params))) throw notFound();
      return reply.code(204).send(null);
    },
  });

  app.route({
    ...duplicateSite,
    handler: async (request, reply) => {
      const site = found(await sites.duplicate(caller(request), request.params, nameOfCopy('site')));
      return reply
        .code(201)
        .header('location', location(site))
        .send({ site: withDays(site) });
    },
  });

  app.route({
    ...chooseSiteDesign,
    handler: async (request) => {
      const { params, body } = request;
      const siteDesignId = body?.siteDesignId ?? null;
      return { site: withDays(found(await sites.choose(caller(request), params, siteDesignId))) };
    },
  });

  app.route({
    ...restoreSite,
    handler: async (request) => ({ site: withDays(found(await sites.restore(caller(request), request.params))) }),
  });
};
