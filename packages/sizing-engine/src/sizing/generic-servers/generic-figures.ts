import { cited, decided, given, type Choice, type Quantity } from '../../derivation/quantity.ts';
import {
  backEndIops,
  movedData,
  movedDataArchiving,
  readIops,
  transferSpeed,
  writeIops,
} from '../../formulas/disk-load.ts';
import { clientDataRate, meanStreamRate, sharedLink, usableLink } from '../../formulas/network.ts';
import {
  camerasOfFullest,
  camerasPerServer,
  camerasWithinRate,
  disksOfAll,
  fullestShare,
  rateOfFullest,
  serversNeeded,
  storageOfFullest,
  streamsOfFullest,
  withOverheadRate,
  withOverheadStorage,
  withReserve,
} from '../../formulas/servers.ts';
import type { ExplainedDemand } from '../demand/explained-demand.ts';
import { explainCapacity, type ExplainedCapacity } from '../storage/raid-layout.ts';
import type { DatabaseSolution, ServerQuestion, ServerSolution } from './recording-servers.ts';
import { LAYOUT_RULE } from '../storage/storage-layout.ts';

const SETTINGS = 'serverSettings.genericServerSettings';

/** The quantities of one database of the fullest server. */
export interface DatabaseFigures {
  readonly need: Quantity<'TB'>;
  /** Why it has this layout. */
  readonly choice: Choice;
  readonly disks: Quantity<'disk'>;
  /** Disks of all servers. */
  readonly disksOfAll: Quantity<'disk'>;
  readonly diskTb: Quantity<'TB/disk'>;
  readonly capacity: ExplainedCapacity;
  readonly iops: Quantity<'IOPS'>;
  readonly transfer: Quantity<'MB/s'>;
}

/** The quantities that a proposal of generic servers is made of. */
export interface GenericFigures {
  readonly overhead: Quantity<'%'>;
  readonly servers: Quantity<'server'>;
  readonly fullest: Quantity<'camera'>;
  readonly share: Quantity<'1'>;
  /** Camera data of the fullest server, with overhead. */
  readonly rate: Quantity<'Mbit/s'>;
  readonly clientRate: Quantity<'Mbit/s'>;
  /** What cameras may use of their link. */
  readonly cameraLink: Quantity<'Mbit/s'>;
  readonly databases: readonly DatabaseFigures[];
}

/** What the figures are worked out from. */
interface Sources {
  readonly demand: ExplainedDemand;
  readonly question: ServerQuestion;
}

/** Work out the figures of chosen servers, each with its history. */
export function genericFigures(solution: ServerSolution, sources: Sources): GenericFigures {
  const { demand, question } = sources;
  const { mainSettings } = question.settings;
  const overhead = given(`${SETTINGS}.mainSettings.systemOverhead`, mainSettings.systemOverhead, '%');
  const totalRate = withOverheadRate({ demand: demand.peakMbit.value, overheadPercent: overhead });
  const clientRate = clientRateOf(totalRate, sources);
  const cameraLink = cameraLinkOf(solution, clientRate, question);
  const servers = serverCount(solution, { totalRate, cameraLink }, sources);
  const fullest = camerasOfFullest({ cameras: demand.cameras, servers });
  const share = fullestShare({ fullest, cameras: demand.cameras });
  const rate = rateOfFullest({ total: totalRate, share });
  const load = {
    overhead,
    servers,
    share,
    rate,
    clientRate,
    streams: streamsOfFullest({ total: demand.streams, share }),
  };
  const databases = solution.databases.map((database) => databaseFigures(database, load, sources));
  return { overhead, servers, fullest, share, rate, clientRate, cameraLink, databases };
}

/** Servers that hold all cameras, from the most cameras that each limit allows on one. */
function serverCount(
  solution: ServerSolution,
  { totalRate, cameraLink }: Readonly<Record<'totalRate' | 'cameraLink', Quantity<'Mbit/s'>>>,
  { demand, question }: Sources,
): Quantity<'server'> {
  const { machine, limits } = solution;
  const { maxCamerasPerServer } = question.settings.mainSettings;
  const byRate = (limit: Quantity<'Mbit/s'>): Quantity<'camera'> =>
    camerasWithinRate({ limit, demand: totalRate, cameras: demand.cameras });
  const perServer = camerasPerServer({
    limits: [
      given(`${SETTINGS}.mainSettings.maxCamerasPerServer`, maxCamerasPerServer, 'camera'),
      byRate(cited(machine.name, 'rated recording rate', machine.recording)),
      byRate(cameraLink),
      withinDisks(limits, machine.name),
    ],
  });
  return serversNeeded({ cameras: demand.cameras, perServer });
}

