import { Type } from 'typebox';
import { Nullable } from '../basics/schema.ts';

export const Headroom = Type.Object(
  {
    code: Type.String({
      description: 'The quantity and its direction; `cameras-more-of-group` for those of one group alone',
      examples: ['cameras-more'],
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
    effect: Type.String({ examples: ['needs new hardware'] }),
    outcome: Nullable(
      Type.String({
        description: 'The same for all changes that lead to the same hardware',
        examples: ['6 disks instead of 5'],
      }),
    ),
    message: Type.String({ examples: ['Up to 1 more camera without new hardware.'] }),
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
