import { formula, type Formula } from '../derivation/formula.ts';
import type { Quantity } from '../derivation/quantity.ts';
import type { Unit } from '../units.ts';

const SOURCE = 'by definition';

/** Units of the limits of a server. */
export type LimitUnit = 'camera' | 'stream' | 'Mbit/s' | 'TB' | 'disk' | 'IOPS' | 'MB/s';

/**
 * A load as percent of its limit; 0 where the limit is 0, since nothing is asked of what allows nothing.
 *
 * @example
 * ```ts
 * shareOfLimit({ load: 324, limit: 350 }); // 92.57…
 * ```
 */
function shareOfLimit({ load, limit }: { readonly load: number; readonly limit: number }): number {
  return limit <= 0 ? 0 : (100 * load) / limit;
}

/* @__NO_SIDE_EFFECTS__ */
function shareIn<const U extends Unit>(
  unit: U,
  { id, what }: { readonly id: string; readonly what: string },
): Formula<{ readonly load: U; readonly limit: U }, '%'> {
  return formula({
    id: `limits.share-of-${id}`,
    title: `Share of the ${what}`,
    expression: 'limit <= 0 ? 0 : 100 * load / limit',
    inputs: { load: unit, limit: unit },
    unit: '%',
    source: SOURCE,
    compute: (numbers) => shareOfLimit(numbers as { load: number; limit: number }),
  });
}

/** {@link shareOfLimit} of cameras, explained. */
export const shareOfCameras = shareIn('camera', { id: 'cameras', what: 'camera limit' });

/** {@link shareOfLimit} of camera streams, explained. */
export const shareOfStreams = shareIn('stream', { id: 'streams', what: 'camera streams' });

/** {@link shareOfLimit} of a data rate, explained. */
export const shareOfRate = shareIn('Mbit/s', { id: 'rate', what: 'data rate limit' });

/** {@link shareOfLimit} of a capacity, explained. */
export const shareOfStorage = shareIn('TB', { id: 'storage', what: 'storage limit' });

/** {@link shareOfLimit} of disks, explained. */
export const shareOfDisks = shareIn('disk', { id: 'disks', what: 'disk limit' });

/** {@link shareOfLimit} of disk operations, explained. */
export const shareOfIops = shareIn('IOPS', { id: 'iops', what: 'limit of disk operations' });

/** {@link shareOfLimit} of a transfer speed, explained. */
export const shareOfThroughput = shareIn('MB/s', { id: 'throughput', what: 'limit of the transfer speed' });

type Share<U extends Unit> = (inputs: { readonly load: Quantity<U>; readonly limit: Quantity<U> }) => Quantity<'%'>;

const SHARES: { readonly [U in LimitUnit]: Share<U> } = {
  camera: shareOfCameras,
  stream: shareOfStreams,
  'Mbit/s': shareOfRate,
  TB: shareOfStorage,
  disk: shareOfDisks,
  IOPS: shareOfIops,
  'MB/s': shareOfThroughput,
};

/** A load as percent of its limit, whatever their unit; the same unit for both. */
export function limitShare<U extends LimitUnit>(load: Quantity<U>, limit: Quantity<U>): Quantity<'%'> {
  return SHARES[load.unit]({ load, limit });
}
