import type { Catalogue } from '../catalogue/schema.ts';
import type { FieldError } from '../selection/field-check.ts';
import { referenceErrors } from './references.ts';
import { CATALOGUE_SHAPE, ORIGINS, type Fields, type PlainShape, type Shape } from './shape.ts';

/**
 * Check a catalogue that somebody brings: every fact has a value, the right unit, an origin and a source; ids are unique;
 * what refers to something refers to something that exists.
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
      return factErrors(value, path, { unit: shape.unit });
    case 'textFact':
      return factErrors(value, path, {});
    default:
      return plainErrors(value, shape, path);
  }
}

function plainErrors(value: unknown, shape: PlainShape, path: string): FieldError[] {
  switch (shape.kind) {
    case 'number':
      return isAmount(value) ? [] : [wrong(path, 'Must be a number of at least 0')];
    case 'id':
      return isAmount(value) && Number.isInteger(value) ? [] : [wrong(path, 'Must be a whole number of at least 0')];
    case 'boolean':
      return typeof value === 'boolean' ? [] : [wrong(path, 'Must be true or false')];
    case 'oneOf':
      return shape.values.some((each) => each === value)
        ? []
        : [wrong(path, `Must be one of ${shape.values.join(', ')}`)];
    case 'text':
      return isText(value) ? [] : [wrong(path, 'Must be a text')];
  }
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

/** A fact has a value (a number where it has a unit, else a text), an origin and a source. */
function factErrors(value: unknown, path: string, { unit }: { readonly unit?: string }): FieldError[] {
  if (!isObject(value)) return [wrong(path, 'Must be a fact: value, origin and source')];
  const isNumber = unit !== undefined;
  return [
    ...(isNumber && !isAmount(value['value']) ? [wrong(join(path, 'value'), 'Must be a number of at least 0')] : []),
    ...(!isNumber && !isText(value['value']) ? [wrong(join(path, 'value'), 'Must be a text')] : []),
    ...(isNumber && value['unit'] !== unit ? [wrong(join(path, 'unit'), `Must be ${unit}`)] : []),
    ...(ORIGINS.some((each) => each === value['origin'])
      ? []
      : [wrong(join(path, 'origin'), `Must be one of ${ORIGINS.join(', ')}`)]),
    ...(isText(value['source']) ? [] : [wrong(join(path, 'source'), 'Must say where the value was read')]),
  ];
}

/** Looked for and not found: null with its origin, and where it was looked for. */
function isUnknownFact(value: unknown): boolean {
  return isObject(value) && value['value'] === null && value['origin'] === 'unknown' && isText(value['source']);
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isAmount(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0;
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
