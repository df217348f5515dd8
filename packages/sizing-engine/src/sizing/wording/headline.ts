import type { Proposal } from '../result/result.ts';

/** What the line is made of. */
type Headlined = Pick<Proposal, 'huskyProposal' | 'genericProposal' | 'liveDatabase' | 'archiveDatabase'>;

/**
 * The recommendation of a proposal in one line of a list. Disks are those of one server.
 *
 * @param proposal - A sizing that succeeded.
 * @returns Servers and, for generic ones, the disks of each; empty where nothing fits.
 * @throws Never.
 * @example
 * ```ts
 * headline(proposal); // '2 x HE1000R-96TB'
 * headline(other); // '3 x Standard server, 8 x 20 TB RAID 6'
 * ```
 */
export function headline({ huskyProposal, genericProposal, liveDatabase, archiveDatabase }: Headlined): string {
  if (huskyProposal !== null) return `${huskyProposal.serverQuantity} x ${huskyProposal.huskyIvoSpec.sku}`;
  if (genericProposal === null) return '';
  const disks = [liveDatabase, archiveDatabase].flatMap((database) =>
    database === null ? [] : [`${database.quantity} x ${database.diskSize} TB ${database.raidType}`],
  );
  return `${genericProposal.quantity} x ${genericProposal.machineType}, ${disks.join(' and ')}`;
}
