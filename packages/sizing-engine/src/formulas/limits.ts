import { formula, type Formula } from '../derivation/formula.ts';
import { decided, type Quantity } from '../derivation/quantity.ts';
import type { Unit } from '../units.ts';
import { percentOf } from './utilization.ts';

const SOURCE = 'by definition';

/** Units of the limits of a server. */
export type LimitUnit = 'camera' | 'stream' | 'server' | 'Mbit/s' | 'TB' | 'disk' | 'IOPS' | 'MB/s';

/* @__NO_SIDE_EFFECTS__ */
function shareIn<const U extends Unit>(
  unit: U,
  { id, what }: { readonly id: string; readonly what: string },
): Formula<{ readonly load: U; readonly limit: U }, '%'> {
  return formula({
    id: `limits.share-of-${id}`,
    title: `Share of the ${what}`,
    expression: '100 * load / limit',
    inputs: { load: unit, limit: unit },
    unit: '%',
    source: SOURCE,
    compute: (numbers) => percentOf(numbers as { load: number; limit: number }),
  });
}

/** {@link percentOf} of cameras, explained. */
export const shareOfCameras = shareIn('camera', { id: 'cameras', what: 'camera limit' });

/** {@link percentOf} of camera streams, explained. */
export const shareOfStreams = shareIn('stream', { id: 'streams', what: 'camera streams' });

/** Servers as percent of how many there may be. */
export const shareOfServers = shareIn('server', { id: 'servers', what: 'limit of servers' });

/** {@link percentOf} of a data rate, explained. */
export const shareOfRate = shareIn('Mbit/s', { id: 'rate', what: 'data rate limit' });

/** {@link percentOf} of a capacity, explained. */
export const shareOfStorage = shareIn('TB', { id: 'storage', what: 'storage limit' });

/** {@link percentOf} of disks, explained. */
export const shareOfDisks = shareIn('disk', { id: 'disks', what: 'disk limit' });

/** {@link percentOf} of disk operations, explained. */
export const shareOfIops = shareIn('IOPS', { id: 'iops', what: 'limit of disk operations' });

/** {@link percentOf} of a transfer speed, explained. */
export const shareOfThroughput = shareIn('MB/s', { id: 'throughput', what: 'limit of the transfer speed' });

type Share<U extends Unit> = (inputs: { readonly load: Quantity<U>; readonly limit: Quantity<U> }) => Quantity<'%'>;

const SHARES: { readonly [U in LimitUnit]: Share<U> } = {
  camera: shareOfCameras,
  stream: shareOfStreams,
  server: shareOfServers,
  'Mbit/s': shareOfRate,
  TB: shareOfStorage,
  disk: shareOfDisks,
  IOPS: shareOfIops,
  'MB/s': shareOfThroughput,
};

/**
 * A load as percent of its limit, in any unit that both share; 0 for a limit of 0.
 *
 * @example
 * ```ts
 * limitShare(given('rate', 324, 'Mbit/s'), given('limit', 350, 'Mbit/s')).value; // 92.57…
 * ```
 */
export function limitShare<U extends LimitUnit>(load: Quantity<U>, limit: Quantity<U>): Quantity<'%'> {
  if (limit.value > 0) return SHARES[load.unit]({ load, limit });
  return decided(0, '%', {
    rule: 'a limit of 0 has no share that is used',
    chosen: '0 %',
    because: [load, limit],
    rejected: [],
  });
}
