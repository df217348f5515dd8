import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  createPlan,
  deletePlan,
  getPlan,
  getPlanPicture,
  listPlans,
  replacePlanPicture,
  updatePlan,
} from '@site-designer/api-contract';
import { MOST_PICTURE_BYTES } from '@site-designer/api-contract/placing-bounds';
import { caller } from '../../http/caller.ts';
import { found, notFound } from '../../http/problem.ts';
import { sentPicture } from '../../http/picture-answer.ts';
import { SentPicture } from '../../http/sent-picture.ts';
import { refuseOtherId } from '../texts/names.ts';
import { checkedPlanUpdate } from './check-plan.ts';
import { checkedPicture } from './picture.ts';
import type { PlanStore } from './plan-store.ts';
import { apiTexts } from '../../texts/language-in-use.ts';

interface PlanDependencies {
  readonly plans: PlanStore;
}

/** A little more, so that a picture that is too large gets a sentence of its own. */
const BODY_LIMIT = 2 * MOST_PICTURE_BYTES;

export const planRoutes: FastifyPluginAsyncTypebox<PlanDependencies> = async (app, { plans }) => {
  await app.register(pictureRoutes, { plans });

  app.route({
    ...listPlans,
    handler: async (request) => ({ plans: found(await plans.list(caller(request), request.params, request.query)) }),
  });

  app.route({
    ...getPlan,
    handler: async (request) => ({ plan: found(await plans.find(caller(request), request.params)) }),
  });

  app.route({
    ...updatePlan,
    handler: async (request) => {
      refuseOtherId(request.body.id, request.params.planId);
      const change = checkedPlanUpdate(request.body);
      return { plan: found(await plans.update(caller(request), request.params, change)) };
    },
  });

  app.route({
    ...deletePlan,
    handler: async (request, reply) => {
      if (!(await plans.remove(caller(request), request.params))) throw notFound();
      return reply.code(204).send(null);
    },
  });

  app.route({
    ...getPlanPicture,
    handler: async (request, reply) => {
      const picture = found(await plans.picture(caller(request), request.params));
      return sentPicture(reply, request.params.planId, picture);
    },
  });
};

/** The body of these is a picture, of whatever type its sender says. */
const pictureRoutes: FastifyPluginAsyncTypebox<PlanDependencies> = async (app, { plans }) => {
  app.addContentTypeParser<Buffer>(
    /^image\//,
    { parseAs: 'buffer', bodyLimit: BODY_LIMIT },
    (_request, bytes, parsed) => parsed(null, new SentPicture(bytes)),
  );

  app.route({
    ...createPlan,
    handler: async (request, reply) => {
      const { params } = request;
      const picture = checkedPicture(bytesOf(request.body));
      const plan = found(await plans.create(caller(request), params, { name: apiTexts().pictures.name, picture }));
      void reply
        .code(201)
        .header('location', `${app.prefix}/project/${params.projectId}/site/${params.siteId}/plan/${plan.id}`);
      return { plan };
    },
  });

  app.route({
    ...replacePlanPicture,
    handler: async (request) => {
      const picture = checkedPicture(bytesOf(request.body));
      return { plan: found(await plans.replacePicture(caller(request), request.params, picture)) };
    },
  });
};

/** Nothing and JSON are no picture either. */
function bytesOf(body: unknown): Buffer {
  return body instanceof SentPicture ? body.bytes : Buffer.from(JSON.stringify(body ?? '').replace('""', ''));
}
