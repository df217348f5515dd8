import { TEXTS } from '@site-designer/sizing-engine/design';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { invalidRequest } from '../problem.ts';
import { namesIn, repeatedName, type NamesIn } from './repeated-names.ts';

/** The characters refused below can only be written with a backslash. */
const ESCAPE = '\\';

/** An escape in JSON: an odd number of backslashes, the last of which escapes. */
const NULL_CHARACTER = /(?<!\\)(?:\\\\)*\\u0000/;
/** PostgreSQL cannot store it, so it is refused with every database. */
const NO_NULL_CHARACTER = 'Texts must not hold the character U+0000';

/** Lone surrogates can be written in JSON but are not characters; databases refuse or replace them. */
const HALF_CHARACTER = /\\ud[89a-f]/i;
const NO_HALF_CHARACTER = 'Texts must not hold halves of characters (unpaired surrogates)';

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
    const plain = plainValue(body);
    const names = plain === undefined ? undefined : namesIn(plain);
    const checked = namedOnce(body, parsed, names);
    // `parseJson` refuses names of prototypes.
    if (names !== undefined && !names.isOfPrototype) checked(null, plain);
    else if (body.trim() === '') parsed(null, undefined);
    else if (NULL_CHARACTER.test(body)) parsed(invalidRequest([{ path: '', message: NO_NULL_CHARACTER }]));
    else void parseJson(request, body, HALF_CHARACTER.test(body) ? wholeCharacters(checked) : checked);
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
 * The value of a JSON text without escapes, which nearly every body is. Searching a text for one character is much quicker than
 * the expressions that other bodies need.
 */
function plainValue(text: string): unknown {
  if (text.includes(ESCAPE)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

type Parsed = (error: Error | null, body?: unknown) => void;

/** @param known - The names of the body, if they were collected before. */
function namedOnce(text: string, parsed: Parsed, known: NamesIn | undefined): Parsed {
  return (error, body) => {
    const name = error === null ? repeatedName(text, known ?? namesIn(body)) : undefined;
    if (name === undefined) parsed(error, body);
    else
      parsed(
        invalidRequest([{ path: '', message: `${JSON.stringify(name)} stands more than once in the same object` }]),
      );
  };
}

function wholeCharacters(parsed: Parsed): Parsed {
  return (error, body) => {
    const isBroken = error === null && /\p{Surrogate}/u.test(textsOf(body));
    parsed(isBroken ? invalidRequest([{ path: '', message: NO_HALF_CHARACTER }]) : error, body);
  };
}

/** All names and texts of a body, joined with spaces. */
function textsOf(body: unknown): string {
  const texts: string[] = [];
  JSON.stringify(body, (key, value: unknown) => {
    texts.push(key);
    if (typeof value === 'string') texts.push(value);
    return value;
  });
  return texts.join(' ');
}

/** Endpoints without a body refuse one instead of ignoring it. */
function refuseContent({ body }: FastifyRequest): void {
  if (body === undefined || body === null || body instanceof Uint8Array) return;
  if (typeof body !== 'object') throw invalidRequest([{ path: '', message: TEXTS.notObject }]);
  const fields = Object.keys(body);
  if (fields.length > 0) throw invalidRequest(fields.map((path) => ({ path, message: TEXTS.unknownField })));
}
