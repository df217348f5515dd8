import { Type, type Static } from 'typebox';
import { List } from './schema.ts';

const Key = Type.String({ description: 'Key of a step', examples: ['s1'] });

const StepOrigin = Type.Union([
  Type.Object({ kind: Type.Literal('given'), path: Type.String({ description: 'Path in the design' }) }),
  Type.Object({
    kind: Type.Literal('catalogue'),
    entry: Type.String(),
    field: Type.String(),
    grade: Type.Union([
      Type.Literal('spec'),
      Type.Literal('vendor'),
      Type.Literal('measured'),
      Type.Literal('practice'),
      Type.Literal('assumed'),
    ]),
    source: Type.String(),
  }),
  Type.Object({
    kind: Type.Literal('formula'),
    formula: Type.String({ description: 'Formula id' }),
    inputs: Type.Record(Type.String(), Type.Union([Key, List(Key)])),
  }),
  Type.Object({
    kind: Type.Literal('decision'),
    rule: Type.String(),
    chosen: Type.String(),
    because: List(Key),
    rejected: List(Type.Object({ option: Type.String(), because: Key })),
  }),
]);

export const Derivation = Type.Object(
  {
    root: Key,
    steps: List(Type.Object({ key: Key, value: Type.Number(), unit: Type.String(), origin: StepOrigin })),
  },
  { title: 'Derivation', description: "A figure's history, inputs before the steps that use them" },
);
export type Derivation = Static<typeof Derivation>;
