import type { Alternative } from '@site-designer/texts';
import { counted } from '../../../lib/format/plural.ts';

type Disks = Omit<Alternative['storages'][number], 'fillPercent'>;

export const ALTERNATIVE_TEXTS = {
  table: 'Alternatives to this proposal',
  columns: {
    title: 'Solution',
    servers: 'Servers',
    disks: 'RAID and disks of a server',
    fill: 'Filled, of what is allowed',
    nameplate: 'Nameplate',
    price: 'Price',
    warnings: 'To know before ordering',
    settings: 'Settings that it changes',
  },
  present: 'This proposal',
  presentSettings: 'As they are',
  fullest: (cameras: string) => `up to ${cameras} each`,
  spares: (spares: number) => `and ${counted(spares, 'spare')}`,
  figure: (column: string, figure: string, title: string) => `${column}, ${figure}: ${title}`,
  differsFromProposal: 'Differs from this proposal:',
  legend:
    '≠ differs from this proposal. The cameras of a server are not recorded while it is down and no spare takes over.',
  differs: (difference: string) => `Differs: ${difference}`,
  storage: ({ storage, raidType, disks, diskSize, arrays }: Disks, isOfSeveral: boolean) => {
    const parts = arrays.length > 1 ? ` in arrays of ${arrays.join(' + ')}` : '';
    const role = isOfSeveral ? `${storage}: ` : '';
    return `${role}${raidType}, ${disks} x ${diskSize} TB${parts}`;
  },
  forLines: (priced: number, lines: number) => `for ${priced} of ${lines} lines`,
  costsMore: (money: string, percent: string) => `${money} more (${percent})`,
  costsLess: (money: string, percent: string) => `${money} less (${percent})`,
  costsTheSame: 'the same price',
  priceUnknown: 'No price for all lines that differ',
  nothing: 'Nothing',
  none: 'none',
  notApplicable: 'No setting gives it.',
  take: 'Use these settings',
  takeFor: (title: string) => ` for ${title}`,
  confirmTitle: (title: string) => `Use the settings for ${title}?`,
  changes: 'These server settings change:',
  noChanges: 'The server settings are already those of this alternative.',
  change: (label: string, before: string, after: string) => `${label}: ${before} → ${after}`,
  applied: (title: string) => `The server settings are those for ${title}`,
} as const;
