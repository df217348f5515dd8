import { wordFor } from '@site-designer/texts';
import { numberText } from '../../../lib/format/format-quantity.ts';
import { counted } from '../../../lib/format/plural.ts';

export const AS_BUILT_TEXTS = {
  of: (design: string) => `As-built check of ${design}`,
  intro:
    'Set this design, or what was issued of it, beside a camera report of the video management system: how much the cameras really record, how long it is kept, and why that differs from the plan.',
  privacy:
    'The report is read in this browser. Nothing of it leaves the browser, unless you apply its rates to the design.',
  backToDesign: 'Back to the design',
  noCameras: 'This design has no cameras yet: add camera groups first.',
  againstDesign: 'Compared with the design as it is now: no proposal was issued of it.',
  againstIssued: 'Compared with what was issued:',
  issued: (name: string, day: string) => `proposal ${name} of ${day}`,
  issuedOutOfBounds:
    'The issued proposal cannot be sized with the present catalogue, so there is nothing to compare with.',
  outOfBounds: 'This design cannot be sized: correct it first.',
  print: 'Print',
  printCameras: 'Print each camera',
  fileName: (design: string, ending: string) => `${design} - as built.${ending}`,
  xlsx: 'XLSX',
  csv: 'CSV',
  notExported: 'The file could not be created. Try again.',
} as const;

/** The place of a cell in a report, counted from 1. */
interface CellPlace {
  readonly line: number;
  readonly column: number;
  /** Empty if it concerns a line or the file. */
  readonly header: string;
}

export const REPORT_FILE_TEXTS = {
  choose: 'Choose a camera report',
  another: 'Choose another report',
  file: 'Camera report to read',
  drop: 'or drop the CSV file here.',
  how: 'How to make the report',
  howIntro: 'In PowerShell, with the vendor’s MilestonePSTools connected to the management server:',
  command:
    'Get-VmsCameraReport -IncludeRetentionInfo -IncludeRecordingStats | Export-Csv report.csv -NoTypeInformation',
  howAfter:
    'The report may have any of its columns in any order. Columns with user names and passwords are dropped without being read.',
  reading: (name: string, megabytes: string) => `Reading ${name} (${megabytes} MB)…`,
  failed: 'The report could not be read. Try again.',
  tooLarge: (megabytes: number) =>
    `The file has more than ${megabytes} MB. A camera report is smaller: is it another file?`,
  refused: (name: string) => `${name} was not read:`,
  place: ({ line, column, header }: CellPlace) =>
    `Line ${line}, column ${column}${header === '' ? '' : ` (${header})`}`,
  problem: (place: string, message: string) => `${place}: ${message}`,
  moreProblems: (count: number) => `and ${counted(count, 'more problem')}.`,
  question: 'How does this report write its numbers?',
  asked: (place: string) => `Nothing else in the file shows it. ${place} can be read as:`,
  readingAs: (value: string, culture: string) => `${value}, as ${culture} writes it`,
  read: (name: string, cameras: number) => `${name}: ${counted(cameras, 'camera')}`,
  encoding: 'Encoding',
  notes: 'Not in the report',
} as const;

export const CHECK_OPTION_TEXTS = {
  title: 'Options of the check',
  measured: 'Date of the report',
  since: 'The site records since',
  sinceHint: 'For a new site: cameras that hold everything since that day have no gap.',
  groomed: 'Storages with an archive that keeps a reduced frame rate',
  groomedHint: 'The used space of their cameras does not show their rates, so these are not checked.',
} as const;

export const MATCHING_TEXTS = {
  title: 'Cameras and their groups',
  unmatched: (cameras: number) =>
    `${counted(cameras, 'camera')} of the report ${wordFor(cameras, 'has', 'have')} no group of the design yet and ${wordFor(cameras, 'is', 'are')} not checked.`,
  show: 'Show them',
  remembered: 'Groups that you choose and patterns are kept in this browser for the next report of this design.',
  notKept: 'This browser has no room to store your choices: they are lost when you leave the page.',
  pattern: 'Names of cameras',
  patternHint: '* stands for any characters, ? for one',
  example: 'Lobby*',
  group: 'Group',
  add: 'Assign by pattern',
  fits: (cameras: number) => `fits ${counted(cameras, 'camera')}`,
  assigned: (pattern: string, group: string) => `${pattern} → ${group}`,
  remove: (pattern: string) => `Remove the pattern ${pattern}`,
  forget: 'Forget all choices',
  search: 'Search cameras',
  filter: 'Show',
  filters: { all: 'All cameras', open: 'Without a group', gap: 'Fewer days than planned', unchecked: 'Not checked' },
  shown: (shown: number, all: number) => `${numberText(shown)} of ${counted(all, 'camera')}`,
  table: 'Cameras of the report',
  camera: 'Camera',
  groupOf: (camera: string) => `Group of ${camera}`,
  none: 'No group',
  leftOut: 'Left out',
  automatic: 'Matched automatically',
  by: {
    hand: 'chosen by you',
    pattern: 'by pattern',
    name: 'by name',
    'device-group': 'by device group',
    hardware: 'by hardware',
    recorder: 'by recorder',
    model: 'by model',
  },
  fitsBoth: (groups: string) => `fits ${groups}`,
  nothing: 'No camera to show.',
  tooNew: 'Too new to tell',
} as const;

