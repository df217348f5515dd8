import type { PlannedSwitches } from '../sizing/result/network-result.ts';
import type { BillLine, NetworkResult } from '../sizing/result/result.ts';

/** What is outside the machine room, in a few figures. */
export interface SiteSums {
  readonly switches: number;
  /** Of the switches, that cameras take. */
  readonly ports: number;
  /** What the switches reserve for the cameras, W. */
  readonly reservedW: number;
  readonly workstations: number;
}

/** Switches in a few figures: Mbit/s that the cameras send, and whether it is known what each draws, besides. */
export interface SwitchSums extends Omit<SiteSums, 'workstations'> {
  readonly rateMbit: number;
  readonly isDrawnKnown: boolean;
}

/** The part of a result that is summed up; results of earlier versions have no network. */
export interface SummedSite {
  readonly network?: Pick<NetworkResult, 'closets'> | null;
  readonly bill?: readonly Pick<BillLine, 'kind' | 'quantity'>[] | null;
}

/**
 * Sums of switches.
 *
 * @param all - Of a closet, or of several.
 * @returns Zeros for none.
 * @throws Never.
 * @example
 * ```ts
 * switchSums(closet.switches).switches; // 3
 * ```
 */
export function switchSums(all: readonly PlannedSwitches[]): SwitchSums {
  const sumOf = (value: (each: PlannedSwitches) => number): number =>
    all.reduce((sum, each) => sum + each.count * value(each), 0);
  return {
    switches: sumOf(() => 1),
    ports: sumOf(({ cameras }) => cameras),
    reservedW: sumOf(({ reservedW }) => reservedW),
    rateMbit: sumOf(({ rateMbit }) => rateMbit),
    isDrawnKnown: all.every(({ drawnKnown }) => drawnKnown),
  };
}

/**
 * Switches of all closets and workstations of the bill.
 *
 * @param result - With its network and bill, where it has them.
 * @returns Zeros where nobody asks for either; power in W.
 * @throws Never.
 * @example
 * ```ts
 * siteSums(proposal); // { switches: 3, ports: 29, reservedW: 578, workstations: 2 }
 * ```
 */
export function siteSums({ network, bill }: SummedSite): SiteSums {
  const { switches, ports, reservedW } = switchSums(network?.closets.flatMap((closet) => closet.switches) ?? []);
  return {
    switches,
    ports,
    reservedW,
    workstations: (bill ?? []).reduce((sum, { kind, quantity }) => sum + (kind === 'workstation' ? quantity : 0), 0),
  };
}
