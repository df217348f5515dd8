import type { SwitchKind } from '../catalogue/schema.ts';
import { usablePorts, usableUplink } from '../formulas/edge-network.ts';
import type { NetworkSettings } from './site-settings.ts';

/** What cameras may take of one switch of a kind. */
export interface UsableSwitch {
  readonly kind: SwitchKind;
  readonly ports: number;
  readonly budgetW: number;
  readonly uplinkMbit: number;
}

/**
 * What cameras may take of a switch of a kind under the settings of a network.
 *
 * @example
 * ```ts
 * usableSwitch(kind, NETWORK_DEFAULTS).ports; // 19 of 24
 * ```
 */
export function usableSwitch(
  kind: SwitchKind,
  { sparePortsPercent, uplinkUsePercent, uplinksUsed }: NetworkSettings,
): UsableSwitch {
  return {
    kind,
    ports: usablePorts.compute({ ports: kind.ports.value, sparePercent: sparePortsPercent }),
    budgetW: kind.poeBudgetW.value,
    uplinkMbit: usableUplink.compute({
      usePercent: uplinkUsePercent,
      used: uplinksUsed,
      uplinks: kind.uplinks.value,
      uplinkMbit: kind.uplinkMbit.value,
    }),
  };
}

/** How much of each limit of a switch its cameras take, from 0 to 1. */
export function sharesOfSwitch(
  { ports, budgetW, uplinkMbit }: UsableSwitch,
  taken: { readonly cameras: number; readonly reservedW: number; readonly rateMbit: number },
): Readonly<Record<'ports' | 'poe' | 'uplink', number>> {
  return { ports: taken.cameras / ports, poe: taken.reservedW / budgetW, uplink: taken.rateMbit / uplinkMbit };
}
