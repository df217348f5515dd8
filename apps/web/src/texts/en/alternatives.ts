import type { Alternative } from '@site-designer/sizing-engine';

/** Other solutions than the proposal, and taking one over. */
export const ALTERNATIVE_TEXTS = {
  table: 'Alternatives to this proposal',
  columns: {
    title: 'Solution',
    servers: 'Servers',
    disks: 'RAID and disks of a server',
    nameplate: 'Nameplate',
    warnings: 'To know before ordering',
    settings: 'Settings that it changes',
  },
  servers: (title: string) => `Alternative: ${title}`,
  nameplate: (title: string) => `Nameplate of ${title}`,
  differs: (difference: string) => `Differs: ${difference}`,
  storage: ({ storage, raidType, disks, diskSize, arrays }: Alternative['storages'][number], isOfSeveral: boolean) => {
    const parts = arrays.length > 1 ? ` in arrays of ${arrays.join(' + ')}` : '';
    const role = isOfSeveral ? `${storage}: ` : '';
    return `${role}${raidType}, ${disks} x ${diskSize} TB${parts}`;
  },
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
