import type { Catalogue } from '../../catalogue/schema.ts';
import { cited, decided, given, type Choice, type Quantity } from '../../derivation/quantity.ts';
import type { StorageSettings } from '../../design/design.ts';
import {
  backEndIops,
  movedData,
  movedDataArchiving,
  readIops,
  throughputOfDisks,
  transferSpeed,
  writeIops,
} from '../../formulas/disk-load.ts';
import { clientDataRate, meanStreamRate, sharedLink, usableLink } from '../../formulas/network.ts';
import {
  camerasOfFullest,
  disksOfAll,
  withOverheadRate,
  withOverheadStorage,
  withReserve,
} from '../../formulas/servers.ts';
import { entryOf } from '../../lookup.ts';
import { totalsOfDemand } from '../demand/explained-demand.ts';
import { explainServerLoad, type ExplainedServerLoad } from '../demand/explained-server.ts';
import { serverCount } from '../plan/server-count.ts';
import type { SizingQuestion } from '../question.ts';
import { layoutChoice } from '../storage/layout-choice.ts';
import { explainCapacity, type DiskLayout, type ExplainedCapacity } from '../storage/raid-layout.ts';
import type { DatabaseSolution, ServerQuestion, ServerSolution } from './recording-servers.ts';
import { withOverhead } from './server-load.ts';
import { maxOf } from './server-maxima.ts';

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
  /** Camera data of the fullest server, with overhead. */
  readonly rate: Quantity<'Mbit/s'>;
  readonly clientRate: Quantity<'Mbit/s'>;
  /** What cameras may use of their link. */
  readonly cameraLink: Quantity<'Mbit/s'>;
  readonly databases: readonly DatabaseFigures[];
  /** What is locked as evidence on the fullest server, with overhead; undefined where nothing is. */
  readonly locked: Quantity<'TB'> | undefined;
}

/** What the figures are worked out from. */
interface Sources {
  readonly sizing: SizingQuestion;
  readonly question: ServerQuestion;
}

/** Work out the figures of chosen servers, each with its history. */
export function genericFigures(solution: ServerSolution, sources: Sources): GenericFigures {
  const { sizing, question } = sources;
  const { design, demand, range, runsPerDay, catalogue } = sizing;
  const { mainSettings } = question.settings;
  const overhead = given(`${SETTINGS}.mainSettings.systemOverhead`, mainSettings.systemOverhead, '%');
  const totalRate = withOverheadRate({ demand: demand.peakMbit.value, overheadPercent: overhead });
  const clientRate = clientRateOf(totalRate, sources);
  const cameraLink = cameraLinkOf(solution, clientRate, question);
  const servers = serverCount(solution.plan, {
    limits: solution.limits,
    deals: withOverhead(question.deals, question.settings).deals,
    totals: totalsOfDemand(demand),
    maxOf: ({ limit }) => maxOf(limit, { solution, figures: { cameraLink, clientRate }, question }),
  });
  const ofServer = explainServerLoad(solution.plan, { rows: design.cameras, range, catalogue, runsPerDay, demand });
  const rate = withOverheadRate({ demand: ofServer.peakMbit, overheadPercent: overhead });
  const load = { overhead, servers, rate, clientRate, ofServer };
  return {
    overhead,
    servers,
    fullest: camerasOfFullest({ cameras: demand.cameras, servers }),
    rate,
    clientRate,
    cameraLink,
    databases: solution.databases.map((database) => databaseFigures(database, load, question)),
    locked: lockedNeed(ofServer.lockedTb, overhead),
  };
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

function clientRateOf(totalRate: Quantity<'Mbit/s'>, { sizing, question }: Sources): Quantity<'Mbit/s'> {
  const { concurrentSmartClientStreams } = question.settings.mainSettings;
  return clientDataRate({
    clientStreams: given(
      `${SETTINGS}.mainSettings.concurrentSmartClientStreams`,
      concurrentSmartClientStreams,
      'stream',
    ),
    meanMbit: meanStreamRate({ cameraMbit: totalRate, streams: sizing.demand.streams }),
  });
}

/** What the fullest server carries, and how many servers there are. */
interface LoadOfFullest {
  readonly overhead: Quantity<'%'>;
  readonly servers: Quantity<'server'>;
  /** Camera data with overhead. */
  readonly rate: Quantity<'Mbit/s'>;
  readonly clientRate: Quantity<'Mbit/s'>;
  /** Without overhead. */
  readonly ofServer: ExplainedServerLoad;
}

/** What a storage must hold for some video: with overhead, and with what stays free of its volume. */
export function storedNeed(
  video: Quantity<'TB'>,
  overheadPercent: Quantity<'%'>,
  { catalogue: { storageModel } }: Pick<ServerQuestion, 'catalogue'>,
): Quantity<'TB'> {
  return withReserve({
    needTb: withOverheadStorage({ demand: video, overheadPercent }),
    reserveTb: cited(storageModel.id, 'reserve of a volume', storageModel.reserve),
  });
}

/** What locked video takes of a storage: with overhead. */
export function lockedNeed(
  locked: Quantity<'TB'> | undefined,
  overheadPercent: Quantity<'%'>,
): Quantity<'TB'> | undefined {
  return locked && withOverheadStorage({ demand: locked, overheadPercent });
}

/** Transfer speed that the disks of a storage give. */
export function throughputOf(
  dataDisks: Quantity<'disk'>,
  { diskType }: Pick<StorageSettings, 'diskType'>,
  { diskFamilies }: Pick<Catalogue, 'diskFamilies'>,
): Quantity<'MB/s'> {
  const { name, throughput } = entryOf(diskFamilies, diskType, 'diskType');
  return throughputOfDisks({ dataDisks, perDisk: cited(name, 'transfer speed of a disk', throughput) });
}

function databaseFigures(
  { name, layout, need }: DatabaseSolution,
  load: LoadOfFullest,
  question: ServerQuestion,
): DatabaseFigures {
  const { catalogue, convention } = question;
  const model = catalogue.storageModel;
  const isArchived = name === 'liveDatabase' && question.settings.advancedSettings.archiving;
  const video = isArchived ? load.ofServer.liveTb : load.ofServer.storageTb;
  const needTb = storedNeed(video, load.overhead, question);
  const traffic = { cameraMbit: load.rate, playbackMbit: load.clientRate };
  const moved = isArchived ? movedDataArchiving(traffic) : movedData(traffic);
  const reads = readIops({ perMbit: cited(model.id, 'reads per Mbit/s', model.readIopsPerMbit), movedMbit: moved });
  const writes = writeIops({
    streams: load.ofServer.streams,
    cameraMbit: load.rate,
    perStream: cited(model.id, 'writes per stream', model.writeIopsPerStream),
    perMbit: cited(model.id, 'writes per Mbit/s', model.writeIopsPerMbit),
  });
  const operations = ({ raid }: DiskLayout): Quantity<'IOPS'> =>
    backEndIops({ reads, writes, penalty: cited(raid.name, 'write penalty', raid.writePenalty) });
  const transfer = transferSpeed({ movedMbit: moved });
  const choice = layoutChoice(
    { layout, need, search: question.searches[name], convention },
    { capacity: needTb, operations, speed: transfer },
  );
  const disks = decided(layout.disks, 'disk', choice);
  const diskTb = decided(layout.diskTb, 'TB/disk', choice);
  return {
    need: needTb,
    choice,
    disks,
    disksOfAll: disksOfAll({ disks, servers: load.servers }),
    diskTb,
    capacity: explainCapacity(layout.raid, { disks, diskTb }, { model, convention }),
    iops: operations(layout),
    transfer,
  };
}
