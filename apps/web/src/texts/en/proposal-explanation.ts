import type { FactOrigin } from '@site-designer/sizing-engine/catalogue';
import { counted } from '../../lib/plural.ts';

/** Reliability of a fact of the catalogue. */
export const GRADE_TEXTS: Readonly<Record<FactOrigin, string>> = {
  spec: 'product specification',
  vendor: 'vendor',
  measured: 'measured',
  practice: 'common practice',
  assumed: 'assumed',
};

export const EXPLANATION_TEXTS = {
  explain: (name: string) => `Explain ${name}`,
  close: 'Close explanation',
  copy: 'Copy as text',
  path: 'Way to this figure',
  back: 'Back',
  backHelp: 'Back to the figure before (Backspace)',
  copied: 'Copied',
  notCopied: 'The browser did not allow copying',
  given: 'you entered',
  givenHere: 'You entered it in this design.',
  reported: 'camera report',
  reportedHere: 'The camera report tells it.',
  inReport: (what: string) => `${what} of the group in the report`,
  isDefault: 'default',
  defaultHere: 'The default: nobody changed it in this design.',
  catalogue: (grade: string) => `Catalogue, ${grade}`,
  source: 'Source',
  model: (chapter: string) => `The model, ${chapter}`,
  because: 'because',
  not: (option: string) => `not ${option}`,
  rows: (count: number) => counted(count, 'row'),
  fromTo: (least: string, most: string) => `${least} to ${most}`,
  more: (count: number) => `Show ${counted(count, 'more row')}`,
  allRows: (count: number) => `Show all ${counted(count, 'row')}`,
  row: (number: number) => `Row ${number}`,
  group: (number: number) => `Group ${number}`,
  stream: (number: number) => `, stream ${number}`,
  named: (name: string) => `: ${name}`,
} as const;

export const SENTENCE_TEXTS = {
  is: (title: string, value: string) => `${title} is ${value}`,
  because: (head: string, reason: string) => `${head}: ${reason}`,
  inRows: (range: string, rows: number) => `${range} in ${counted(rows, 'row')}`,
  row: (row: string, value: string) => `${row}, ${value}`,
  given: 'you entered it in this design',
  reported: 'the camera report tells it',
  isDefault: 'the default, which nobody changed in this design',
  catalogue: (grade: string, source: string) => `catalogue, ${grade === source ? grade : `${grade}: ${source}`}`,
  source: (source: string) => `source: ${source}`,
} as const;
