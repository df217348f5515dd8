import type { Catalogue } from '@site-designer/sizing-engine';
import { usableSwitch, type UsableSwitch as Usable } from '@site-designer/texts';
import type { SiteInput } from '../page/site-input.ts';

/** The ends of the bars: what cameras may take of a switch of a kind. */
export interface UsableSwitch extends Usable {
  readonly kind: Catalogue['switchKinds'][number];
}

export function usableSwitches({ settings: { network }, catalogue }: SiteInput): readonly UsableSwitch[] {
  if (network === null) return [];
  return catalogue.switchKinds.map((kind) => ({ kind, ...usableSwitch(kind, network) }));
}
