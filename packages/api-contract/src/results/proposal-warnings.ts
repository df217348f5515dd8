import { Type } from 'typebox';

export const WarningCode = Type.Union([
  Type.Literal('no-failover'),
  Type.Literal('disks-nearly-full'),
  Type.Literal('second-archive-costs'),
  Type.Literal('binding-setting'),
  Type.Literal('unknown-kind'),
  Type.Literal('purpose-without-angle'),
  Type.Literal('live-view'),
  Type.Literal('server-motion'),
  Type.Literal('raid5-rebuild'),
  Type.Literal('jbod-loss'),
  Type.Literal('express-plus-limit'),
  Type.Literal('management-level-exceeded'),
  Type.Literal('contact-presales'),
  Type.Literal('client-data-rate'),
  Type.Literal('machine-cameras'),
  Type.Literal('frame-rate-extrapolated'),
  Type.Literal('rebuild-loss'),
  Type.Literal('rebuild-load'),
  Type.Literal('disk-workload'),
  Type.Literal('retention-rule-broken'),
  Type.Literal('retention-rules-clash'),
  Type.Literal('evidence-lock-edition'),
  Type.Literal('evidence-lock-cameras'),
  Type.Literal('second-archive-unused'),
]);

export const Warning = Type.Object(
  { code: WarningCode, message: Type.String() },
  {
    title: 'Warning',
    examples: [
      {
        code: 'raid5-rebuild',
        message:
          'RAID 5 with disks over 8 TB, or more than 8 disks in an array, is exposed while it rebuilds: a second failure loses the array. Consider RAID 6.',
      },
    ],
  },
);
