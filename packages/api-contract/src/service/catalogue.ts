import type { Catalogue } from '@site-designer/sizing-engine';
import { Type } from 'typebox';
import { PROTECTED } from '../basics/problem.ts';
import { route } from '../basics/route.ts';

const TAG = 'Tools';

/** The catalogue that a design was sized with. */
export const CatalogueInForce = Type.Unsafe<Catalogue>({
  type: 'object',
  additionalProperties: true,
  description: 'Every fact with its unit, origin and source',
  examples: [{ version: '2026-11' }],
});

export const getCatalogue = route(TAG, {
  method: 'GET',
  url: '/catalogue',
  schema: {
    operationId: 'getCatalogue',
    summary: 'The catalogue that this server sizes with',
    description:
      "The published one, or the company's own. Its parts are those of docs/schemas/catalogue-file.schema.json.",
    response: {
      200: Type.Object({
        catalogue: CatalogueInForce,
        version: Type.String({ description: 'Version of the catalogue', examples: ['2026-11'] }),
      }),
      ...PROTECTED,
    },
  },
});
