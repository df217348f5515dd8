import type { FieldError } from '@site-designer/texts';
import type { TSchema } from 'typebox';
import type { TLocalizedValidationError } from 'typebox/error';
import { Settings } from 'typebox/system';
import { Value } from 'typebox/value';
import { pathOf } from './places.ts';

/** Most errors that are reported; the default of the library is eight. */
const MAX_ERRORS = 200;

/**
 * What in a value does not match a schema, by path.
 *
 * Of a union, the errors of its first member are reported: write the usual member first.
 */
export function schemaErrors(schema: TSchema, value: unknown): FieldError[] {
  // Nearly every file is valid, and listing errors takes twice as long as finding that there are none.
  if (Value.Check(schema, value)) return [];
  Settings.Set({ maxErrors: MAX_ERRORS });
  return Value.Errors(schema, value).filter(isReported).flatMap(fieldErrors);
}

/** `boolean` repeats what `additionalProperties` says. */
function isReported({ keyword, schemaPath }: TLocalizedValidationError): boolean {
  return keyword !== 'anyOf' && keyword !== 'boolean' && !/\/anyOf\/[1-9]/.test(schemaPath);
}

function fieldErrors(error: TLocalizedValidationError): FieldError[] {
  const path = pathOf(error.instancePath);
  switch (error.keyword) {
    case 'additionalProperties':
      return error.params.additionalProperties.map((name) => ({ path: within(path, name), message: 'Unknown field' }));
    case 'required':
      return error.params.requiredProperties.map((name) => ({ path: within(path, name), message: 'Missing' }));
    default:
      return [{ path, message: messageOf(error) }];
  }
}

function within(path: string, name: string): string {
  return path === '' ? name : `${path}.${name}`;
}

const TYPE_NAMES: Readonly<Record<string, string>> = {
  array: 'a list',
  boolean: 'true or false',
  integer: 'a whole number',
  null: 'null',
  number: 'a number',
  object: 'an object',
  string: 'a text',
};

function messageOf(error: TLocalizedValidationError): string {
  switch (error.keyword) {
    case 'type':
      return `Must be ${[error.params.type]
        .flat()
        .map((type) => TYPE_NAMES[type] ?? type)
        .join(' or ')}`;
    case 'minimum':
      return `Must be at least ${error.params.limit}`;
    case 'maximum':
      return `Must be at most ${error.params.limit}`;
    case 'const':
      return `Must be ${String(error.params.allowedValue)}`;
    case 'enum':
      return `Must be one of ${error.params.allowedValues.join(', ')}`;
    case 'minItems':
    case 'minLength':
      return 'Must not be empty';
    case 'pattern':
      return 'Must not be blank or contain control characters';
    default:
      return `${error.message.charAt(0).toUpperCase()}${error.message.slice(1)}`;
  }
}
