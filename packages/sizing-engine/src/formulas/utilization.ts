import { formula } from '../derivation/formula.ts';

const SOURCE = 'docs/model.md#appliances';

/** Greatest camera data that may load a server whose utilization is capped, Mbit/s; the cap is 0 to 100 percent. */
export const cappedRate = formula({
  id: 'utilization.capped-rate',
  title: 'Recording rate within the utilization cap',
  expression: 'ratedMbit * capPercent / 100',
  inputs: { ratedMbit: 'Mbit/s', capPercent: '%' },
  unit: 'Mbit/s',
  source: SOURCE,
  compute: ({ ratedMbit, capPercent }) => (ratedMbit * capPercent) / 100,
});

/** Greatest need that may fill a capacity whose utilization is capped, TB; the cap is 0 to 100 percent. */
export const cappedStorage = formula({
  id: 'utilization.capped-storage',
  title: 'Capacity within the utilization cap',
  expression: 'capacityTb * capPercent / 100',
  inputs: { capacityTb: 'TB', capPercent: '%' },
  unit: 'TB',
  source: SOURCE,
  compute: ({ capacityTb, capPercent }) => (capacityTb * capPercent) / 100,
});

/**
 * A load in percent of a limit above 0. A utilization cap is not applied: 100 percent is the whole limit.
 *
 * @example
 * ```ts
 * percentOf({ load: 2.4637284, limit: 3.5724 }); // 68.966...
 * ```
 */
export function percentOf({ load, limit }: { readonly load: number; readonly limit: number }): number {
  return (100 * load) / limit;
}

/** {@link percentOf} of the storage, explained. */
export const diskUtilization = formula({
  id: 'utilization.disk',
  title: 'Disk utilization',
  expression: '100 * load / limit',
  inputs: { load: 'TB', limit: 'TB' },
  unit: '%',
  source: SOURCE,
  compute: percentOf,
});

/** {@link percentOf} of the recording rate, explained. The camera limit is a limit of its own, not a load. */
export const systemUtilization = formula({
  id: 'utilization.system',
  title: 'System utilization',
  expression: '100 * load / limit',
  inputs: { load: 'Mbit/s', limit: 'Mbit/s' },
  unit: '%',
  source: SOURCE,
  compute: percentOf,
});

/** Capacity of all servers together that a decimal need is set against, TB. */
export const capacityOfAll = formula({
  id: 'utilization.capacity-of-all',
  title: 'Capacity of all servers',
  expression: 'servers * capacityTb',
  inputs: { servers: 'server', capacityTb: 'TB' },
  unit: 'TB',
  source: 'by definition',
  compute: ({ servers, capacityTb }) => servers * capacityTb,
});
