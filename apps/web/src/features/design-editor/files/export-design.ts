import type { Placing, Plan } from '@site-designer/api-contract';
import { placedInFile, writeDesignFile, type NamedDesign } from '@site-designer/design-file';
import { download, fileNameOf } from '../../../lib/files/download.ts';

/** What a design has on the plans of its site. */
export interface OnPlans {
  readonly placing: Placing;
  readonly plans: readonly Plan[];
}

export function exportDesign(design: NamedDesign, onPlans?: OnPlans): void {
  const placed = onPlans && placedInFile(onPlans, design.cameras);
  const content = new Blob([writeDesignFile({ ...design, placed })], { type: 'application/json' });
  download(content, `${fileNameOf(design.name)}.design.json`);
}
