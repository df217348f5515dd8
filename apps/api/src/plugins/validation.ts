import { type FieldError, fieldText } from '@site-designer/texts';
import { Ajv, type ErrorObject, type Options } from 'ajv';
import type { FastifyInstance, FastifySchemaCompiler } from 'fastify';
import plugin from 'fastify-plugin';
import { invalidRequest } from '../http/problem.ts';
import { CHECKED_SCHEMAS } from '../http/schema-options.ts';
import { apiTexts } from '../texts/language-in-use.ts';

const OPTIONS: Options = {
  ...CHECKED_SCHEMAS,
  removeAdditional: false,
  useDefaults: false,
  allowUnionTypes: true,
  formats: { 'date-time': true },
};

const ALL_ERRORS: Options = { ...OPTIONS, allErrors: true, verbose: true };

/**
 * Values are not converted: silent repair of input is wrong in a calculator. Nearly all requests are valid, and to see that takes less
 * time than to look for all errors.
 */
const validators = {
  body: { quick: bodyValidator(OPTIONS), thorough: bodyValidator(ALL_ERRORS) },
  address: { quick: new Ajv(OPTIONS), thorough: new Ajv(ALL_ERRORS) },
};

/** Further errors are not reported, as translating each takes time. */
const MOST_ERRORS = 20_000;

/**
 * Bounds in the schema of a body are documentation only. The engine checks them, since some depend on other fields, and
 * reports all errors at once; checking some here would report these first and the others only after they are corrected.
 */
function bodyValidator(options: Options): Ajv {
  const ajv = new Ajv(options);
  for (const keyword of ['minimum', 'maximum']) ajv.removeKeyword(keyword).addKeyword(keyword);
  return ajv;
}

/** Of endpoints that take nothing after the question mark: an unknown name is refused, as in bodies. */
const NO_QUERY = { type: 'object', properties: {}, additionalProperties: false };

/** Checks requests by their schemas and reports every wrong field in the product's texts. */
export const validation = plugin((app: FastifyInstance, _options: object, done: () => void) => {
  const compile: FastifySchemaCompiler<object> = ({ schema, httpPart }) => {
    const isBody = httpPart === 'body';
    const { quick, thorough } = validators[isBody ? 'body' : 'address'];
    const read = isBody ? (value: unknown) => value : textReader(schema);
    return (given) => {
      // Compiled at the first request of an endpoint: compiling every schema took a third of a start. Ajv caches validators.
      const isValid = quick.compile(schema);
      const tooLong = longLists(schema, given);
      if (tooLong.length > 0) return { error: invalidRequest(tooLong) };
      const value = read(given);
      if (isValid(value)) return { value };
      const validate = thorough.compile(schema);
      validate(value);
      return { error: invalidRequest(fieldErrors((validate.errors ?? []).slice(0, MOST_ERRORS))) };
    };
  };
  app.addHook('onRoute', (options) => {
    options.schema = { querystring: NO_QUERY, ...options.schema };
  });
  app.setValidatorCompiler(compile);
  app.setSchemaErrorFormatter((errors) => (errors instanceof Error ? errors : new Error('not valid')));
  done();
});

interface Fields {
  readonly properties?: Readonly<Record<string, { readonly type?: string; readonly maxItems?: number }>>;
}

/** Errors of lists over their limit. Their items are not checked. */
function longLists({ properties = {} }: Fields, value: unknown): FieldError[] {
  if (typeof value !== 'object' || value === null) return [];
  const given: Readonly<Record<string, unknown>> = { ...value };
  return Object.entries(properties).flatMap(([path, { maxItems = Number.POSITIVE_INFINITY }]) => {
    const list = given[path];
    return Array.isArray(list) && list.length > maxItems
      ? [{ path, message: apiTexts().requests.mostItems(maxItems) }]
      : [];
  });
}

/** Path and query parameters arrive as text: numbers and booleans are converted. */
const READERS: Readonly<Record<string, (text: string) => unknown>> = {
  integer: (text) => (/^-?\d+$/.test(text) ? Number(text) : text),
  number: (text) => (/^-?\d+(?:\.\d+)?$/.test(text) ? Number(text) : text),
  boolean: (text) => (text === 'true' || text === 'false' ? text === 'true' : text),
};

