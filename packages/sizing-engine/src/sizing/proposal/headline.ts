import type { DatabaseProposal, GenericProposal, HuskyIvoSpec, HuskyProposal } from '../result/result.ts';
import { saying, type Saying } from '../result/sayings.ts';

type Disks = Pick<DatabaseProposal, 'quantity' | 'diskSize' | 'raidType'>;

/** What the line is made of. */
interface Headlined {
  readonly huskyProposal:
    (Pick<HuskyProposal, 'serverQuantity'> & { readonly huskyIvoSpec: Pick<HuskyIvoSpec, 'sku'> }) | null;
  readonly genericProposal: Pick<GenericProposal, 'quantity' | 'machineType'> | null;
  readonly liveDatabase: Disks | null;
  readonly archiveDatabase: Disks | null;
}

/**
 * The recommendation of a proposal in one line of a list. Disks are those of one server.
 *
 * @returns Servers and, for generic ones, the disks of each; null where nothing fits.
 * @throws Never.
 * @example
 * ```ts
 * headline(proposal); // '2 x HE1000R-96TB', once said
 * headline(other); // '3 x Standard server, 8 x 20 TB RAID 6'
 * ```
 */
export function headline({ huskyProposal, genericProposal, liveDatabase, archiveDatabase }: Headlined): Saying | null {
  if (huskyProposal !== null) {
    const { serverQuantity, huskyIvoSpec } = huskyProposal;
    return saying('hardware.servers', { servers: serverQuantity, machine: huskyIvoSpec.sku, layouts: [] });
  }
  if (genericProposal === null) return null;
  const { quantity: servers, machineType: machine } = genericProposal;
  const layouts = [liveDatabase, archiveDatabase].flatMap((database) => {
    if (database === null) return [];
    const { quantity: count, diskSize: sizeTb, raidType: raid } = database;
    return [{ disks: { count, sizeTb }, raid }];
  });
  return saying('hardware.servers', { servers, machine, layouts });
}
