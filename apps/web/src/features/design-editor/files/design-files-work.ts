import type { SiteDesignHeading } from '@site-designer/api-contract';
import { getCatalogue } from '@site-designer/api-contract/design-addresses';
import type { Call } from '../../../lib/calls/call.ts';
import { designWithBackup, storedOnPlans } from './design-with-backup.ts';
import { exportDesign } from './export-design.ts';
import { readDesign, type Refusal } from './read-design.ts';
import { storeDesign, type SitePlace } from './store-design.ts';

export { storeInAccount } from './store-in-account.ts';

export async function exportStored(call: Call, heading: SiteDesignHeading): Promise<void> {
  exportDesign(await designWithBackup(call, heading), await storedOnPlans(call, heading));
}

/** A file is refused, or stored under a name, with the floors that the site has no plan of. */
type Outcome = { readonly refusal: Refusal } | { readonly imported: string; readonly waiting: readonly string[] };

export async function importInto(call: Call, place: SitePlace, file: File): Promise<Outcome> {
  const { data } = await call(getCatalogue, {});
  const read = await readDesign(file, data.catalogue);
  if (!('design' in read)) return { refusal: read };
  const { name, floors } = await storeDesign(call, place, read.design);
  return { imported: name, waiting: floors };
}
