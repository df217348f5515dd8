import { fieldText } from '@site-designer/texts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { SentPicture } from '../http/sent-picture.ts';
import { invalidRequest, type RequestProblem } from '../http/problem.ts';
import { languageOf } from '../http/request-language.ts';
import { apiTexts, inLanguage } from '../texts/language-in-use.ts';

/** Escaped backslashes and pairs of surrogates: of the escapes that matter below, what remains without them is refused. */
const PLAIN_ESCAPES = /\\\\|\\ud[89ab][\da-f]{2}\\ud[c-f][\da-f]{2}/gi;
const REFUSED_ESCAPE = /\\u(?:0000|d[89a-f])/i;

interface BodyOptions {
  /** Whether a body is kept as received bytes, to be parsed elsewhere. */
  readonly isLeftUnread?: ((request: FastifyRequest, body: Uint8Array) => boolean) | undefined;
}

/** Bodies are JSON. A request without a body may name any content type, as some clients always send the same headers. */
export const bodies = plugin((app: FastifyInstance, { isLeftUnread }: BodyOptions, done: () => void) => {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, bytes, parsed) => {
    if (isLeftUnread?.(request, bytes) === true) {
      parsed(null, bytes);
      return;
    }
    const body = bytes.toString();
    if (body.trim() === '') parsed(null, undefined);
    else if (holdsBrokenText(body)) parsed(inLanguage(languageOf(request), brokenText));
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

/**
 * Whether a JSON text holds characters that databases refuse or replace: U+0000 or lone surrogates. The bytes of a body cannot
 * hold lone surrogates, and JSON refuses a bare U+0000, so only escapes are searched for.
 */
function holdsBrokenText(json: string): boolean {
  return REFUSED_ESCAPE.test(json) && REFUSED_ESCAPE.test(json.replaceAll(PLAIN_ESCAPES, ''));
}

function brokenText(): RequestProblem {
  return invalidRequest([{ path: '', message: apiTexts().requests.brokenText }]);
}

/** Endpoints without a body refuse one instead of ignoring it. */
function refuseContent({ body }: FastifyRequest): void {
  if (body === undefined || body === null || body instanceof Uint8Array || body instanceof SentPicture) return;
  if (typeof body !== 'object') throw invalidRequest([{ path: '', message: fieldText('field.object') }]);
  const fields = Object.keys(body);
  if (fields.length > 0) throw invalidRequest(fields.map((path) => ({ path, message: fieldText('field.unknown') })));
}
