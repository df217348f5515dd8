import type { NetworkSettings } from '@site-designer/sizing-engine';
import type { SwitchKind } from '@site-designer/sizing-engine/catalogue';

/** What cameras may take of a switch of a kind. */
export interface UsableSwitch {
  readonly ports: number;
  readonly budgetW: number;
  readonly uplinkMbit: number;
}

/** Against the rounding of binary arithmetic, as in the model. */
const NEARLY = 1e-9;

/**
 * What cameras may take of a switch, as the model has it; the engine's own brings the search with it, which no text needs.
 *
 * @example
 * ```ts
 * usableSwitch(kind, NETWORK_DEFAULTS).ports; // 19 of 24
 * ```
 */
export function usableSwitch(
  { ports, poeBudgetW, uplinks, uplinkMbit }: SwitchKind,
  { sparePortsPercent, uplinkUsePercent, uplinksUsed }: NetworkSettings,
): UsableSwitch {
  return {
    ports: Math.floor((ports.value * (100 - sparePortsPercent)) / 100 + NEARLY),
    budgetW: poeBudgetW.value,
    uplinkMbit: (uplinkUsePercent / 100) * Math.min(uplinksUsed, uplinks.value) * uplinkMbit.value,
  };
}