function textReader({ properties = {} }: Fields): (value: unknown) => unknown {
  const readers = Object.entries(properties).flatMap(([name, { type = '' }]) => {
    const read = READERS[type];
    return read === undefined ? [] : [[name, read] as const];
  });
  return (value) => {
    if (readers.length === 0 || typeof value !== 'object' || value === null) return value;
    const read: Record<string, unknown> = { ...value };
    for (const [name, reader] of readers) if (typeof read[name] === 'string') read[name] = reader(read[name]);
    return read;
  };
}

/** Wrong fields in the order of the errors, each once. */
export function fieldErrors(errors: readonly ErrorObject[]): FieldError[] {
  const located = errors.filter(isNoUnion).map((error) => ({ path: pathOf(error), message: messageOf(error), error }));
  const outer = outerPaths(located);
  const byPath = new Map<string, FieldError>();
  for (const { path, message, error } of located) {
    // A union reports each alternative that does not match: an error inside the value is more precise.
    const isLessPrecise = error.keyword === 'type' && outer.has(path);
    if (!isLessPrecise && !byPath.has(path)) byPath.set(path, { path, message });
  }
  return [...byPath.values()];
}

/** Every path that contains another one. Collected once: a body may be wrong in a hundred thousand places. */
function outerPaths(located: readonly { readonly path: string }[]): ReadonlySet<string> {
  const outer = new Set<string>();
  for (const { path } of located) {
    for (let end = lastSeparator(path); end > 0; end = lastSeparator(path.slice(0, end))) {
      const above = path.slice(0, end);
      if (outer.has(above)) break;
      outer.add(above);
    }
  }
  return outer;
}

/** Index of the separator before the last part of a path; -1 where the path has one part. */
function lastSeparator(path: string): number {
  return Math.max(path.lastIndexOf('.'), path.lastIndexOf('['));
}

function isNoUnion({ keyword }: ErrorObject): boolean {
  return keyword !== 'anyOf';
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

type TypeProblem = 'field.number' | 'field.boolean' | 'field.text' | 'field.object' | 'field.list';

const TYPE_PROBLEMS: Readonly<Record<string, TypeProblem>> = {
  integer: 'field.number',
  number: 'field.number',
  boolean: 'field.boolean',
  string: 'field.text',
  object: 'field.object',
  array: 'field.list',
};

function messageOf(error: ErrorObject): string {
  switch (error.keyword) {
    case 'type':
      return typeText(error);
    case 'minimum':
    case 'maximum':
      return boundText(error);
    case 'enum':
      return fieldText('field.one-of', { values: error.params['allowedValues'] as readonly number[] });
    case 'additionalProperties':
      return fieldText('field.unknown');
    case 'required':
    case 'minItems':
      return fieldText('field.required');
    default:
      return otherText(error) ?? error.message ?? fieldText('field.required');
  }
}

/** What the library says of other keywords, in the language of the request. */
function otherText({ keyword, params }: ErrorObject): string | undefined {
  const { pattern, constant, maxLength, minLength } = apiTexts().fields;
  switch (keyword) {
    case 'pattern':
      return pattern(String(params['pattern']));
    case 'const':
      return constant;
    case 'maxLength':
      return maxLength(Number(params['limit']));
    case 'minLength':
      return minLength(Number(params['limit']));
    default:
      return undefined;
  }
}

function typeText({ params, data }: ErrorObject): string {
  const [type] = [params['type'] as string | readonly string[]].flat();
  return data === undefined ? fieldText('field.required') : fieldText(TYPE_PROBLEMS[type ?? ''] ?? 'field.required');
}

function boundText({ parentSchema, params }: ErrorObject): string {
  const { minimum, maximum } = parentSchema as { readonly minimum?: number; readonly maximum?: number };
  if (minimum !== undefined && maximum !== undefined) return fieldText('field.between', { min: minimum, max: maximum });
  return minimum === undefined
    ? fieldText('field.at-most', { max: Number(params['limit']) })
    : fieldText('field.at-least', { min: minimum });
}
