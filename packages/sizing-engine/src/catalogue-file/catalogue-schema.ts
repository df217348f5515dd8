import { LARGEST, NUMBERS, type NumberKind, type NumberRule } from './numbers.ts';
import { CATALOGUE_SHAPE, ORIGINS, type Fields, type PlainShape, type Shape } from './shape.ts';

/** A JSON schema, as far as this file writes one. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/**
 * The JSON schema (2020-12) of a catalogue file, for editors and other validators.
 *
 * Every part is optional there, since a company's file holds only what differs; `withCatalogue` checks the whole.
 *
 * @example
 * ```ts
 * await writeFile('catalogue.schema.json', JSON.stringify(catalogueSchema()));
 * ```
 */
export function catalogueSchema(): JsonSchema {
  return {
    ...objectSchema(CATALOGUE_SHAPE),
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Sizing catalogue',
    required: [],
  };
}

function objectSchema(fields: Fields): JsonSchema {
  return {
    type: 'object',
    additionalProperties: false,
    required: Object.keys(fields),
    properties: Object.fromEntries(Object.entries(fields).map(([name, shape]) => [name, schemaOf(shape)])),
  };
}

const TEXT: JsonSchema = { type: 'string', minLength: 1 };
const ORIGIN: JsonSchema = { enum: ORIGINS };

function schemaOf(shape: Shape): JsonSchema {
  switch (shape.kind) {
    case 'object':
      return objectSchema(shape.fields);
    case 'list':
      return { type: 'array', minItems: 1, items: schemaOf(shape.of) };
    case 'byNumber':
      return { type: 'object', additionalProperties: schemaOf(shape.of) };
    case 'nullable':
      return { anyOf: [schemaOf(shape.of), { type: 'null' }] };
    case 'maybeUnknown':
      return { anyOf: [schemaOf(shape.of), factSchema({ value: { type: 'null' }, origin: { const: 'unknown' } })] };
    case 'fact':
      return factSchema({ value: numberSchema(shape.number), unit: { const: shape.unit }, origin: ORIGIN });
    case 'factList': {
      const values = { type: 'array', minItems: 1, items: numberSchema(shape.number) };
      return factSchema({ values, unit: { const: shape.unit }, origin: ORIGIN });
    }
    case 'textFact':
      return factSchema({ value: TEXT, origin: ORIGIN });
    default:
      return plainSchema(shape);
  }
}

function plainSchema(shape: PlainShape): JsonSchema {
  switch (shape.kind) {
    case 'oneOf':
      return { enum: shape.values };
    case 'boolean':
      return { type: 'boolean' };
    case 'text':
      return TEXT;
    default:
      return numberSchema(shape.kind);
  }
}

function numberSchema(kind: NumberKind): JsonSchema {
  const { minimum, maximum = LARGEST, isWhole = false }: NumberRule = NUMBERS[kind];
  return { type: isWhole ? 'integer' : 'number', minimum, maximum };
}

function factSchema(properties: Readonly<Record<string, JsonSchema>>): JsonSchema {
  const all = { ...properties, source: TEXT };
  return { type: 'object', required: Object.keys(all), properties: all };
}
