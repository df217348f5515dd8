import { TEXTS } from '@site-designer/sizing-engine';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { invalidRequest } from '../problem.ts';

/** As JSON writes it: an odd number of backslashes, of which the last one escapes. */
const NULL_CHARACTER = /(?<!\\)(?:\\\\)*\\u0000/;
/** PostgreSQL cannot store it, and what one database refuses no other is to take. */
const NO_NULL_CHARACTER = 'Texts must not hold the character U+0000';

/** Bodies are JSON. A call without one may name any type, as clients do that always send the same headers. */
export const bodies = plugin((app: FastifyInstance, _options: object, done: () => void) => {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, parsed) => {
    if (body.trim() === '') parsed(null, undefined);
    else if (NULL_CHARACTER.test(body)) parsed(invalidRequest([{ path: '', message: NO_NULL_CHARACTER }]));
    else void parseJson(request, body, parsed);
  });
  app.addHook('onRequest', ({ raw: { headers } }, _reply, next) => {
    if (headers['content-length'] === '0') delete headers['content-type'];
    next();
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