/** What cameras may use of their link; where clients share it, what those leave. */
function cameraLinkOf(
  { machine }: ServerSolution,
  clientMbit: Quantity<'Mbit/s'>,
  { catalogue: { networkModel } }: ServerQuestion,
): Quantity<'Mbit/s'> {
  const usableMbit = usableLink({
    linkMbit: cited(machine.name, 'camera link', machine.cameraLink),
    linkShare: cited(networkModel.id, 'usable share of a link', networkModel.linkShare),
  });
  return machine.clientLink === null ? sharedLink({ usableMbit, clientMbit }) : usableMbit;
}

function withinDisks(limits: ServerSolution['limits'], machine: string): Quantity<'camera'> {
  const cameras = limits.find(({ limit }) => limit === 'disks')!.cameras;
  return decided(cameras, 'camera', {
    rule: 'most cameras whose storage layouts fit the disks and links of a server, found by halving',
    chosen: `${cameras} cameras on one ${machine}`,
    because: [],
    rejected: [],
  });
}

function clientRateOf(totalRate: Quantity<'Mbit/s'>, { demand, question }: Sources): Quantity<'Mbit/s'> {
  const { concurrentSmartClientStreams } = question.settings.mainSettings;
  return clientDataRate({
    clientStreams: given(
      `${SETTINGS}.mainSettings.concurrentSmartClientStreams`,
      concurrentSmartClientStreams,
      'stream',
    ),
    meanMbit: meanStreamRate({ cameraMbit: totalRate, streams: demand.streams }),
  });
}

/** What the fullest server carries, and how many servers there are. */
interface LoadOfFullest {
  readonly overhead: Quantity<'%'>;
  readonly servers: Quantity<'server'>;
  readonly share: Quantity<'1'>;
  readonly rate: Quantity<'Mbit/s'>;
  readonly clientRate: Quantity<'Mbit/s'>;
  readonly streams: Quantity<'stream'>;
}

function databaseFigures(
  { name, layout }: DatabaseSolution,
  load: LoadOfFullest,
  { demand, question }: Sources,
): DatabaseFigures {
  const { catalogue, convention } = question;
  const model = catalogue.storageModel;
  const isArchived = name === 'liveDatabase' && question.settings.advancedSettings.archiving;
  const total = isArchived ? demand.liveTb : demand.storageTb.value;
  const needTb = withReserve({
    needTb: storageOfFullest({
      total: withOverheadStorage({ demand: total, overheadPercent: load.overhead }),
      share: load.share,
    }),
    reserveTb: cited(model.id, 'reserve of a volume', model.reserve),
  });
  const traffic = { cameraMbit: load.rate, playbackMbit: load.clientRate };
  const moved = isArchived ? movedDataArchiving(traffic) : movedData(traffic);
  const choice = {
    rule: LAYOUT_RULE,
    chosen: `${layout.disks} x ${layout.diskTb} TB, ${layout.raid.name}`,
    because: [needTb],
    rejected: [],
  };
  const disks = decided(layout.disks, 'disk', choice);
  const diskTb = decided(layout.diskTb, 'TB/disk', choice);
  return {
    need: needTb,
    choice,
    disks,
    disksOfAll: disksOfAll({ disks, servers: load.servers }),
    diskTb,
    capacity: explainCapacity(layout.raid, { disks, diskTb }, { model, convention }),
    iops: backEndIops({
      reads: readIops({ perMbit: cited(model.id, 'reads per Mbit/s', model.readIopsPerMbit), movedMbit: moved }),
      writes: writeIops({
        streams: load.streams,
        cameraMbit: load.rate,
        perStream: cited(model.id, 'writes per stream', model.writeIopsPerStream),
        perMbit: cited(model.id, 'writes per Mbit/s', model.writeIopsPerMbit),
      }),
      penalty: cited(layout.raid.name, 'write penalty', layout.raid.writePenalty),
    }),
    transfer: transferSpeed({ movedMbit: moved }),
  };
}
