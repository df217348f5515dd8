import { TEXTS } from '@site-designer/sizing-engine';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { invalidRequest } from '../problem.ts';

/** Bodies are JSON. A call without one may name any type, as clients do that always send the same headers. */
export const bodies = plugin((app: FastifyInstance, _options: object, done: () => void) => {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, parsed) => {
    if (body.trim() === '') parsed(null, undefined);
    else void parseJson(request, body, parsed);
  });
  app.addHook('onRequest', async ({ raw: { headers } }) => {
    if (headers['content-length'] === '0') delete headers['content-type'];
  });
  app.addHook('preValidation', async (request) => {
    if (request.routeOptions.schema?.body === undefined) refuseContent(request);
  });
  done();
});

/** A call that takes no body must not look as if it had taken one. */
function refuseContent({ body }: FastifyRequest): void {
  if (body === undefined || body === null) return;
  if (typeof body !== 'object') throw invalidRequest([{ path: '', message: TEXTS.notObject }]);
  const fields = Object.keys(body);
  if (fields.length > 0) throw invalidRequest(fields.map((path) => ({ path, message: TEXTS.unknownField })));
}
