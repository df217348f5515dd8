import { contracts } from '@site-designer/api-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiClient, fieldsOf, type ApiClient } from '../../support/api-client.ts';
import { sampleOf } from '../../support/samples.ts';
import { testApp, type TestApp } from '../../support/test-app.ts';
import { makeTree, type Ids } from '../../support/tree.ts';

/** A schema as it is written in JSON. */
interface Schema {
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
}

interface Leaf {
  readonly keys: readonly (string | number)[];
  readonly type: string;
}

/** Every plain value of a schema, by the way to it; of a list, in its first item. */
function leavesOf({ type, properties, items }: Schema, keys: Leaf['keys'] = []): Leaf[] {
  if (properties !== undefined) {
    return Object.entries(properties).flatMap(([key, schema]) => leavesOf(schema, [...keys, key]));
  }
  if (items !== undefined) return leavesOf(items, [...keys, 0]);
  return typeof type === 'string' ? [{ keys, type }] : [];
}

function pathOf(keys: Leaf['keys']): string {
  return keys.reduce<string>(
    (path, key) => (typeof key === 'number' ? `${path}[${key}]` : path === '' ? key : `${path}.${key}`),
    '',
  );
}

function withValue(body: unknown, [key, ...rest]: Leaf['keys'], value: unknown): unknown {
  if (key === undefined) return value;
  const changed = structuredClone(body ?? (typeof key === 'number' ? [] : {})) as Record<string | number, unknown>;
  changed[key] = withValue(changed[key], rest, value);
  return changed;
}

/** Values of other types; a text that looks like a number is a text. */
const WRONG: Readonly<Record<string, readonly unknown[]>> = {
  integer: ['4', '', true, null, [], {}, 1.5],
  number: ['4.5', '', true, null, [], {}],
  boolean: ['true', 1, 0, null, []],
  string: [4, true, null, [], {}],
  // Of any keys.
  object: ['a', 4, true, []],
};

const TEXT: Readonly<Record<string, string>> = {
  integer: 'Must be a valid number',
  number: 'Must be a valid number',
  boolean: 'Must be true or false',
  string: 'Must be a text',
  object: 'Must be an object',
};

const leaves = contracts.flatMap((contract) => {
  const { operationId, body } = contract.schema;
  if (body === undefined) return [];
  return leavesOf(body as Schema).map((leaf) => [operationId, pathOf(leaf.keys), { contract, leaf }] as const);
});

let served: TestApp;
let alice: ApiClient;
/** Refused calls change nothing of it. */
let ids: Ids;

beforeAll(async () => {
  served = await testApp();
  alice = apiClient(served.app, await served.tokenFor('alice'));
  ids = await makeTree(alice);
});
afterAll(() => served.close());

it('the fields to try include every type', () => {
  expect(new Set(leaves.map(([, , { leaf }]) => leaf.type))).toEqual(new Set(Object.keys(WRONG)));
});

describe.each(leaves)('%s %s', (operationId, path, { contract, leaf }) => {
  it('is refused and never converted if it has another type', async () => {
    const sample = await sampleOf(operationId, alice, ids);
    for (const value of WRONG[leaf.type] ?? []) {
      const answer = await alice(contract, { ...sample, body: withValue(sample.body, leaf.keys, value) });
      expect([answer.status, value]).toEqual([400, value]);
      expect(fieldsOf(answer)).toMatchObject({ [path]: TEXT[leaf.type] });
    }
  });
});
