import type { Catalogue } from '../catalogue/schema.ts';
import type { FieldError } from '../design/field-check.ts';
import { referenceErrors } from './references.ts';
import { numberFault, type NumberKind } from './numbers.ts';
import { CATALOGUE_SHAPE, ORIGINS, type Fields, type FactShape, type PlainShape, type Shape } from './shape.ts';

/**
 * Check a catalogue that somebody brings: every fact has a value, the right unit, an origin and a source; nothing that a
 * formula divides by is 0; ids are unique; what refers to something refers to something that exists; a new design is possible.
 *
 * @param catalogue - Anything, for instance parsed from a file.
 * @returns What is wrong, by path; empty when the catalogue can be used.
 * @throws Never.
 * @example
 * ```ts
 * validateCatalogue({ ...publishedCatalogue, codecs: [] }); // [{ path: 'codecs', message: 'Must not be empty' }]
 * ```
 */
export function validateCatalogue(catalogue: unknown): readonly FieldError[] {
  const errors = objectErrors(catalogue, CATALOGUE_SHAPE, '');
  return errors.length > 0 ? errors : referenceErrors(catalogue as Catalogue);
}

function objectErrors(value: unknown, fields: Fields, path: string): FieldError[] {
  if (!isObject(value)) return [wrong(path, 'Must be an object')];
  const unknown = Object.keys(value).filter((name) => !Object.hasOwn(fields, name));
  return [
    ...unknown.map((name) => wrong(join(path, name), 'Unknown field')),
    ...Object.entries(fields).flatMap(([name, shape]) => shapeErrors(value[name], shape, join(path, name))),
  ];
}

function shapeErrors(value: unknown, shape: Shape, path: string): FieldError[] {
  switch (shape.kind) {
    case 'object':
      return objectErrors(value, shape.fields, path);
    case 'list':
      return listErrors(value, shape.of, path);
    case 'byNumber':
      return recordErrors(value, shape.of, path);
    case 'nullable':
      return value === null ? [] : shapeErrors(value, shape.of, path);
    case 'maybeUnknown':
      return isUnknownFact(value) ? [] : shapeErrors(value, shape.of, path);
    case 'fact':
    case 'factList':
    case 'textFact':
      return factErrors(value, shape, path);
    default:
      return plainErrors(value, shape, path);
  }
}

function plainErrors(value: unknown, shape: PlainShape, path: string): FieldError[] {
  switch (shape.kind) {
    case 'boolean':
      return typeof value === 'boolean' ? [] : [wrong(path, 'Must be true or false')];
    case 'oneOf':
      return shape.values.some((each) => each === value)
        ? []
        : [wrong(path, `Must be one of ${shape.values.join(', ')}`)];
    case 'text':
      return isText(value) ? [] : [wrong(path, 'Must be a text')];
    default:
      return numberErrors(value, shape.kind, path);
  }
}

function numberErrors(value: unknown, kind: NumberKind, path: string): FieldError[] {
  const fault = numberFault(value, kind);
  return fault === undefined ? [] : [wrong(path, fault)];
}

function listErrors(value: unknown, of: Shape, path: string): FieldError[] {
  if (!Array.isArray(value)) return [wrong(path, 'Must be a list')];
  if (value.length === 0) return [wrong(path, 'Must not be empty')];
  return value.flatMap((each, index) => shapeErrors(each, of, `${path}[${index}]`));
}

function recordErrors(value: unknown, of: Shape, path: string): FieldError[] {
  if (!isObject(value)) return [wrong(path, 'Must be an object')];
  return Object.entries(value).flatMap(([key, each]) => shapeErrors(each, of, join(path, key)));
}

type TextFactShape = Extract<Shape, { readonly kind: 'textFact' }>;

/** A fact has a value (or a list of values), a unit where it is a number, an origin and a source. */
function factErrors(value: unknown, shape: FactShape | TextFactShape, path: string): FieldError[] {
  if (!isObject(value)) return [wrong(path, 'Must be a fact: value, origin and source')];
  const origins = { kind: 'oneOf', values: ORIGINS } as const;
  return [
    ...valueErrors(value, shape, path),
    ...plainErrors(value['origin'], origins, join(path, 'origin')),
    ...(isText(value['source']) ? [] : [wrong(join(path, 'source'), 'Must say where the value was read')]),
  ];
}

function valueErrors(
  { value, values, unit }: Readonly<Record<string, unknown>>,
  shape: FactShape | TextFactShape,
  path: string,
): FieldError[] {
  if (shape.kind === 'textFact') return plainErrors(value, { kind: 'text' }, join(path, 'value'));
  const number = { kind: shape.number };
  return [
    ...(shape.kind === 'fact'
      ? plainErrors(value, number, join(path, 'value'))
      : listErrors(values, number, join(path, 'values'))),
    ...(unit === shape.unit ? [] : [wrong(join(path, 'unit'), `Must be ${shape.unit}`)]),
  ];
}

/** Looked for and not found: null with its origin, and where it was looked for. */
function isUnknownFact(value: unknown): boolean {
  return isObject(value) && value['value'] === null && value['origin'] === 'unknown' && isText(value['source']);
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}

function join(path: string, name: string): string {
  return path === '' ? name : `${path}.${name}`;
}

function wrong(path: string, message: string): FieldError {
  return { path, message };
}
