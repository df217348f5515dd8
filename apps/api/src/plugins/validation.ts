import type { FieldError } from '@site-designer/sizing-engine';
import { TEXTS } from '@site-designer/sizing-engine';
import { Ajv, type ErrorObject, type Options } from 'ajv';
import type { FastifyInstance, FastifySchemaCompiler } from 'fastify';
import plugin from 'fastify-plugin';
import { invalidRequest } from '../problem.ts';

const OPTIONS: Options = {
  allErrors: true,
  verbose: true,
  removeAdditional: false,
  useDefaults: false,
  allowUnionTypes: true,
  formats: { 'date-time': true },
};

/** Bodies are taken as they are: silent repair of input is wrong in a calculator. Addresses and queries are all texts. */
const validators = {
  body: bodyValidator(),
  address: new Ajv({ ...OPTIONS, coerceTypes: true }),
};

/**
 * Bounds in a body are for readers. The engine holds them, since some depend on other fields, and it says all of them at
 * once; were a few of them checked here, a request would be refused for these first and for the others later.
 */
function bodyValidator(): Ajv {
  const ajv = new Ajv({ ...OPTIONS, coerceTypes: false });
  for (const keyword of ['minimum', 'maximum']) ajv.removeKeyword(keyword).addKeyword(keyword);
  return ajv;
}

/** Check requests by their schemas, and say every wrong field in the words of the product. */
export const validation = plugin((app: FastifyInstance, _options: object, done: () => void) => {
  const compile: FastifySchemaCompiler<object> = ({ schema, httpPart }) => {
    const validate = validators[httpPart === 'body' ? 'body' : 'address'].compile(schema);
    return (value) => {
      if (validate(value)) return { value };
      return { error: invalidRequest(fieldErrors(validate.errors ?? [])) };
    };
  };
  app.setValidatorCompiler(compile);
  app.setSchemaErrorFormatter((errors) => (errors instanceof Error ? errors : new Error('not valid')));
  done();
});

/** Wrong fields in the order in which they were met, each once. */
export function fieldErrors(errors: readonly ErrorObject[]): FieldError[] {
  const located = errors.filter(isTelling).map((error) => ({ path: pathOf(error), message: messageOf(error), error }));
  const byPath = new Map<string, FieldError>();
  for (const { path, message, error } of located) {
    // A choice of shapes reports each shape that does not fit: what is wrong inside the value says more.
    const isOutdone = error.keyword === 'type' && located.some((other) => isInside(other.path, path));
    if (!isOutdone && !byPath.has(path)) byPath.set(path, { path, message });
  }
  return [...byPath.values()];
}

function isTelling({ keyword }: ErrorObject): boolean {
  return keyword !== 'anyOf';
}

function isInside(path: string, outer: string): boolean {
  return path.startsWith(`${outer}.`) || path.startsWith(`${outer}[`);
}

function pathOf({ instancePath, params }: ErrorObject): string {
  const named: unknown = params['missingProperty'] ?? params['additionalProperty'];
  const parts = instancePath.split('/').slice(1).map(unescaped);
  const all = typeof named === 'string' ? [...parts, named] : parts;
  return all.reduce(
    (path, part) => (/^\d+$/.test(part) ? `${path}[${part}]` : path === '' ? part : `${path}.${part}`),
    '',
  );
}

function unescaped(part: string): string {
  return part.replaceAll('~1', '/').replaceAll('~0', '~');
}

const TYPE_TEXTS: Readonly<Record<string, string>> = {
  integer: TEXTS.numeric,
  number: TEXTS.numeric,
  boolean: TEXTS.notBoolean,
  string: TEXTS.notText,
  object: TEXTS.notObject,
  array: TEXTS.notList,
};

function messageOf(error: ErrorObject): string {
  switch (error.keyword) {
    case 'type':
      return typeText(error);
    case 'minimum':
    case 'maximum':
      return boundText(error);
    case 'enum':
      return TEXTS.oneOf(error.params['allowedValues'] as readonly number[]);
    case 'additionalProperties':
      return TEXTS.unknownField;
    case 'required':
    case 'minItems':
      return TEXTS.required;
    default:
      return error.message ?? TEXTS.required;
  }
}

function typeText({ params, data }: ErrorObject): string {
  const [type] = [params['type'] as string | readonly string[]].flat();
  return data === undefined ? TEXTS.required : (TYPE_TEXTS[type ?? ''] ?? TEXTS.required);
}

function boundText({ parentSchema, params }: ErrorObject): string {
  const { minimum, maximum } = parentSchema as { readonly minimum?: number; readonly maximum?: number };
  if (minimum !== undefined && maximum !== undefined) return TEXTS.between({ min: minimum, max: maximum });
  return minimum === undefined ? TEXTS.atMost(Number(params['limit'])) : TEXTS.atLeast(minimum);
}
