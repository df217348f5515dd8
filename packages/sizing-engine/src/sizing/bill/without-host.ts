import type { BillLine, PhysicalTotals } from '../result/bill-result.ts';

/** Whether the power of lines lacks that of recording servers, which belongs to the hosts of virtual machines. */
export function isPowerWithoutHost(
  lines: readonly { readonly kind: BillLine['kind']; readonly typicalW: unknown }[],
): boolean {
  return lines.some(({ kind, typicalW }) => kind === 'recording-server' && typicalW === null);
}

/** The mark of sums without that power; none where it is counted. */
export function hostMark(isWithoutHost: boolean): Pick<PhysicalTotals, 'isWithoutHost'> {
  return isWithoutHost ? { isWithoutHost } : {};
}
