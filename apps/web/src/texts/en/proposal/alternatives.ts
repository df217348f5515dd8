import type { Alternative } from '@site-designer/texts';
import { counted } from '../../../lib/format/plural.ts';

type Disks = Pick<Alternative['storages'][number], 'storage' | 'raidType' | 'disks' | 'arrays'> & {
  readonly diskSize: string;
};

export const ALTERNATIVE_TEXTS = {
  table: 'Alternatives to this proposal',
  columns: {
    title: 'Solution',
    servers: 'Servers + spares',
    disks: 'Disks of a server',
    fill: 'Full',
    price: 'Price',
    difference: 'Difference',
    actions: 'Take over',
  },
  fillOf: (storage: 'live' | 'archive' | undefined) => (storage === undefined ? 'Full' : `Full, ${storage}`),
  present: 'This proposal',
  recording: 'Recording servers',
  spares: 'Spare servers',
  figure: (column: string, title: string) => `${column}: ${title}`,
  storage: ({ storage, raidType, disks, diskSize, arrays }: Disks, isOfSeveral: boolean) => {
    const parts = arrays.length > 1 ? ` in arrays of ${arrays.join(' + ')}` : '';
    const role = isOfSeveral ? `${storage}: ` : '';
    return `${role}${disks} × ${diskSize} TB, ${raidType}${parts}`;
  },
  forLines: (priced: number, lines: number) => `for ${priced} of ${lines} lines`,
  costsMore: (money: string, percent: string) => `${money} more (${percent})`,
  costsLess: (money: string, percent: string) => `${money} less (${percent})`,
  costsTheSame: 'the same price',
  priceUnknown: 'Some prices are missing',
  legend: 'Prices of hardware and licences, before own lines, discount and VAT.',
  more: (count: number) => counted(count, 'more solution'),
  compare: 'Compare',
  compareWith: (title: string) => `Compare with ${title}`,
  use: 'Use',
  useLabel: (title: string) => `Use ${title}`,
  settings: 'Settings that change',
  toKnow: 'To know before ordering',
  none: 'none',
  noPrice: 'No price',
  notApplicable: 'No setting gives it.',
  noChanges: 'The server settings are already those of this alternative.',
  change: (label: string, before: string, after: string) => `${label}: ${before} → ${after}`,
} as const;
