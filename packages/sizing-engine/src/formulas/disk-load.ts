import { formula } from '../derivation/formula.ts';

const SOURCE = 'docs/model.md#disks';

/**
 * Write operations per second of a recording server: enough for every stream, and for all of its data.
 *
 * Before the RAID's write penalty, see {@link backEndIops}.
 *
 * @see A vendor of video storage with blocks of 4 MB.
 * @example
 * ```ts
 * writeIopsOf({ streams: 100, cameraMbit: 270.2, perStream: 0.29, perMbit: 0.065 }); // 29
 * ```
 */
export function writeIopsOf(demand: {
  readonly streams: number;
  readonly cameraMbit: number;
  readonly perStream: number;
  readonly perMbit: number;
}): number {
  return Math.max(demand.perStream * demand.streams, demand.perMbit * demand.cameraMbit);
}

/** {@link writeIopsOf}, explained. */
export const writeIops = formula({
  id: 'disk-load.write-iops',
  title: 'Write operations',
  expression: 'max(perStream * streams, perMbit * cameraMbit)',
  inputs: { streams: 'stream', cameraMbit: 'Mbit/s', perStream: 'IOPS/stream', perMbit: 'IOPS/(Mbit/s)' },
  unit: 'IOPS',
  source: SOURCE,
  compute: writeIopsOf,
});

/** Data that a storage moves, Mbit/s: camera data at its peak and playback. Rebuilds and deletion are not counted. */
export const movedData = formula({
  id: 'disk-load.moved-data',
  title: 'Data written and played back',
  expression: 'cameraMbit + playbackMbit',
  inputs: { cameraMbit: 'Mbit/s', playbackMbit: 'Mbit/s' },
  unit: 'Mbit/s',
  source: SOURCE,
  compute: ({ cameraMbit, playbackMbit }) => cameraMbit + playbackMbit,
});

/** Data that a live database moves while archiving is on, Mbit/s: camera data is written once and read once for the archive. */
export const movedDataArchiving = formula({
  id: 'disk-load.moved-data-archiving',
  title: 'Data written, archived and played back',
  expression: '2 * cameraMbit + playbackMbit',
  inputs: { cameraMbit: 'Mbit/s', playbackMbit: 'Mbit/s' },
  unit: 'Mbit/s',
  source: SOURCE,
  compute: ({ cameraMbit, playbackMbit }) => 2 * cameraMbit + playbackMbit,
});

/** Read operations per second, in proportion to all data that is moved, written data included. */
export const readIops = formula({
  id: 'disk-load.read-iops',
  title: 'Read operations',
  expression: 'perMbit * movedMbit',
  inputs: { perMbit: 'IOPS/(Mbit/s)', movedMbit: 'Mbit/s' },
  unit: 'IOPS',
  source: SOURCE,
  compute: ({ perMbit, movedMbit }) => perMbit * movedMbit,
});

/**
 * Operations per second that reach the disks: a write costs as many as its RAID's penalty.
 *
 * @example
 * ```ts
 * backEndIopsOf({ reads: 500, writes: 500, penalty: 4 }); // 2500
 * ```
 */
export function backEndIopsOf({
  reads,
  writes,
  penalty,
}: {
  readonly reads: number;
  readonly writes: number;
  readonly penalty: number;
}): number {
  return reads + writes * penalty;
}

/** {@link backEndIopsOf}, explained. */
export const backEndIops = formula({
  id: 'disk-load.back-end-iops',
  title: 'Operations on the disks',
  expression: 'reads + writes * penalty',
  inputs: { reads: 'IOPS', writes: 'IOPS', penalty: '1' },
  unit: 'IOPS',
  source: SOURCE,
  compute: backEndIopsOf,
});

/** Data rate on the disks, MB/s of 10^6 bytes; parity and mirrors are not counted. */
export const transferSpeed = formula({
  id: 'disk-load.transfer-speed',
  title: 'Transfer speed',
  expression: 'movedMbit / 8',
  inputs: { movedMbit: 'Mbit/s' },
  unit: 'MB/s',
  source: SOURCE,
  compute: ({ movedMbit }) => movedMbit / 8,
});

/** Operations per second that the disks of a layout do together, parity disks and mirrors included; no cache is counted. */
export const iopsOfDisks = formula({
  id: 'disk-load.iops-of-disks',
  title: 'Operations that the disks do',
  expression: 'disks * perDisk',
  inputs: { disks: 'disk', perDisk: 'IOPS/disk' },
  unit: 'IOPS',
  source: SOURCE,
  compute: ({ disks, perDisk }) => disks * perDisk,
});

/** Transfer speed of the disks that hold data, MB/s; parity and mirrors add none, and the controller is not a limit. */
export const throughputOfDisks = formula({
  id: 'disk-load.throughput-of-disks',
  title: 'Transfer speed that the disks give',
  expression: 'dataDisks * perDisk',
  inputs: { dataDisks: 'disk', perDisk: 'MB/s/disk' },
  unit: 'MB/s',
  source: SOURCE,
  compute: ({ dataDisks, perDisk }) => dataDisks * perDisk,
});
