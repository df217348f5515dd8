import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import { withCommonAnswers, withComponents, withNamedAnswers } from './openapi-document.ts';

const INTRODUCTION = `Everything that the web app does. Ids are positive integers that grow with creation; timestamps are ISO 8601 in UTC.

Sign in with an access token of the identity provider, as \`Authorization: Bearer …\`. Errors are \`application/problem+json\`
(RFC 9457) with every wrong field in \`errors\`. Unknown fields are refused. A design carries its version as ETag; a write
that names an older one in \`If-Match\` is refused with 412 and changes nothing. Sentences are in the language of \`Accept-Language\`, English without it; codes and names
of fields never change, and an issued proposal stays in its own.`;

/** In reading order. */
const TAGS = {
  Projects: 'Projects of the user, each with its sites',
  Sites: 'Sites of a project, each with its designs',
  Plans: 'Floor plans of a site, on which its designs place cameras',
  'Site designs': 'Designs of a site: cameras, server settings, and what they need',
  Cameras: 'Camera groups of a design and their streams',
  'Camera templates': 'Camera groups saved by the user, to add to any design',
  Tools: 'Bit rates, default settings and the catalogue',
  Identity: 'How to sign in at this host',
  Health: 'Liveness and readiness of the server',
};

/** The document of all calls, and a page to read and try them. */
export const referencePages = plugin(async (app: FastifyInstance) => {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Site Designer API',
        version: '1',
        description: INTRODUCTION,
        license: { name: 'MIT', identifier: 'MIT' },
      },
      servers: [{ url: '/' }],
      tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
      security: [{ bearer: [] }],
    },
    transformObject: (document) =>
      'openapiObject' in document
        ? withNamedAnswers(withCommonAnswers(withComponents(document.openapiObject)))
        : document.swaggerObject,
  });
  app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger());
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    theme: { title: 'Site Designer API' },
    // Without the bar of the tool: its logo is foreign, and its style violates the security policy.
    uiConfig: { layout: 'BaseLayout', tryItOutEnabled: true, docExpansion: 'list', validatorUrl: null },
  });
});
