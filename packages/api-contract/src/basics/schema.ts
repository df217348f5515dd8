import type { Bounds } from '@site-designer/sizing-engine/bounds';
import {
  Type,
  type Static,
  type TObject,
  type TOptional,
  type TProperties,
  type TSchema,
  type TSchemaOptions,
  type TUnknown,
  type TUnsafe,
} from 'typebox';

/** Unknown fields are refused, not dropped: a misspelt input must not size something else. */
export const EXACT = { additionalProperties: false } as const;

/** A read-only list, as the engine returns it. */
export function List<S extends TSchema>(items: S, options: TSchemaOptions = {}) {
  return Type.Immutable(Type.Array(items, options));
}

/** A value or null, as a list of types: serializers and validators handle it much faster than `anyOf`. */
export function Nullable<S extends TSchema & { readonly type: string }>(schema: S): TUnsafe<Static<S> | null> {
  return Type.Unsafe<Static<S> | null>({ ...schema, type: [schema.type, 'null'] });
}

/** Id of a stored object: positive, and growing with creation. */
export function Id(description: string, example = 1) {
  return Type.Integer({ minimum: 1, description, examples: [example] });
}

/** A moment as ISO 8601 in UTC. */
export function Instant(description: string, example = '2026-03-01T09:30:00.000Z') {
  return Type.String({ format: 'date-time', description, examples: [example] });
}

/** A time that lies 30 days after the other examples. */
export const IN_30_DAYS = '2026-03-31T09:30:00.000Z';

/** A day as the screens show it. */
export function Day(description: string) {
  return Type.String({ description: `${description}, dd/mm/yyyy`, examples: ['01/03/2026'] });
}

/** A whole number of at least zero; further bounds depend on other fields and are checked with them. */
export function Count(description: string, options: TSchemaOptions = {}) {
  return Type.Integer({ minimum: 0, description, ...options });
}

/** A number of at least zero with at most one decimal, which is checked with its bounds. */
export function Tenths(description: string, options: TSchemaOptions = {}) {
  return Type.Number({ minimum: 0, description, ...options });
}

/** A whole number within bounds that depend on nothing else. */
export function Bounded({ min, max }: Bounds, description: string, options: TSchemaOptions = {}) {
  return Type.Integer({ minimum: min, maximum: max, description, ...options });
}

/** One of the numbers of an enumeration. */
export function OneOf<const E extends Readonly<Record<string, number>>>(values: E, description: string) {
  const named = Object.entries(values).map(([name, value]) => `${value} ${name}`);
  return Type.Unsafe<E[keyof E]>({
    type: 'integer',
    enum: Object.values(values),
    description: `${description}: ${named.join(', ')}`,
  });
}

/** A field that may be sent back as it was read, and is not looked at. */
export function Ignored() {
  return Type.Optional(Type.Unknown({ description: 'Read-only: ignored if it is sent' }));
}

/** An object as it was read, of which a write takes some fields and does not look at the others. */
export function AsRead<R extends TProperties, W extends TProperties>(
  { properties }: TObject<R>,
  written: W,
  options: TSchemaOptions,
) {
  const others = Object.keys(properties).filter((name) => !(name in written));
  const ignored = Object.fromEntries(others.map((name) => [name, Ignored()]));
  return Type.Object(
    { ...written, ...(ignored as Record<Exclude<keyof R, keyof W>, TOptional<TUnknown>>) },
    { ...EXACT, ...options },
  );
}

/** The id of what is written, for those who send it along. */
export const IdOfAddress = Type.Optional(
  Type.Integer({ minimum: 1, description: 'Must match the address', examples: [] }),
);

/** An answer without a body. */
export const NoContent = Type.Null({ description: 'Done; no body' });

/** The `If-Match` header of a write. */
export const IfMatch = Type.Object({
  'if-match': Type.Optional(
    Type.String({
      description:
        'ETag of the design as it was read; a stale one is refused with 412 and nothing is changed. * or nothing: any',
      // The first one is the example value in requests.
      examples: ['*', '"7"'],
    }),
  ),
});

/** The workspace that a call is about. Without an example, which the API page would send: it names a workspace of nobody. */
export const OfWorkspace = {
  workspaceId: Type.Optional(
    Type.Integer({ minimum: 1, description: 'Workspace; without it the personal one', examples: [] }),
  ),
};
