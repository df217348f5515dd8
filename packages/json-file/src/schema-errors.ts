import { checkWords, type FieldError } from '@site-designer/texts';
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
  const said = checkWords().json;
  switch (error.keyword) {
    case 'additionalProperties':
      return error.params.additionalProperties.map((name) => ({ path: within(path, name), message: said.unknown }));
    case 'required':
      return error.params.requiredProperties.map((name) => ({ path: within(path, name), message: said.missing }));
    default:
      return [{ path, message: messageOf(error) }];
  }
}

function within(path: string, name: string): string {
  return path === '' ? name : `${path}.${name}`;
}

function typeName(type: string): string {
  const { types } = checkWords().json;
  return (types as Readonly<Record<string, string>>)[type] ?? type;
}

function messageOf(error: TLocalizedValidationError): string {
  const said = checkWords().json;
  switch (error.keyword) {
    case 'type':
      return said.mustBe([error.params.type].flat().map(typeName).join(said.or));
    case 'minimum':
      return said.atLeast(String(error.params.limit));
    case 'maximum':
      return said.atMost(String(error.params.limit));
    case 'const':
      return said.mustBe(String(error.params.allowedValue));
    case 'enum':
      return said.oneOf(error.params.allowedValues.join(', '));
    case 'minItems':
    case 'minLength':
      return said.empty;
    case 'pattern':
      return said.blank;
    default:
      return `${error.message.charAt(0).toUpperCase()}${error.message.slice(1)}`;
  }
}
