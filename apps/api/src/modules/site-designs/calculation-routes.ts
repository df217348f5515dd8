import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { calculateSiteDesign, type CalculationResult } from '@site-designer/api-contract';
import { explainAll } from '@site-designer/sizing-engine';
import { RequestProblem } from '../../problem.ts';
import { caller } from '../caller.ts';
import { sentJson } from '../json-text.ts';
import { recentProposals, type CalculatedDesign } from './recent-proposals.ts';
import type { SiteDesignDependencies } from './site-design-routes.ts';
import { tagged } from './write.ts';

export interface CalculationDependencies extends SiteDesignDependencies {
  /** Largest explanation that is sent. */
  readonly explanationLimitBytes: number;
}

export const calculationRoutes: FastifyPluginAsyncTypebox<CalculationDependencies> = async (app, dependencies) => {
  const calculated = recentProposals(dependencies);
  const texts = new WeakMap<CalculatedDesign, string>();

  app.route({
    ...calculateSiteDesign,
    handler: async (request, reply) => {
      const design = await calculated(caller(request), request.params, request.query);
      tagged(reply, design.heading);
      const answer = answerOf(design);
      const textOf = (content: CalculationResult) => String(reply.serializeInput(content, '200'));
      if (request.query.explain === true) {
        const text = textOf({ ...answer, derivations: explainAll(design.proposal) });
        return sentJson(reply, withinLimit(text, dependencies.explanationLimitBytes));
      }
      const text = texts.get(design) ?? textOf(answer);
      texts.set(design, text);
      return sentJson(reply, text);
    },
  });
};

const MEGABYTE = 1_000_000;

/** @throws RequestProblem 409 where the text is longer. */
function withinLimit(text: string, limitBytes: number): string {
  const bytes = Buffer.byteLength(text);
  if (bytes <= limitBytes) return text;
  const [size, limit] = [bytes, limitBytes].map((each) => `${(each / MEGABYTE).toFixed(1)} MB`);
  throw new RequestProblem(409, `The explanation of this design has ${size}; this server sends at most ${limit}`, {
    quota: { figure: bytes, limit: limitBytes },
  });
}

function answerOf({ heading, proposal }: CalculatedDesign): CalculationResult {
  return {
    ...proposal,
    siteDesignName: heading.name,
    siteName: heading.siteName,
    projectName: heading.projectName,
    siteDesignDateUtc: heading.updatedUtc,
  };
}
