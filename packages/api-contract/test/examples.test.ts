import type { TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { expect, it } from 'vitest';
import { contracts, exampleOf, liveness, readiness, type RouteContract } from '../src/index.ts';

const all: readonly RouteContract[] = [...contracts, liveness, readiness];

/** Every schema that a call takes or answers with. */
const schemas = all.flatMap(({ schema }) => {
  const { operationId, params, querystring, headers, body, response } = schema;
  const parts = { params, querystring, headers, body, ...response };
  return Object.entries(parts).flatMap(([part, each]): [string, TSchema][] =>
    each === undefined ? [] : [[`${operationId} ${part}`, each]],
  );
});

it.each(schemas)('%s has a valid example', (_, schema) => {
  expect(Value.Errors(schema, exampleOf(schema))).toEqual([]);
});

/** Every schema inside of another, by the way to it. */
function inside(schema: unknown, path: string): [string, TSchema][] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { properties, items, anyOf } = schema as { properties?: object; items?: unknown; anyOf?: unknown[] };
  const parts = [
    ...Object.entries(properties ?? {}).map(([name, each]: [string, unknown]) => [`${path}.${name}`, each] as const),
    ...(items === undefined ? [] : [[`${path}[]`, items] as const]),
    ...(anyOf ?? []).map((each, index) => [`${path}|${index}`, each] as const),
  ];
  return [[path, schema as TSchema], ...parts.flatMap(([at, each]) => inside(each, at))];
}

it('no example is refused by its schema', () => {
  const wrong = schemas
    .flatMap(([name, schema]) => inside(schema, name))
    .flatMap(([path, schema]) => {
      const { examples = [] } = schema as { readonly examples?: readonly unknown[] };
      return examples.filter((example) => !Value.Check(schema, example)).map((example) => [path, example]);
    });
  expect(wrong).toEqual([]);
});
