import { Type, type TSchemaOptions } from 'typebox';

interface Example {
  readonly path: string;
  readonly title: string;
  readonly value: number | string;
  readonly unit: string;
}

/** A value that two designs or proposals have differently. */
export function differenceOf({ path, title, value, unit }: Example, options: TSchemaOptions) {
  const Value = Type.Union([Type.Number(), Type.String(), Type.Boolean(), Type.Null()], { examples: [value] });
  return Type.Object(
    {
      path: Type.String({ examples: [path] }),
      title: Type.String({ examples: [title] }),
      before: Value,
      after: Value,
      unit: Type.String({ description: '1: none', examples: [unit] }),
    },
    options,
  );
}
