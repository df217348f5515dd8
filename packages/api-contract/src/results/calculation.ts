import { Type, type Static } from 'typebox';
import { Derivations } from './derivation.ts';
import { FOUND, Problem } from '../basics/problem.ts';
import { Proposal } from './proposal.ts';
import { route } from '../basics/route.ts';
import { EXACT, Instant } from '../basics/schema.ts';
import { SiteDesignParams } from '../designs/site-designs.ts';

export const CalculationResult = Type.Object(
  {
    ...Proposal.properties,
    siteDesignName: Type.String({ examples: ['Perimeter'] }),
    siteName: Type.String({ examples: ['North gate'] }),
    projectName: Type.String({ examples: ['Harbour terminal'] }),
    siteDesignDateUtc: Instant('When the design was last changed, UTC'),
    derivations: Type.Optional(Derivations),
  },
  { title: 'CalculationResult' },
);
export type CalculationResult = Static<typeof CalculationResult>;

export const calculateSiteDesign = route('Site designs', {
  method: 'GET',
  url: '/project/:projectId/site/:siteId/sitedesign/:siteDesignId/calculate',
  need: 'view',
  schema: {
    operationId: 'calculateSiteDesign',
    summary: 'The proposal for a design',
    description:
      'A design that nothing fits is an answer too: calculationSuccess is false and errorMessage says which limit.',
    params: SiteDesignParams,
    querystring: Type.Object(
      {
        explain: Type.Optional(
          Type.Boolean({ description: 'Whether the answer includes the derivations of its figures' }),
        ),
        plan: Type.Optional(
          Type.Boolean({
            description: 'Whether the server plan lists its servers even if it has more than 200 entries',
          }),
        ),
      },
      EXACT,
    ),
    response: { 200: CalculationResult, ...FOUND, 409: Problem },
  },
});

/** The schema of a calculation's answer as a document of its own, to check stored answers outside of the API. */
export function resultSchema(): Readonly<Record<string, unknown>> {
  return { $schema: 'https://json-schema.org/draft/2020-12/schema', ...CalculationResult };
}
