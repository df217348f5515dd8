import type { DatabaseProposal, GenericProposal, HuskyProposal, ManagementServerProposal, Proposal } from './result.ts';

/** One line of what is to be bought. */
export interface BillLine {
  /** What it is: an SKU where there is one. */
  readonly item: string;
  readonly description: string;
  readonly quantity: number;
  /** Path of the figure of the proposal that the quantity is; null where there is always one. */
  readonly figure: string | null;
}

/**
 * What a proposal comes down to on an order: servers, the disks in them, the management server, the recording software.
 *
 * Prices, cabling, switches, spare parts and the cameras themselves are not in it. Appliances come with their disks.
 *
 * @returns No lines where nothing fits.
 * @throws Never.
 * @example
 * ```ts
 * billOfMaterials(proposal)[0]; // { item: 'HE150D-4TB', description: 'Husky IVO 150D, Desktop, 1 x 4 TB, JBOD', quantity: 1, … }
 * ```
 */
export function billOfMaterials(proposal: Proposal): readonly BillLine[] {
  const hardware = hardwareLines(proposal);
  if (hardware.length === 0) return [];
  const { managementServer } = proposal;
  return [...hardware, ...(managementServer === null ? [] : managementLines(managementServer)), softwareLine(proposal)];
}

function hardwareLines({ huskyProposal, genericProposal, ...proposal }: Proposal): BillLine[] {
  if (huskyProposal !== null) return [applianceLine(huskyProposal)];
  return genericProposal === null ? [] : serverLines(genericProposal, proposal);
}

function applianceLine({ huskyIvoSpec, serverQuantity }: HuskyProposal): BillLine {
  const { sku, modelName, formFactorLabel, storageTypeLabel } = huskyIvoSpec;
  return {
    item: sku,
    description: `${modelName}, ${formFactorLabel}, ${storageTypeLabel}`,
    quantity: serverQuantity,
    figure: 'huskyProposal.serverQuantity',
  };
}

function serverLines(
  { machineType, cpuType, ram, osDisk, quantity }: GenericProposal,
  { liveDatabase, archiveDatabase }: Pick<Proposal, 'liveDatabase' | 'archiveDatabase'>,
): BillLine[] {
  const databases = [
    ['liveDatabase', liveDatabase],
    ['archiveDatabase', archiveDatabase],
  ] as const;
  return [
    {
      item: machineType,
      description: `Recording server: ${cpuType}, ${ram} GB RAM, ${osDisk} for the system`,
      quantity,
      figure: 'genericProposal.quantity',
    },
    ...databases.flatMap(([name, database]) => (database === null ? [] : [diskLine(name, database)])),
  ];
}

const USES = { liveDatabase: 'live database', archiveDatabase: 'archive' } as const;

function diskLine(
  name: keyof typeof USES,
  { diskSize, diskType, raidType, connectivity, quantity, totalQuantity }: DatabaseProposal,
): BillLine {
  return {
    item: `${diskSize} TB ${diskType}`,
    description: `Disk of the ${USES[name]}: ${raidType}, ${connectivity}, ${quantity} for each server`,
    quantity: totalQuantity,
    figure: `${name}.totalQuantity`,
  };
}

function managementLines({ cpuType, ram, osDisk, sqlServer, databaseStorage }: ManagementServerProposal): BillLine[] {
  const { quantity, diskType, diskSize, raidType } = databaseStorage;
  return [
    {
      item: 'Management server',
      description: `${cpuType}, ${ram} GB RAM, ${osDisk} for the system, SQL Server ${sqlServer}`,
      quantity: 1,
      figure: null,
    },
    {
      item: `${diskSize} TB ${diskType}`,
      description: `Disk of the management database: ${raidType}`,
      quantity,
      figure: 'managementServer.databaseStorage.quantity',
    },
  ];
}

function softwareLine({ xProtectPlatform, totals }: Proposal): BillLine {
  return {
    item: xProtectPlatform,
    description: 'Recording software: a licence for each camera',
    quantity: totals.cameras.value,
    figure: 'totals.cameras.value',
  };
}
