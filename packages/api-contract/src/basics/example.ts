import type { TSchema } from 'typebox';

/** A schema as it is written in JSON, as far as contracts use it. */
interface Written {
  readonly title?: string;
  readonly description?: string;
  readonly examples?: readonly unknown[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, Written>>;
  readonly required?: readonly string[];
  readonly items?: Written;
  readonly anyOf?: readonly Written[];
}

/**
 * An example for a schema: its own, or one composed of those of its parts.
 *
 * @throws Error for a plain value without an example.
 * @example
 * ```ts
 * exampleOf(Type.Object({ name: Type.String({ examples: ['North gate'] }) })); // { name: 'North gate' }
 * ```
 */
export function exampleOf(schema: TSchema): unknown {
  return made(schema as Written, '');
}

function made(schema: Written, path: string): unknown {
  if (schema.examples !== undefined) return schema.examples[0];
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return schema.enum[0];
  if (schema.anyOf?.[0] !== undefined) return made(schema.anyOf[0], path);
  if (schema.properties !== undefined) return madeObject(schema, path);
  if (schema.items !== undefined) return [made(schema.items, `${path}[]`)];
  if (schema.type === 'boolean') return false;
  if (schema.type === 'null') return null;
  throw new Error(`no example at ${path === '' ? '(root)' : path}`);
}

/** Fields that are only taken back as they were read have no type, and are left out, as those that few answers have: no example. */
function madeObject({ properties = {}, required = [] }: Written, path: string): object {
  const told = Object.entries(properties).filter(([name, field]) => required.includes(name) || isTold(field));
  return Object.fromEntries(told.map(([name, field]) => [name, made(field, path === '' ? name : `${path}.${name}`)]));
}

function isTold({ type, enum: options, anyOf, const: only, examples }: Written): boolean {
  return examples?.length !== 0 && [type, options, anyOf, only, examples].some((part) => part !== undefined);
}
