import type { RouteContract } from '@site-designer/api-contract';
import fc from 'fast-check';

/** A schema as it is written in JSON, as far as contracts use it. */
interface Schema {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
}

const EDGES = [
  0,
  1,
  -1,
  2,
  24,
  25,
  60,
  61,
  100,
  101,
  9999,
  10_000,
  26_000,
  999_999,
  1_000_000,
  2 ** 31,
  2 ** 53,
  1e300,
  0.5,
];

/** Shared, as it takes a while to list all graphemes. */
const text = fc.string({ unit: 'grapheme', maxLength: 110 });

/** Anything that can be sent as JSON. */
const anything: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(null, true, false, '', '0', 'x', [], {}, [[]], { a: { b: {} } }),
  fc.constantFrom(...EDGES),
  fc.string({ unit: 'binary', maxLength: 120 }),
  fc.jsonValue({ maxDepth: 2 }),
);

/** Mostly what a schema wants, now and then anything. */
function valueOf(schema: Schema): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 30, arbitrary: goodValueOf(schema) }, { weight: 1, arbitrary: anything });
}

function goodValueOf(schema: Schema): fc.Arbitrary<unknown> {
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  if (schema.anyOf !== undefined) return fc.oneof(...schema.anyOf.map(valueOf));
  const types = [schema.type ?? 'unknown'].flat();
  return fc.oneof(...types.map((type) => BY_TYPE[type]?.(schema) ?? anything));
}

const BY_TYPE: Readonly<Record<string, (schema: Schema) => fc.Arbitrary<unknown>>> = {
  integer: numberOf,
  number: numberOf,
  boolean: () => fc.boolean(),
  string: () => text,
  null: () => fc.constant(null),
  array: ({ items = {} }) => fc.array(valueOf(items), { maxLength: 4 }),
  object: ({ properties = {}, required = [] }) => objectOf(properties, required),
};

function numberOf({ minimum = 0, maximum = 40 }: Schema): fc.Arbitrary<number> {
  const max = Math.max(minimum, maximum);
  const within =
    Number.isInteger(max) && Number.isInteger(minimum)
      ? fc.integer({ min: minimum, max })
      : fc.double({ min: minimum, max, noNaN: true });
  return fc.oneof(within, fc.constantFrom(...EDGES));
}

function objectOf(properties: Readonly<Record<string, Schema>>, required: readonly string[]): fc.Arbitrary<unknown> {
  const entries = Object.entries(properties).map(([name, schema]) => [name, valueOf(schema)] as const);
  const whole = fc.record(Object.fromEntries(entries), { requiredKeys: [...required] });
  const broken = fc
    .tuple(whole, fc.string({ maxLength: 12 }), anything)
    .map(([object, name, value]) => ({ ...object, [name]: value }));
  return fc.oneof({ weight: 15, arbitrary: whole }, { weight: 1, arbitrary: broken });
}

export interface Mutation {
  readonly place: number;
  readonly value: unknown;
}

export interface DrawnRequest {
  readonly contract: RouteContract;
  readonly body: unknown;
  readonly query: Readonly<Record<string, string | undefined>>;
  readonly ifMatch: string | undefined;
  /** Instead of the body: a good one of the caller's own things, with some of its values replaced. */
  readonly mutations: readonly Mutation[] | undefined;
  /** An id to put in the place of a good one. */
  readonly strangeId: { readonly place: number; readonly id: string } | undefined;
}

/** Mostly small numbers, as most fields are numbers of a few choices. */
const replacement = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: 0, max: 6 }) },
  { weight: 4, arbitrary: fc.constantFrom<unknown>(...EDGES, true, false) },
  { weight: 1, arbitrary: anything },
);

/** A body with the value at one of its places replaced. */
export function mutated(body: unknown, { place, value }: Mutation): unknown {
  const copy: unknown = structuredClone(body);
  const places: (() => void)[] = [];
  function visit(node: unknown): void {
    if (typeof node !== 'object' || node === null) return;
    const entries = node as Record<string, unknown>;
    for (const key of Object.keys(entries)) {
      places.push(() => (entries[key] = value));
      visit(entries[key]);
    }
  }
  visit(copy);
  places[place % Math.max(1, places.length)]?.();
  return copy;
}

function rarely<A, B>(usual: fc.Arbitrary<A>, rare: fc.Arbitrary<B>): fc.Arbitrary<A | B> {
  return fc.oneof({ weight: 5, arbitrary: usual }, { weight: 1, arbitrary: rare });
}

/** A request of one of the calls, good or broken. */
export function requestOf(contract: RouteContract): fc.Arbitrary<DrawnRequest> {
  const { body, querystring } = contract.schema;
  return fc.record({
    contract: fc.constant(contract),
    body:
      body === undefined
        ? rarely(fc.constant<unknown>(undefined), fc.constantFrom<unknown>({}, null, 'x', { a: 1 }))
        : valueOf(body as Schema),
    mutations: fc.option(fc.array(fc.record({ place: fc.nat(), value: replacement }), { maxLength: 3 }), {
      nil: undefined,
    }),
    query: querystring === undefined ? fc.constant({}) : queryOf(querystring as Schema),
    ifMatch: rarely(fc.constant(undefined), fc.constantFrom('*', '"1"', '"2"', 'W/"3"', 'x', ',')),
    strangeId: fc.option(
      fc.record({
        place: fc.nat(5),
        id: fc.constantFrom('0', '-1', 'x', '999999', String(2 ** 40), '1e9', '%00', '9'.repeat(30), '..'),
      }),
      { nil: undefined, freq: 8 },
    ),
  });
}

function queryOf({ properties = {} }: Schema): fc.Arbitrary<Record<string, string | undefined>> {
  const entries = Object.entries(properties).map(([name, schema]) => [name, valueOf(schema).map(String)] as const);
  return fc.record(Object.fromEntries(entries), { requiredKeys: [] });
}
