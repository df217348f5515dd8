import { each } from '../derivation/card.ts';
import { formula } from '../derivation/formula.ts';

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

/** A data rate with the system overhead on top, Mbit/s; the overhead is 0 or more percent. */
export const withOverheadRate = formula({
  id: 'servers.rate-with-overhead',
  title: 'Data rate with system overhead',
  expression: 'demand * (1 + overheadPercent / 100)',
  inputs: { demand: 'Mbit/s', overheadPercent: '%' },
  unit: 'Mbit/s',
  source: SOURCE,
  compute: ({ demand, overheadPercent }) => demand * (1 + overheadPercent / 100),
});

/** Storage with the system overhead on top, decimal TB; the overhead is 0 or more percent. */
export const withOverheadStorage = formula({
  id: 'servers.storage-with-overhead',
  title: 'Storage with system overhead',
  expression: 'demand * (1 + overheadPercent / 100)',
  inputs: { demand: 'TB', overheadPercent: '%' },
  unit: 'TB',
  source: SOURCE,
  compute: ({ demand, overheadPercent }) => demand * (1 + overheadPercent / 100),
});

/**
 * Most cameras that one server carries before a total would exceed a limit of it.
 *
 * A server with c of C cameras carries c/C of every total.
 *
 * @returns Whole cameras; 0 where not even one fits.
 * @throws Never.
 * @example
 * ```ts
 * camerasWithin({ limit: 70, demand: 100, cameras: 10 }); // 7
 * ```
 */
export function camerasWithin({
  limit,
  demand,
  cameras,
}: {
  readonly limit: number;
  readonly demand: number;
  readonly cameras: number;
}): number {
  return demand <= 0 ? cameras : Math.floor(Math.min(cameras, (limit * (1 + LIMIT_TOLERANCE) * cameras) / demand));
}

const WITHIN = 'demand <= 0 ? cameras : floor(min(cameras, limit * (1 + 10^-9) * cameras / demand))';

/** {@link camerasWithin} for a data rate, explained. */
export const camerasWithinRate = formula({
  id: 'servers.cameras-within-rate',
  title: 'Cameras that the recording rate allows',
  expression: WITHIN,
  inputs: { limit: 'Mbit/s', demand: 'Mbit/s', cameras: 'camera' },
  unit: 'camera',
  source: SOURCE,
  compute: camerasWithin,
});

/** {@link camerasWithin} for storage, explained. */
export const camerasWithinStorage = formula({
  id: 'servers.cameras-within-storage',
  title: 'Cameras that the storage allows',
  expression: WITHIN,
  inputs: { limit: 'TB', demand: 'TB', cameras: 'camera' },
  unit: 'camera',
  source: SOURCE,
  compute: camerasWithin,
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
 * Servers that hold all cameras when each holds at most so many.
 *
 * @example
 * ```ts
 * serversFor({ cameras: 101, perServer: 50 }); // 3
 * ```
 */
export function serversFor({ cameras, perServer }: { readonly cameras: number; readonly perServer: number }): number {
  return Math.ceil(cameras / perServer);
}

/** {@link serversFor}, explained. */
export const serversNeeded = formula({
  id: 'servers.needed',
  title: 'Recording servers',
  expression: 'ceil(cameras / perServer)',
  inputs: { cameras: 'camera', perServer: 'camera' },
  unit: 'server',
  source: SOURCE,
  compute: serversFor,
});

/**
 * Cameras of the fullest server: cameras cannot be cut, so one server may have more than another.
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

/** Share of every total that the fullest server carries, 0 to 1: cameras are taken to be alike. */
export const fullestShare = formula({
  id: 'servers.fullest-share',
  title: 'Share of the fullest server',
  expression: 'fullest / cameras',
  inputs: { fullest: 'camera', cameras: 'camera' },
  unit: '1',
  source: SOURCE,
  compute: ({ fullest, cameras }) => fullest / cameras,
});

/** Camera data of the fullest server, Mbit/s; data for clients is not in it. */
export const rateOfFullest = formula({
  id: 'servers.rate-of-fullest',
  title: 'Camera data of the fullest server',
  expression: 'total * share',
  inputs: { total: 'Mbit/s', share: '1' },
  unit: 'Mbit/s',
  source: SOURCE,
  compute: ({ total, share }) => total * share,
});

/** Storage need of the fullest server, decimal TB; the reserve of its volume is not in it. */
export const storageOfFullest = formula({
  id: 'servers.storage-of-fullest',
  title: 'Storage need of the fullest server',
  expression: 'total * share',
  inputs: { total: 'TB', share: '1' },
  unit: 'TB',
  source: SOURCE,
  compute: ({ total, share }) => total * share,
});

/** Streams of the fullest server; a share, so not always whole. */
export const streamsOfFullest = formula({
  id: 'servers.streams-of-fullest',
  title: 'Camera streams of the fullest server',
  expression: 'total * share',
  inputs: { total: 'stream', share: '1' },
  unit: 'stream',
  source: SOURCE,
  compute: ({ total, share }) => total * share,
});

/** Streams as they are printed: whole, rounded up (a rounding error of the share does not count). */
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

/** Disks of all storages that share a place: the bays of a server, or its storage network. */
export const disksTogether = formula({
  id: 'servers.disks-together',
  title: 'Disks of all storages',
  expression: 'sum(disks)',
  inputs: { disks: each('disk') },
  unit: 'disk',
  source: SOURCE,
  compute: ({ disks }) => disks.reduce((sum, count) => sum + count, 0),
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
