import type { BillLine } from '../result/bill-result.ts';

/**
 * Whether the power of a bill lacks that of its recording servers, which belongs to the hosts of virtual machines.
 *
 * @param lines - Lines of a bill; power may carry its history.
 * @throws Never.
 * @example
 * ```ts
 * isPowerWithoutHost([{ kind: 'recording-server', typicalW: null }]); // true
 * ```
 */
export function isPowerWithoutHost(
  lines: readonly { readonly kind: BillLine['kind']; readonly typicalW: unknown }[],
): boolean {
  return lines.some(({ kind, typicalW }) => kind === 'recording-server' && typicalW === null);
}
