import { Type } from 'typebox';
import { Nullable } from '../basics/schema.ts';

export const Headroom = Type.Object(
  {
    code: Type.String({
      description:
        'The quantity and its direction; `cameras-more-of-` and the id of a group for the cameras of that group alone',
      examples: ['retention-more'],
    }),
    quantity: Type.String({ description: 'What changes', examples: ['retention'] }),
    direction: Type.Union([Type.Literal('more'), Type.Literal('less')]),
    distance: Nullable(
      Type.Number({
        description: 'Distance to the next step, in `unit`; of one group, the cameras that fit before it',
        examples: [2],
      }),
    ),
    unit: Type.String({ examples: ['days'] }),
    effect: Type.String({ examples: ['needs 7 disks instead of 6'] }),
    outcome: Nullable(
      Type.String({
        description: 'The same for all changes that lead to the same hardware',
        examples: ['7 disks instead of 6'],
      }),
    ),
    message: Type.String({ examples: ['Retention of 32 instead of 30 days needs 7 disks instead of 6.'] }),
  },
  { title: 'Headroom' },
);

export const LedgerStep = Type.Object(
  {
    code: Type.String({ examples: ['video'] }),
    title: Type.String({ examples: ['Video of the whole retention'] }),
    tb: Type.Number({ examples: [42.0215] }),
    factor: Type.Number({ examples: [1] }),
    note: Type.Union([Type.String(), Type.Null()], {
      description: 'Capacity by the other capacity convention, at the step `convention`; null at all others',
      examples: [null],
    }),
  },
  { title: 'LedgerStep', description: 'One step from video to nameplate capacity' },
);
