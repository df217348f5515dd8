import { LOCALE } from '../../../lib/format/locale.ts';

interface HeldFigures<Shown> {
  readonly expected: Shown;
  readonly busy: Shown;
  readonly calm: Shown;
}

export const RETENTION_TEXTS = {
  capacity: 'Capacity',
  retention: 'Retention',
  expected: { title: 'Expected', phrase: 'expected' },
  calm: { title: 'Calm scenes', phrase: 'calm scenes' },
  busy: { title: 'Busy scenes', phrase: 'busy scenes' },
  table: 'As a table',
  caption: 'Storage by retention',
  room: 'Video that the disks hold',
  heldOf: (scenes: string) => `Retention held, ${scenes}`,
  inTiers: {
    fullTb: { title: 'Full frame rate', phrase: 'full frame rate' },
    groomedTb: { title: 'Reduced frame rate', phrase: 'reduced frame rate' },
  },
  storageFor: (retention: string, scenes: string) => `Storage for ${retention}, ${scenes}`,
  /** A sentence of texts and figures; the caller renders the figures. */
  heldDays: <Shown>(asked: string, { expected, busy, calm }: HeldFigures<Shown>): readonly (string | Shown)[] => [
    'The disks hold ',
    expected,
    ` of recordings; ${asked} are required. Busy scenes: `,
    busy,
    ', calm scenes: ',
    calm,
    '.',
  ],
  heldShare: <Shown>({ expected, busy, calm }: HeldFigures<Shown>): readonly (string | Shown)[] => [
    'The disks hold ',
    expected,
    ' of the required retention. Busy scenes: ',
    busy,
    ', calm scenes: ',
    calm,
    '.',
  ],
  /** How much longer recordings could be kept, without a utilization cap. */
  longer: <Shown>({ times, fill }: { readonly times: Shown; readonly fill: Shown }): readonly (string | Shown)[] => [
    'Recordings are deleted by age, so the disks are never full. Filled to the brim they would keep every recording ',
    times,
    ' times as long; if nothing were deleted they would be full after ',
    fill,
    '.',
  ],
  together: 'Times that every retention could be as long',
  fillDays: 'Days in which the disks fill without deletion',
  aloneTitle: 'Kept longer alone',
  group: 'Camera group',
  alone: 'Could be kept',
  aloneOf: (group: string) => `Days that ${group} alone could be kept`,
  aloneNote: 'If all other groups stay as they are; without a utilization cap.',
  moreGroups: (count: number) => `and ${count.toLocaleString(LOCALE)} more groups`,
  takesOver: 'Days before the second archive takes over',
  saved: 'Video that the second archive saves',
  tiers: <Shown>({ days, saved }: { readonly days: Shown; readonly saved: Shown }): readonly (string | Shown)[] => [
    'What is older than ',
    days,
    ' is kept at a reduced frame rate in a second archive, which saves ',
    saved,
    ' of video.',
  ],
  tb: (tb: number) => `${tb.toLocaleString(LOCALE)} TB`,
} as const;
