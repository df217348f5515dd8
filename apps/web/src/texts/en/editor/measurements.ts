import { counted } from '../../../lib/format/plural.ts';

/** The measurement of a typed bit rate. */
export const MEASUREMENT_TEXTS = {
  title: 'Measured bit rate',
  told: (day: string, hours: number, note: string) =>
    `Measured on ${day} for ${hours} h${note === '' ? '' : `: ${note}`}`,
  open: 'Say how the bit rate was measured (Shift+F2)',
  rate: 'Bit rate',
  day: 'Measured on',
  hours: 'Length of the sample',
  hoursHint: (day: number, week: number) =>
    `A sample of ${day} h narrows the range of the figures; one of ${week} h narrows it further.`,
  note: 'Note',
  noteHint: 'Camera, scene or recorder.',
  readings: 'Several readings',
  readingsHint:
    'Paste them here, a line or a cell each; without a unit they are kbit/s. Their mean becomes the bit rate.',
  isMean: (readings: number) => `Mean of ${counted(readings, 'reading')}.`,
  withSummary: 'The number and the spread of the readings are added to it.',
  summary: (readings: number, [least, greatest]: readonly [string, string], deviation: string | undefined) =>
    [
      `${counted(readings, 'reading')}, ${least === greatest ? least : `${least} to ${greatest}`} kbit/s`,
      ...(deviation === undefined ? [] : [`standard deviation ${deviation} kbit/s`]),
    ].join(', '),
  joined: (note: string, summary: string) => (note === '' ? summary : `${note}; ${summary}`),
  spread: (mean: string, summary: string) => `Mean ${mean} kbit/s. ${summary}.`,
  refused: (readings: number) => `${counted(readings, 'reading')} left out:`,
  refusedReading: (line: number, text: string, message: string) => `Line ${line}, “${text}”: ${message}`,
  moreRefused: (readings: number) => `and ${counted(readings, 'more reading')}`,
  save: 'Save',
  remove: 'Remove',
} as const;
