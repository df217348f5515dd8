import type { NamedDesign } from '@site-designer/design-file';
import { calculateProposal, type Catalogue, type SizingOptions } from '@site-designer/sizing-engine';
import { ownSpeaker, type ExplainedProposal } from '@site-designer/texts';
import { amount } from '../print/amount.ts';
import { withProgress } from '../shell/progress.ts';
import type { Shell } from '../shell/shell.ts';

interface Sizing {
  readonly shell: Shell;
  readonly catalogue: Catalogue;
  readonly options?: SizingOptions;
}

/** The answers to some designs, in their order. */
export async function sizedDesigns(
  designs: readonly NamedDesign[],
  { shell, catalogue, options }: Sizing,
): Promise<ExplainedProposal[]> {
  return withProgress(shell, `sizing ${groupsText(designs)}`, () =>
    designs.map((design) => ownSpeaker.rendered(calculateProposal(design, catalogue, options))),
  );
}

export function groupsText(designs: readonly Pick<NamedDesign, 'cameras'>[]): string {
  const groups = designs.map(({ cameras }) => new Set(cameras.map(({ cameraGroupId }) => cameraGroupId)).size);
  return amount(
    groups.reduce((sum, each) => sum + each, 0),
    'groups',
  );
}
