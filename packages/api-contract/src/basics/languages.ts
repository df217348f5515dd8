import { LANGUAGES, type LanguageCode } from '@site-designer/texts';
import { Type, type TSchemaOptions, type TUnsafe } from 'typebox';

const CODES = LANGUAGES.map(({ code }) => code);

/** A language of the product. A server that does not speak it yet refuses it at the field. */
export function LanguageOf(description: string, options: TSchemaOptions = {}) {
  return Type.Unsafe<LanguageCode>({ type: 'string', enum: CODES, description, ...options });
}

/** The same, or null where none was chosen. */
export function LanguageOrNone(description: string, options: TSchemaOptions = {}): TUnsafe<LanguageCode | null> {
  return Type.Unsafe<LanguageCode | null>({
    type: ['string', 'null'],
    enum: [...CODES, null],
    description,
    ...options,
  });
}
