import { each } from '../derivation/card.ts';
import { formula } from '../derivation/formula.ts';
import { sumOf, total, videoOfRows } from './total.ts';

const SOURCE = 'docs/model.md#recording-servers';

/** A limit holds up to this much above it, relative: floating point never costs a server. */
export const LIMIT_TOLERANCE = 1e-9;

/**
 * Whether a load keeps within its limit.
 *
 * @example
 * ```ts
 * withinLimit(70.00000000001, 70); // true
 * ```
 */
export function withinLimit(load: number, limit: number): boolean {
  return load <= limit * (1 + LIMIT_TOLERANCE);
}

/** How many times the demand an overhead of so many percent makes it. */
export function overheadFactor(percent: number): number {
  return 1 + percent / 100;
}

/** A data rate with the system overhead on top, Mbit/s; the overhead is 0 or more percent. */
export const withOverheadRate = formula({
  id: 'servers.rate-with-overhead',
  title: 'Data rate with system overhead',
  expression: 'demand * (1 + overheadPercent / 100)',
  inputs: { demand: 'Mbit/s', overheadPercent: '%' },
  unit: 'Mbit/s',
  source: SOURCE,
  compute: ({ demand, overheadPercent }) => demand * overheadFactor(overheadPercent),
});

/** Storage with the system overhead on top, decimal TB; the overhead is 0 or more percent. */
export const withOverheadStorage = formula({
  id: 'servers.storage-with-overhead',
  title: 'Storage with system overhead',
  expression: 'demand * (1 + overheadPercent / 100)',
  inputs: { demand: 'TB', overheadPercent: '%' },
  unit: 'TB',
  source: SOURCE,
  compute: ({ demand, overheadPercent }) => demand * overheadFactor(overheadPercent),
});

/** The tightest of the limits on the cameras of a server; whole cameras, 0 where not even one fits. */
export const camerasPerServer = formula({
  id: 'servers.cameras-per-server',
  title: 'Most cameras on a server',
  expression: 'min(limits)',
  inputs: { limits: each('camera') },
  unit: 'camera',
  source: SOURCE,
  compute: ({ limits }) => Math.min(...limits),
});

/**
 * Cameras of the fullest server: cameras are whole, so servers may differ by one.
 *
 * @example
 * ```ts
 * fullestCameras({ cameras: 101, servers: 3 }); // 34
 * ```
 */
export function fullestCameras({ cameras, servers }: { readonly cameras: number; readonly servers: number }): number {
  return Math.ceil(cameras / servers);
}

/** {@link fullestCameras}, explained. */
export const camerasOfFullest = formula({
  id: 'servers.cameras-of-fullest',
  title: 'Cameras of the fullest server',
  expression: 'ceil(cameras / servers)',
  inputs: { cameras: 'camera', servers: 'server' },
  unit: 'camera',
  source: SOURCE,
  compute: fullestCameras,
});

/** Streams of a row on one server: those of the cameras that are dealt to it. */
export const streamsOnServer = formula({
  id: 'servers.streams-on-server',
  title: 'Streams of the row on the server',
  expression: 'streams * dealt / cameras',
  inputs: { streams: 'stream', dealt: 'camera', cameras: 'camera' },
  unit: 'stream',
  source: SOURCE,
  compute: ({ streams, dealt, cameras }) => (streams * dealt) / cameras,
});

/** Camera data of the cameras of one server, Mbit/s; data for clients and overhead are not in it. */
export const rateOfServer = formula({
  id: 'servers.rate-of-server',
  title: 'Camera data of a server',
  expression: 'sum(rows) / 1000',
  inputs: { rows: each('kbit/s') },
  unit: 'Mbit/s',
  source: SOURCE,
  compute: ({ rows }) => total(rows) / 1000,
});

/** Video of the cameras of one server, decimal TB; overhead and the reserve of its volume are not in it. */
export const storageOfServer = videoOfRows('TB', {
  id: 'servers.storage-of-server',
  title: 'Recorded video of a server',
  source: SOURCE,
});

/** Video of one server in its live database while archiving runs, decimal TB. */
export const liveOfServer = videoOfRows('TB', {
  id: 'servers.live-of-server',
  title: 'Live video of a server',
  source: SOURCE,
});

/** Streams of the cameras of one server. */
export const streamsOfServer = sumOf('rows', 'stream', {
  id: 'servers.streams-of-server',
  title: 'Camera streams of a server',
  source: SOURCE,
});

/** Streams as they are printed: whole, rounded up (a rounding error does not count). */
export const wholeStreams = formula({
  id: 'servers.whole-streams',
  title: 'Camera streams, whole',
  expression: 'ceil(streams * (1 - 10^-9))',
  inputs: { streams: 'stream' },
  unit: 'stream',
  source: SOURCE,
  compute: ({ streams }) => Math.ceil(streams * (1 - LIMIT_TOLERANCE)),
});

/** Storage need with what has to stay free of one volume, decimal TB. */
export const withReserve = formula({
  id: 'servers.storage-with-reserve',
  title: 'Storage need with reserve',
  expression: 'needTb + reserveTb',
  inputs: { needTb: 'TB', reserveTb: 'TB' },
  unit: 'TB',
  source: 'docs/model.md#raid-and-formatted-capacity: below it the recorder archives or deletes early',
  compute: ({ needTb, reserveTb }) => needTb + reserveTb,
});

/** Disks of all storages in one place: the bays of a server, or its storage network. */
export const disksTogether = sumOf('disks', 'disk', {
  id: 'servers.disks-together',
  title: 'Disks of all storages',
  source: SOURCE,
});

/** Most disks in a server: what the settings allow, as far as the machine has bays. Disks of the operating system are not counted. */
export const mostDisks = formula({
  id: 'servers.most-disks',
  title: 'Most disks of a server',
  expression: 'min(limits)',
  inputs: { limits: each('disk') },
  unit: 'disk',
  source: SOURCE,
  compute: ({ limits }) => Math.min(...limits),
});

/** Disks of a server that may hold recordings: hot spares take their places and hold none. */
export const disksForRecordings = formula({
  id: 'servers.disks-for-recordings',
  title: 'Places for disks that hold recordings',
  expression: 'max(0, disks - hotSpares)',
  inputs: { disks: 'disk', hotSpares: 'disk' },
  unit: 'disk',
  source: 'docs/model.md#failures',
  compute: ({ disks, hotSpares }) => Math.max(0, disks - hotSpares),
});

/** Disks of one storage in all servers: what is to be bought. Hot spares are not counted. */
export const disksOfAll = formula({
  id: 'servers.disks-of-all',
  title: 'Disks of all servers',
  expression: 'disks * servers',
  inputs: { disks: 'disk', servers: 'server' },
  unit: 'disk',
  source: 'by definition',
  compute: ({ disks, servers }) => disks * servers,
});

/** Recording servers and the spares that stand by for them. */
export const serversWithSpares = formula({
  id: 'servers.with-spares',
  title: 'Recording servers and spares',
  expression: 'servers + spares',
  inputs: { servers: 'server', spares: 'server' },
  unit: 'server',
  source: 'by definition',
  compute: ({ servers, spares }) => servers + spares,
});
