/**
 * The units that the engine speaks. A quantity carries its unit in its type, so that a TB never meets a TiB by mistake.
 *
 * kbit, Mbit, MB and TB are decimal (powers of 1000); TiB is 2^40 bytes. `1` is a plain ratio.
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
  | 'GB';
