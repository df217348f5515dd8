import type { DatabaseProposal } from '@site-designer/sizing-engine';
import { entryOf } from '@site-designer/sizing-engine/catalogue';
import { Raid } from '@site-designer/sizing-engine/design';
import { catalogue } from '../../../lib/catalogue.ts';

/** Whether a database is one that the warning about rebuilding is about; the warning itself names none. */
export function isRebuildRisk({ raidType, diskSize, quantity }: DatabaseProposal): boolean {
  const { rebuildDiskSize, rebuildDisks, disksPerArray } = catalogue.storageModel;
  if (raidType !== entryOf(catalogue.raidFamilies, Raid.raid5, 'raidType').name) return false;
  const largestArray = Math.ceil(quantity / Math.ceil(quantity / disksPerArray.value));
  return diskSize > rebuildDiskSize.value || largestArray > rebuildDisks.value;
}

/** The same for recordings without protection. */
export function isUnprotected({ raidType }: DatabaseProposal): boolean {
  return raidType === entryOf(catalogue.raidFamilies, Raid.jbod, 'raidType').name;
}
