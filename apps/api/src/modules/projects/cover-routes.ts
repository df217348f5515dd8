import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { getCover, updateCover, type Cover } from '@site-designer/api-contract';
import { found, notFound, refuseInvalid } from '../../http/problem.ts';
import { caller } from '../../http/caller.ts';
import { textErrors, trimmedTexts, type TextKinds } from '../texts/texts.ts';
import type { ProjectStore } from './project-store.ts';

interface CoverDependencies {
  readonly projects: ProjectStore;
}

export const COVER_TEXTS: TextKinds<keyof Cover> = {
  customer: 'line',
  contact: 'line',
  reference: 'line',
  note: 'paragraphs',
};

export const EMPTY_COVER: Cover = { customer: '', contact: '', reference: '', note: '' };

export const coverRoutes: FastifyPluginAsyncTypebox<CoverDependencies> = async (app, { projects }) => {
  app.route({
    ...getCover,
    handler: async (request) => ({
      cover: found(await projects.cover(caller(request), request.params.projectId)) ?? EMPTY_COVER,
    }),
  });

  app.route({
    ...updateCover,
    handler: async (request) => {
      const { cover: given, ...fields } = request.body;
      const texts = given ?? fields;
      refuseInvalid(textErrors(COVER_TEXTS, texts));
      const cover = trimmedTexts(COVER_TEXTS, texts);
      if (!(await projects.setCover(caller(request), request.params.projectId, cover))) throw notFound();
      return { cover };
    },
  });
};
