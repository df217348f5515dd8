import { energyPerYear } from '../../formulas/physical.ts';
import type { BillLine, PhysicalTotals } from '../result/bill-result.ts';
import { isOutside } from './site-lines.ts';
import { hostMark, isPowerWithoutHost } from './without-host.ts';

type MaterialLine = Pick<BillLine, 'kind' | 'typicalW' | 'greatestW' | 'heatBtuPerHour' | 'rackUnits'>;

/** Sums of the lines. */
export function physicalOf(lines: readonly MaterialLine[]): Omit<PhysicalTotals, 'ups'> {
  const known = (figure: 'typicalW' | 'heatBtuPerHour' | 'rackUnits') => sum(lines.map((line) => line[figure] ?? 0));
  const typicalW = known('typicalW');
  return {
    typicalW,
    greatestW: wholeSum(lines.map(({ greatestW }) => greatestW)),
    heatBtuPerHour: known('heatBtuPerHour'),
    rackUnits: known('rackUnits'),
    energyKwhPerYear: energyPerYear.compute({ watts: typicalW }),
    ...hostMark(isPowerWithoutHost(lines)),
  };
}

/**
 * Power, heat and rack space of what stands in the machine room. Of own lines nothing is known.
 *
 * @param lines - Of any bill, in its order.
 * @returns Zeros where nothing stands there.
 * @throws Never.
 * @example
 * ```ts
 * roomSums(proposal.bill ?? []).typicalW; // without switches and workstations
 * ```
 */
export function roomSums(lines: readonly MaterialLine[]): Omit<PhysicalTotals, 'ups'> {
  return physicalOf(lines.filter((line) => !isOutside(line) && line.kind !== 'own'));
}

/** Sums of several designs. */
export function sumOfPhysical(all: readonly PhysicalTotals[]): PhysicalTotals {
  return {
    typicalW: sum(all.map(({ typicalW }) => typicalW)),
    greatestW: wholeSum(all.map(({ greatestW }) => greatestW)),
    heatBtuPerHour: sum(all.map(({ heatBtuPerHour }) => heatBtuPerHour)),
    rackUnits: sum(all.map(({ rackUnits }) => rackUnits)),
    energyKwhPerYear: sum(all.map(({ energyKwhPerYear }) => energyKwhPerYear)),
    ups: {
      va: sum(all.map(({ ups }) => ups.va)),
      wattHours: sum(all.map(({ ups }) => ups.wattHours)),
    },
    ...hostMark(all.some(({ isWithoutHost }) => isWithoutHost)),
  };
}

export function sum(terms: readonly number[]): number {
  return terms.reduce((total, term) => total + term, 0);
}

/** Null where one of the terms is not known, and where there is none. */
export function wholeSum(terms: readonly (number | null)[]): number | null {
  if (terms.length === 0) return null;
  return terms.reduce<number | null>((total, term) => (total === null || term === null ? null : total + term), 0);
}
