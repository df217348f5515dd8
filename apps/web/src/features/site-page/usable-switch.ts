import type { Catalogue } from '@site-designer/sizing-engine';
import type { SiteInput } from './site-input.ts';

/** The ends of the bars: what cameras may take of a switch of a kind. */
export interface UsableSwitch {
  readonly kind: Catalogue['switchKinds'][number];
  readonly ports: number;
  readonly budgetW: number;
  readonly uplinkMbit: number;
}

/** Against the rounding of binary arithmetic, as in the model. */
const NEARLY = 1e-9;

/** As the model has it; the engine's own brings the search with it, which the page does not need. */
export function usableSwitches({ settings, catalogue }: SiteInput): readonly UsableSwitch[] {
  const { network } = settings;
  if (network === null) return [];
  return catalogue.switchKinds.map((kind) => ({
    kind,
    ports: Math.floor((kind.ports.value * (100 - network.sparePortsPercent)) / 100 + NEARLY),
    budgetW: kind.poeBudgetW.value,
    uplinkMbit:
      (network.uplinkUsePercent / 100) * Math.min(network.uplinksUsed, kind.uplinks.value) * kind.uplinkMbit.value,
  }));
}
