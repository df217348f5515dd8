import { STATUS_CODES } from 'node:http';
import { exampleOf } from '@site-designer/api-contract';
import { PICTURE_TYPES } from '@site-designer/api-contract/placing-bounds';

type Node = Readonly<Record<string, unknown>>;

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Moves every schema with a title into the components, where readers and code generators look for it, each with an example. The contracts
 * stay free of references, so that each can be used alone.
 */
export function withComponents<T extends object>(document: T): T {
  const schemas = new Map<string, unknown>();

  function visit(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(visit);
    if (!isNode(value)) return value;
    const visited = mapValues(value, visit);
    const { title, type } = visited;
    if (typeof title !== 'string' || type !== 'object') return visited;
    schemas.set(title, { ...visited, examples: visited['examples'] ?? [exampleOf(value)] });
    return { $ref: `#/components/schemas/${title}` };
  }

  const { info, paths, components } = document as { info?: unknown; paths?: unknown; components?: object };
  const visitedPaths = visit(paths);
  const sorted = [...schemas].toSorted(([a], [b]) => a.localeCompare(b, 'en'));
  return { ...document, info, paths: visitedPaths, components: { ...components, schemas: Object.fromEntries(sorted) } };
}

const PROBLEM = { content: { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } } };

const WRITES: readonly string[] = ['post', 'put', 'delete'];

/** Adds the answers that every call may give: 400, 500 and 503, and writes 413 and 415, with a body or not. */
export function withCommonAnswers<T extends object>(document: T): T {
  const { paths } = document as { readonly paths?: unknown };
  if (!isNode(paths)) return document;
  return { ...document, paths: mapValues(paths, (path) => (isNode(path) ? mapEntries(path, commonAnswers) : path)) };
}

function commonAnswers([method, operation]: [string, unknown]): unknown {
  if (!isNode(operation) || !isNode(operation['responses'])) return operation;
  const statuses = [400, 500, 503, ...(WRITES.includes(method) ? [413, 415] : [])];
  const common = Object.fromEntries(statuses.map((status) => [status, PROBLEM]));
  return { ...operation, responses: { ...common, ...operation['responses'] } };
}

/** Names each answer by its status, and problems by their media type. */
export function withNamedAnswers<T extends object>(document: T): T {
  const { paths } = document as { readonly paths?: unknown };
  if (!isNode(paths)) return document;
  return { ...document, paths: mapValues(paths, (path) => eachOperation(path)) };
}

function eachOperation(path: unknown): unknown {
  return isNode(path)
    ? mapValues(path, (operation) => (isNode(operation) ? namedAnswers(operation) : operation))
    : path;
}

function namedAnswers({ responses, requestBody, ...rest }: Node): Node {
  const operation = { ...rest, ...(requestBody !== undefined && { requestBody: namedBody(requestBody) }) };
  if (!isNode(responses)) return operation;
  return { ...operation, responses: mapEntries(responses, ([status, answer]) => namedAnswer(Number(status), answer)) };
}

/** A picture is sent as what it is. */
function namedBody(body: unknown): unknown {
  const content = isNode(body) ? body['content'] : undefined;
  const json = isNode(content) ? content['application/json'] : undefined;
  const schema = isNode(json) ? json['schema'] : undefined;
  if (!isNode(body) || !isNode(schema) || schema['contentMediaType'] === undefined) return body;
  return { ...body, content: Object.fromEntries(PICTURE_TYPES.map((type) => [type, {}])) };
}

function namedAnswer(status: number, answer: unknown): unknown {
  if (!isNode(answer)) return answer;
  const { content } = answer;
  const named = { ...answer, description: STATUS_CODES[status] ?? '' };
  if (!isNode(content)) return named;
  const json = content['application/json'];
  const stated = isNode(json) && isNode(json['schema']) ? json['schema']['contentMediaType'] : undefined;
  if (typeof stated === 'string') return { ...named, content: { [stated]: json } };
  if (status < 400) return named;
  return { ...named, content: { 'application/problem+json': content['application/json'] } };
}

function mapValues(node: Node, map: (value: unknown) => unknown): Node {
  return mapEntries(node, ([, value]) => map(value));
}

function mapEntries(node: Node, map: (entry: [string, unknown]) => unknown): Node {
  return Object.fromEntries(Object.entries(node).map((entry) => [entry[0], map(entry)]));
}
