import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { calculateStreamBitrate, getCatalogue, getServerDefaults } from '@site-designer/api-contract';
import { bitrateQuestion } from '@site-designer/api-contract/bitrate-question';
import { calculateBitrate, defaultServerSettings, type Catalogue } from '@site-designer/sizing-engine';
import { namedCatalogue } from '@site-designer/texts';
import { refuseInvalid } from '../../http/problem.ts';

interface ToolDependencies {
  readonly catalogue: Catalogue;
}

export const toolRoutes: FastifyPluginAsyncTypebox<ToolDependencies> = async (app, { catalogue }) => {
  app.route({
    ...getServerDefaults,
    handler: async () => defaultServerSettings(catalogue),
  });

  app.route({
    ...getCatalogue,
    handler: async () => ({ catalogue: namedCatalogue(catalogue), version: catalogue.version }),
  });

  app.route({
    ...calculateStreamBitrate,
    handler: async ({ query }) => {
      const { question, errors } = bitrateQuestion(query, catalogue);
      refuseInvalid(errors);
      return calculateBitrate(question, catalogue);
    },
  });
};
