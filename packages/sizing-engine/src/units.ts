/**
 * The units of the engine. A quantity has its unit in its type, so that TB and TiB cannot be mixed by mistake.
 *
 * kbit, Mbit, MB and TB are decimal (powers of 1000); TiB is 2^40 bytes and GiB 2^30. `1` is a plain ratio, U a rack unit.
 */
export type Unit =
  | '1'
  | '%'
  | 'kbit/s'
  | 'Mbit/s'
  | 'MB/s'
  | 'B'
  | 'TB'
  | 'TiB'
  | 'TiB/TB'
  | 'TB/disk'
  | 'day'
  | 'h'
  | 'h/day'
  | 'month'
  | 'lock/month'
  | 'camera/lock'
  | 'run/day'
  | 'frame/s'
  | 's/frame'
  | 'kbit/frame'
  | 'pixel'
  | 'pixel^2'
  | 'camera'
  | 'stream'
  | 'server'
  | 'disk'
  | 'array'
  | 'disk/array'
  | 'IOPS'
  | 'IOPS/stream'
  | 'IOPS/(Mbit/s)'
  | 'IOPS/disk'
  | 'MB/s/disk'
  | 'GB'
  | 'GiB'
  | 's'
  | 's/event'
  | 'event/h'
  | 'TB/h'
  | 'TB/day'
  | 'TB/year'
  | '1/year'
  | '1/bit'
  | 'W'
  | 'W/disk'
  | 'BTU/h'
  | 'kWh/year'
  | 'VA'
  | 'Wh'
  | 'min'
  | 'U'
  | 'kg'
  | 'shelf'
  | 'disk/shelf'
  | 'UPS'
  | 'port'
  | 'switch'
  | 'm'
  | 'mm'
  | 'degree'
  | 'pixel/m'
  | 'box'
  | 'Mpixel/s'
  | 'workstation'
  | 'licence'
  | 'licence/camera';

/** Bytes of a terabyte, as disks are sold and storage is needed. */
export const BYTES_PER_TB = 10 ** 12;

/** Bytes of a tebibyte, as operating systems count. */
const BYTES_PER_TIB = 2 ** 40;

/**
 * A size in TB of 10^12 bytes.
 *
 * @param tib - In TiB of 2^40 bytes, >= 0.
 * @example
 * ```ts
 * tbOfTib(1); // 1.099511627776
 * ```
 */
export function tbOfTib(tib: number): number {
  return (tib * BYTES_PER_TIB) / BYTES_PER_TB;
}

/**
 * The share of bytes in bytes, from a share of a number of TB in the same number of TiB.
 *
 * @param percent - TB in percent of TiB, >= 0.
 * @returns Percent, less by the 10 % that a TiB is larger.
 * @example
 * ```ts
 * byteForBytePercent(100); // 90.9494701772928
 * ```
 */
export function byteForBytePercent(percent: number): number {
  return (percent * BYTES_PER_TB) / BYTES_PER_TIB;
}

/**
 * A chance or a share in percent.
 *
 * @param share - From 0 to 1.
 */
export function percentOfShare(share: number): number {
  return 100 * share;
}
