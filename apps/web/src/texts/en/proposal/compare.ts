import { numberText } from '../../../lib/format/format-quantity.ts';
import { wordFor } from '@site-designer/texts';

export const COMPARE_TEXTS = {
  short: 'Comparison',
  fromTo: (before: string, after: string) => `${before} → ${after}`,
  draft: (design: string) => `Draft ${design}`,
  today: (proposal: string) => `${proposal} today`,
  issued: (proposal: string, day: string) => `${proposal}, issued ${day}`,
  now: 'today',
  before: 'Before',
  after: 'After',
  swap: 'Swap',
  print: 'Print',
  csv: 'CSV, all values',
  fileName: (before: string, after: string) => `Comparison ${before} to ${after}`,
  notFound: 'One of the two does not exist any more, or belongs to another account. Choose another one.',
  nothingIssued: 'No proposals issued yet. Two designs of a site are compared from their list.',
  none: 'Nothing differs.',

  changes: 'What was changed',
  noChanges: 'Nothing was changed.',
  group: 'Camera group',
  settings: 'Settings',
  value: 'Value',
  change: 'Change',
  more: (count: number) => `${numberText(count)} more ${wordFor(count, 'change')} in the CSV.`,

  figures: 'What it does',
  figure: 'Figure',
  upTo: (days: string) => `up to ${days}`,
  points: 'points',
  same: '=',

  bill: 'Bill',
  sameBill: 'The bill is the same.',
  line: 'Line',
  optional: (line: string) => `${line}, optional`,
  quantity: 'Quantity',
  unitPrice: 'Unit price',
  noPrices: (name: string) => `${name} has no prices, so prices are not compared.`,
  pricesOfToday: 'Compare both at the prices of today',

  why: 'Why it differs',
  engine: 'Engine',
  catalogue: 'Catalogue',
  model: 'Model',
  both: (engine: string, model: string, catalogue: string) =>
    `Both with engine ${engine}, model ${model}, catalogue ${catalogue}.`,
  bothPrices: (day: string) => `Prices of ${day}.`,
  prices: (before: string, after: string) => `Prices of ${before} and ${after}.`,
  modelChanged: 'The calculation has changed:',
  modelChange: (model: string, change: string) => `Model ${model}: ${change}`,

  unit: 'Unit',
  yes: 'Yes',
  no: 'No',
} as const;

/** In the menus of lists. */
export const COMPARE_ACTIONS = {
  of: (name: string) => `Actions for ${name}`,
  withOther: (name: string) => `Compare with ${name}`,
  withDraft: 'Compare with the draft of its design',
  withToday: 'Compare with today',
} as const;
