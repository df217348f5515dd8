import { formula } from '../derivation/formula.ts';

const SOURCE = 'docs/model.md#margin-ledger';

/** Factor of one step of the margin ledger: less than 1 where a second archive saves storage, 1 or more elsewhere. */
export const ledgerFactor = formula({
  id: 'ledger.factor',
  title: 'Factor of the step',
  expression: 'after / before',
  inputs: { after: 'TB', before: 'TB' },
  unit: '1',
  source: SOURCE,
  compute: ({ after, before }) => after / before,
});

/** Capacity of which a utilization cap leaves what is needed, TB; the cap is above 0 percent. */
export const beforeCap = formula({
  id: 'ledger.before-cap',
  title: 'Storage with the utilization cap',
  expression: 'needTb / (capPercent / 100)',
  inputs: { needTb: 'TB', capPercent: '%' },
  unit: 'TB',
  source: SOURCE,
  compute: ({ needTb, capPercent }) => needTb / (capPercent / 100),
});

/** Capacity for which a need in TB is compared with a figure in TiB, TB: formatted TiB count as TB. */
export const beforeConvention = formula({
  id: 'ledger.before-convention',
  title: 'Storage with the unit convention',
  expression: 'needTb * fileSystemShare / formattedPerTb',
  inputs: { needTb: 'TB', fileSystemShare: '1', formattedPerTb: 'TiB/TB' },
  unit: 'TB',
  source: SOURCE,
  compute: ({ needTb, fileSystemShare, formattedPerTb }) => (needTb * fileSystemShare) / formattedPerTb,
});

/** Capacity of which the file system leaves what is needed, TB. */
export const beforeFormatting = formula({
  id: 'ledger.before-formatting',
  title: 'Storage with formatting',
  expression: 'needTb / fileSystemShare',
  inputs: { needTb: 'TB', fileSystemShare: '1' },
  unit: 'TB',
  source: SOURCE,
  compute: ({ needTb, fileSystemShare }) => needTb / fileSystemShare,
});

/** Nameplate capacity of which the RAID leaves what is needed, TB. */
export const beforeRaid = formula({
  id: 'ledger.before-raid',
  title: 'Storage with RAID',
  expression: 'needTb * rawTb / usableTb',
  inputs: { needTb: 'TB', rawTb: 'TB', usableTb: 'TB' },
  unit: 'TB',
  source: SOURCE,
  compute: ({ needTb, rawTb, usableTb }) => (needTb * rawTb) / usableTb,
});

/** A need of all servers with the reserve of one volume on each, TB. */
export const withReserves = formula({
  id: 'ledger.with-reserves',
  title: 'Storage with the reserve of every volume',
  expression: 'needTb + servers * reserveTb',
  inputs: { needTb: 'TB', servers: 'server', reserveTb: 'TB' },
  unit: 'TB',
  source: SOURCE,
  compute: ({ needTb, servers, reserveTb }) => needTb + servers * reserveTb,
});

/** Live database and archive together, TB. */
export const bothStorages = formula({
  id: 'ledger.both-storages',
  title: 'Live database and archive',
  expression: 'liveTb + archiveTb',
  inputs: { liveTb: 'TB', archiveTb: 'TB' },
  unit: 'TB',
  source: 'by definition',
  compute: ({ liveTb, archiveTb }) => liveTb + archiveTb,
});

/** Nameplate capacity of all servers, decimal TB; hot spares and disks of the operating system are not in it. */
export const nameplateOfAll = formula({
  id: 'ledger.nameplate',
  title: 'Nameplate capacity of all servers',
  expression: 'servers * rawTb',
  inputs: { servers: 'server', rawTb: 'TB' },
  unit: 'TB',
  source: 'by definition',
  compute: ({ servers, rawTb }) => servers * rawTb,
});
