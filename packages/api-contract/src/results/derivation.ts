import { Type, type Static } from 'typebox';
import { List } from '../basics/schema.ts';

const Key = Type.String({ description: 'Key of a step', examples: ['s1'] });

const Grade = Type.Union([
  Type.Literal('spec'),
  Type.Literal('law'),
  Type.Literal('vendor'),
  Type.Literal('measured'),
  Type.Literal('practice'),
  Type.Literal('assumed'),
  Type.Literal('definition'),
  Type.Literal('calculated'),
]);

const cited = {
  entry: Type.String({ examples: ['resolution 1920x1080 1080p'] }),
  grade: Grade,
  source: Type.String({ examples: ['by definition'] }),
};
const formula = {
  kind: Type.Literal('formula'),
  formula: Type.String({ description: 'Formula id', examples: ['bitrate.frame-area'] }),
};

const given = Type.Object({
  kind: Type.Literal('given'),
  path: Type.String({ description: 'Path in the design', examples: ['cameras[0].retentionDays'] }),
  isDefault: Type.Boolean({
    description: 'Whether it is the default of a new design, not entered by the user',
    examples: [true],
  }),
});
const fact = Type.Object({
  kind: Type.Literal('catalogue'),
  field: Type.String({ examples: ['frame area of the anchor stream'] }),
  ...cited,
});
const decision = Type.Object({
  kind: Type.Literal('decision'),
  rule: Type.String({
    examples: ['fewest disks, then the least nameplate capacity, then the RAID that survives more failed disks'],
  }),
  chosen: Type.String({ examples: ['5 x 20 TB, RAID 6, decided by capacity'] }),
  because: List(Key),
  rejected: List(Type.Object({ option: Type.String(), because: Key }), { examples: [[]] }),
});

const TextOrigin = Type.Union([given, fact, decision]);

const NumberOrigin = Type.Union([
  given,
  fact,
  Type.Object({
    ...formula,
    inputs: Type.Record(Type.String(), Type.Union([Key, List(Key)]), { examples: [{ rows: ['s4'] }] }),
  }),
  decision,
]);

const ColumnOrigin = Type.Union([
  Type.Object({
    kind: Type.Literal('given'),
    path: Type.String({ description: 'Path in the design, with a * for the row', examples: ['cameras[*].fps.motion'] }),
    rows: List(Type.Integer({ description: 'Number of the row in the design', examples: [0] })),
    default: Type.Union([Type.Number(), Type.Null()], {
      description: 'Value of a new row: rows with this value count as defaults',
      examples: [15],
    }),
  }),
  Type.Object({
    kind: Type.Literal('catalogue'),
    field: Type.String({ examples: ['width'] }),
    facts: List(Type.Object({ ...cited, value: Type.Number({ examples: [1920] }) })),
    picks: List(Type.Integer({ description: "Index of the row's fact", examples: [0] })),
  }),
  Type.Object({ ...formula, inputs: Type.Record(Type.String(), Key, { examples: [{ width: 's6', height: 's7' }] }) }),
]);

const step = { key: Key, unit: Type.String({ examples: ['TB'] }) };

const Step = Type.Union([
  Type.Object({ ...step, value: Type.Number({ examples: [30] }), origin: NumberOrigin }),
  Type.Object(
    { ...step, values: List(Type.Number({ examples: [2702] })), origin: ColumnOrigin },
    { description: 'One number for each of many rows with the same formulas' },
  ),
  Type.Object(
    { key: Key, text: Type.String({ examples: ['7.2k HDD'] }), origin: TextOrigin },
    { description: 'A text, such as a type of disk' },
  ),
]);

export const Derivations = Type.Object(
  {
    figures: Type.Record(Type.String(), Key, {
      description: 'Key of the step by path of the figure',
      examples: [{ xProtectPlatform: 's1' }],
    }),
    steps: List(Step),
  },
  {
    title: 'Derivations',
    description: 'Derivation of every figure: steps in the order in which they can be computed, shared steps once',
  },
);
export type Derivations = Static<typeof Derivations>;