export const AS_BUILT_RESULT_TEXTS = {
  held: 'Every group keeps its recordings for the planned days.',
  notChecked: 'No camera of the report could be checked.',
  short: (groups: number, of: number) =>
    `${groups} of ${counted(of, 'group')} ${wordFor(groups, 'keeps', 'keep')} fewer days than planned.`,
  groups: 'Groups',
  columns: {
    group: 'Group',
    cameras: 'Cameras in the report',
    rate: 'Long-run rate',
    share: 'Recorded share',
    days: 'Days held',
    missing: 'Space missing',
    gap: 'Days gained or lost',
  },
  columnsHint:
    'Planned → actual. In the bars, days that are lost stand left of the line, days that are gained right of it. Space that one group has to spare does not count against the space that another one lacks.',
  to: 'actual',
  of: 'of',
  total: 'All groups',
  fewest: (days: string) => `least ${days}`,
  enough: 'none',
  unknown: 'not told',
  notCompared: 'Not checked: no group',
  figures: {
    plannedRate: (name: string) => `Planned long-run rate, ${name}`,
    actualRate: (name: string) => `Actual long-run rate, ${name}`,
    plannedShare: (name: string) => `Planned recorded share, ${name}`,
    actualShare: (name: string) => `Actual recorded share, ${name}`,
    plannedDays: (name: string) => `Planned days, ${name}`,
    actualDays: (name: string) => `Days held, ${name}`,
    fewestDays: (name: string) => `Fewest days of a camera, ${name}`,
    missing: (name: string) => `Space missing for the planned days, ${name}`,
    gap: (name: string) => `Days gained or lost, ${name}`,
    part: (part: string, name: string) => `Days gained or lost by the ${part}, ${name}`,
    cameras: (name: string) => `Cameras in the report, ${name}`,
    designed: (name: string) => `Cameras of the design, ${name}`,
  },
  parts: { rate: 'rate', recordedShare: 'recorded share', retentionSetting: 'retention setting', capacity: 'space' },
  bar: (gap: string, parts: string) => `${gap}: ${parts}`,
  findings: 'Further findings',
  finding: (group: string, message: string) => `${group}: ${message}`,
} as const;

export const REMEDY_TEXTS = {
  title: 'What to change',
  intro:
    'To keep the planned days at the actual rates on the hardware of the design. Each change of retention, rates or hardware alone is enough, and was sized.',
  held: 'The hardware of the design keeps the planned days at the actual rates: nothing has to change.',
  none: 'No single change is enough: combine shorter retention or lower rates with more hardware.',
  nothing: 'Nothing to compare with: no hardware fits this design, or no rate was measured.',
  sizing: 'Sizing the remedies…',
  failed: 'The remedies could not be sized.',
  take: 'Take over',
  changedSince: 'The design has changed since it was issued, so these changes cannot be taken over from here.',
  takeOf: (text: string) => `: ${text}`,
} as const;

export const APPLY_TEXTS = {
  open: 'Apply the measured rates',
  hint: 'Takes the actual rates into the design as measured ones. The check then compares with them.',
  hintIssued:
    'Takes the actual rates into the design as measured ones. The check still compares with the issued proposal.',
  title: 'Apply the measured rates',
  /** Groups whose settings change, and groups that have these rates and only get the measurement. */
  intro: (groups: number, measuredOnly: number) => {
    const noted = wordFor(measuredOnly, 'records its rate', 'record their rates');
    if (groups === 0) {
      return measuredOnly === 0
        ? 'The design has these rates already.'
        : `No setting will change: ${counted(measuredOnly, 'group')} of the design ${noted} as measured, in one step that can be undone.`;
    }
    const change = `${counted(groups, 'group')} of the design will change as follows`;
    if (measuredOnly === 0) return `${change}, in one step that can be undone.`;
    return `${change}, and ${measuredOnly} ${wordFor(measuredOnly, 'keeps its settings', 'keep their settings')} and ${noted} as measured, in one step that can be undone.`;
  },
  withRates: 'The measured rates are applied with it.',
  notTaken: 'Not applied:',
  refused: (message: string) => `The design does not allow this: ${message}`,
  apply: 'Apply',
  where: 'Group',
  field: 'Setting',
  before: 'Before',
  after: 'After',
  half: (title: string, half: string) => `${title}, ${half}`,
  more: (count: number) => `and ${counted(count, 'more change')}.`,
  fields: {
    retentionDays: 'Retention, days',
    motion: 'Motion, %',
    fps: 'FPS',
    bitrateKbit: 'Bit rate, kbit/s',
  },
  applied: (step: string) => `Applied: ${step}`,
} as const;

/** Labels of undo steps. */
export const AS_BUILT_STEPS = {
  rates: 'measured rates',
  remedy: (title: string) => `as-built: ${title}`,
} as const;
