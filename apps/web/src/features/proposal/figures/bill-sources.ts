import type { Proposal } from '@site-designer/sizing-engine';
import type { Source } from '../explanation/source.ts';

/** Where the quantities of a bill of materials come from, line by line; a design has one management server at most. */
export function billSources({ huskyProposal, archiveDatabase, managementServer }: Proposal): (Source | undefined)[] {
  const hardware = huskyProposal ? [APPLIANCES] : [SERVERS, disksOf('liveDatabase')];
  return [
    ...hardware,
    ...(archiveDatabase ? [disksOf('archiveDatabase')] : []),
    ...(managementServer ? [undefined, { path: 'managementServer.databaseStorage.quantity' }] : []),
    { path: 'totals.cameras.value' },
  ];
}

const APPLIANCES: Source = { path: 'huskyProposal.serverQuantity' };
const SERVERS: Source = { path: 'genericProposal.quantity' };

/** A proposal tells the disks of one server. */
function disksOf(database: 'liveDatabase' | 'archiveDatabase'): Source {
  return { path: `${database}.quantity`, times: [SERVERS] };
}
