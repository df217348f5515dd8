import { TEXTS } from '@site-designer/sizing-engine/design';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { invalidRequest } from '../problem.ts';
import { namesIn, repeatedName, type NamesIn } from './repeated-names.ts';

/** Every character that is looked for below needs one. */
const ESCAPE = '\\';

/** As JSON writes it: an odd number of backslashes, of which the last one escapes. */
const NULL_CHARACTER = /(?<!\\)(?:\\\\)*\\u0000/;
/** PostgreSQL cannot store it, and what one database refuses no other is to take. */
const NO_NULL_CHARACTER = 'Texts must not hold the character U+0000';

/** Lone surrogates can be written in JSON but are no characters; databases refuse them or store something else. */
const HALF_CHARACTER = /\\ud[89a-f]/i;
const NO_HALF_CHARACTER = 'Texts must not hold halves of characters (unpaired surrogates)';

export interface BodyOptions {
  /** Whether a body is kept as received bytes, to be parsed elsewhere. */
  readonly isLeftUnread?: ((request: FastifyRequest, body: Uint8Array) => boolean) | undefined;
}

/** Bodies are JSON. A call without one may name any type, as clients do that always send the same headers. */
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
    // Names of prototypes are read with care by what reads JSON below.
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
 * The value of a JSON text without escapes. Nearly every body is one, and to search a text for one character is much quicker than the
 * expressions that the others need.
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

/** @param known - The names of the body, where they have been looked at already. */
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

/** All names and texts of a body, with blanks between them. */
function textsOf(body: unknown): string {
  const texts: string[] = [];
  JSON.stringify(body, (key, value: unknown) => {
    texts.push(key);
    if (typeof value === 'string') texts.push(value);
    return value;
  });
  return texts.join(' ');
}

/** Endpoints without a body refuse one rather than ignore it. */
function refuseContent({ body }: FastifyRequest): void {
  if (body === undefined || body === null || body instanceof Uint8Array) return;
  if (typeof body !== 'object') throw invalidRequest([{ path: '', message: TEXTS.notObject }]);
  const fields = Object.keys(body);
  if (fields.length > 0) throw invalidRequest(fields.map((path) => ({ path, message: TEXTS.unknownField })));
}
