import { Type } from 'typebox';

export const RetentionFinding = Type.Object(
  {
    cameraGroupId: Type.Number({ examples: [1] }),
    ruleId: Type.Number({
      description: "Id of a rule of the catalogue's retentionRules, which has its citation",
      examples: [1],
    }),
    kind: Type.Union([Type.Literal('min'), Type.Literal('max')], {
      description:
        '`min`: a stream of the group is kept for less than the rule requires; `max`: for more than it allows',
      examples: ['min'],
    }),
    days: Type.Number({ description: 'Days of the rule', examples: [90] }),
  },
  { title: 'RetentionFinding', description: 'A camera group that breaks a rule selected in the design' },
);
