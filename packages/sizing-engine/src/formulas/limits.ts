import { formula, type AnyFormula, type Formula } from '../derivation/formula.ts';
import type { Quantity } from '../derivation/quantity.ts';
import type { Unit } from '../units.ts';
import { percentOf } from './utilization.ts';

const SOURCE = 'by definition';

/** Units of the limits of a server. */
export type LimitUnit = 'camera' | 'stream' | 'server' | 'Mbit/s' | 'TB' | 'disk' | 'IOPS' | 'MB/s';

/** Units of the limits of a workstation. */
export type StationUnit = '%' | 'GB' | 'Mpixel/s' | 'Mbit/s';

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

type Share<U extends Unit> = AnyFormula &
  ((inputs: { readonly load: Quantity<U>; readonly limit: Quantity<U> }) => Quantity<'%'>);

/** {@link percentOf} of a load in each unit, explained. */
export const LIMIT_SHARES: { readonly [U in LimitUnit | StationUnit]: Share<U> } = {
  '%': shareIn('%', { id: 'decoder', what: 'decoder' }),
  GB: shareIn('GB', { id: 'video-memory', what: 'memory of the card' }),
  'Mpixel/s': shareIn('Mpixel/s', { id: 'software', what: 'decoding without a card' }),
  camera: shareIn('camera', { id: 'cameras', what: 'camera limit' }),
  stream: shareIn('stream', { id: 'streams', what: 'camera streams' }),
  server: shareIn('server', { id: 'servers', what: 'limit of servers' }),
  'Mbit/s': shareIn('Mbit/s', { id: 'rate', what: 'data rate limit' }),
  TB: shareIn('TB', { id: 'storage', what: 'storage limit' }),
  disk: shareIn('disk', { id: 'disks', what: 'disk limit' }),
  IOPS: shareIn('IOPS', { id: 'iops', what: 'limit of disk operations' }),
  'MB/s': shareIn('MB/s', { id: 'throughput', what: 'limit of the transfer speed' }),
};
