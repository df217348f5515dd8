/** The texts of checks of one field. They stand apart from the others since whoever asks for a bit rate loads them. */
export const FIELD_TEXTS = {
  numeric: 'Must be a valid number',
  oneDecimal: 'Must have at most one decimal',
  between: ({ min, max }: { readonly min: number; readonly max: number }): string =>
    `Value must be between ${min} and ${max}`,
  oneOf: (values: readonly (number | string)[]): string => `Must be one of ${values.join(', ')}`,
  notBoolean: 'Must be true or false',
  notText: 'Must be a text',
  notObject: 'Must be an object',
  notObjectOf: (fields: readonly string[]): string => `Must be an object { ${fields.join(', ')} }`,
  notList: 'Must be a list',
} as const;
