/** The styles of the parts of a picture. */
export type LegendMark =
  | 'added'
  | 'before'
  | 'dark'
  | 'dashes'
  | 'dots'
  | 'full'
  | 'hatched'
  | 'line'
  | 'outlined'
  | 'point'
  | 'range'
  | 'saved'
  | 'tier'
  | 'whisker';

type Legend = readonly (readonly [mark: LegendMark, text: string])[];

const RETENTION = [
  ['line', 'Storage expected'],
  ['range', 'From calm to busy scenes'],
  ['dashes', 'What the disks hold'],
  ['dots', 'Retention required'],
] as const satisfies Legend;

export const LEGENDS = {
  retention: RETENTION,
  retentionInTiers: [
    ...RETENTION,
    ['full', 'Of the storage expected, at the full frame rate'],
    ['tier', 'Second archive, reduced frame rate'],
  ],
  ledger: [
    ['added', 'Added by the step'],
    ['before', 'From the steps before'],
    ['saved', 'Saved by the step'],
  ],
  loads: [
    ['added', 'Used by the fullest server'],
    ['before', 'Left to the limit'],
  ],
  groups: [['added', 'Part of the storage; the longest bar is the largest group']],
  gap: [
    ['added', 'From the rate'],
    ['hatched', 'From the recorded share'],
    ['dark', 'From the retention setting'],
    ['outlined', 'From the space'],
  ],
  demand: [
    ['point', 'Expected'],
    ['whisker', 'From the low to the high end of the range; rates on one scale'],
  ],
} as const satisfies Readonly<Record<string, Legend>>;
