import { cited, decided, given, type Choice, type Quantity } from '../../derivation/quantity.ts';
import {
  backEndIops,
  movedData,
  movedDataArchiving,
  readIops,
  transferSpeed,
  writeIops,
} from '../../formulas/disk-load.ts';
import { clientDataRate, meanStreamRate } from '../../formulas/network.ts';
import {
  camerasOfFullest,
  disksOfAll,
  withOverheadRate,
  withOverheadStorage,
  withReserve,
} from '../../formulas/servers.ts';
import { groomedData, movedDataGrooming, writesGrooming } from '../../formulas/tiers.ts';
import { totalsOfDemand } from '../demand/explained-demand.ts';
import { explainServerLoad, type ExplainedServerLoad } from '../demand/explained-server.ts';
import { givenTiers } from '../demand/given-tiers.ts';
import type { TierDemand } from '../demand/tier-demand.ts';
import { serverCount } from '../limits/server-count.ts';
import type { SizingQuestion } from '../question/question.ts';
import { searchResult } from '../search/search-result.ts';
import { layoutChoice, type ExplainedNeed } from '../storage/layout-choice.ts';
import { explainCapacity, type ExplainedCapacity } from '../storage/raid-layout.ts';
import type { DatabaseSolution, ServerQuestion, ServerSolution } from '../hardware/recording-servers.ts';
import type { ClientFigures } from '../hardware/machine-limits.ts';
import { isLiveWindow, withOverhead, type DatabaseName } from '../hardware/server-load.ts';
import { saying } from '../result/sayings.ts';

const SETTINGS = 'serverSettings.genericServerSettings';

/** The quantities of one database of the fullest server. */
export interface DatabaseFigures {
  readonly name: DatabaseName;
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
  /** Part of the camera data that is written to the second archive; undefined where nothing is. */
  readonly groomedShare: Quantity<'1'> | undefined;
  /** That part as a rate. */
  readonly groomedMbit: Quantity<'Mbit/s'> | undefined;
}

/** The quantities that a proposal of generic servers is made of. */
export interface GenericFigures {
  readonly overhead: Quantity<'%'>;
  readonly servers: Quantity<'server'>;
  readonly fullest: Quantity<'camera'>;
  /** Camera data of the fullest server, with overhead. */
  readonly rate: Quantity<'Mbit/s'>;
  readonly clientRate: Quantity<'Mbit/s'>;
  readonly databases: readonly DatabaseFigures[];
  /** What is locked as evidence on the fullest server, with overhead; undefined where nothing is. */
  readonly locked: Quantity<'TB'> | undefined;
  /** What the disks of a server must do for recording alone, without archiving, as those of a spare. */
  readonly recordingNeed: () => NeedOfTraffic;
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
  const { overhead, clientRate } = clientFigures(sources);
  const servers = serverCount(solution.plan, {
    limits: solution.limits,
    deals: withOverhead(question.deals, question.settings).deals,
    totals: totalsOfDemand(demand),
    hardware: { overhead, clientRate },
  });
  const ofServer = explainServerLoad(solution.plan, { rows: design.cameras, range, catalogue, runsPerDay, demand });
  const rate = withOverheadRate({ demand: ofServer.peakMbit, overheadPercent: overhead });
  const load = { overhead, servers, rate, clientRate, ofServer, tiers: range.tiers };
  return {
    overhead,
    servers,
    fullest: camerasOfFullest({ cameras: demand.cameras, servers }),
    rate,
    clientRate,
    databases: solution.databases.map((database) => databaseFigures(database, load, question)),
    locked: lockedNeed(ofServer.lockedTb, overhead),
    recordingNeed: () => needOfTraffic(recordingTraffic(load, question), question),
  };
}

/** The overhead of a design, and what the clients of one server read with it. */
export function clientFigures({ sizing: { demand }, question: { settings } }: Sources): ClientFigures {
  const { concurrentSmartClientStreams } = settings.mainSettings;
  const overhead = overheadOf(settings);
  const cameraMbit = withOverheadRate({ demand: demand.peakMbit.value, overheadPercent: overhead });
  const clientStreams = given(
    `${SETTINGS}.mainSettings.concurrentSmartClientStreams`,
    concurrentSmartClientStreams,
    'stream',
  );
  const meanMbit = meanStreamRate({ cameraMbit, streams: demand.streams });
  return { overhead, clientRate: clientDataRate({ clientStreams, meanMbit }) };
}

/** The overhead that the settings put on the data of cameras. */
export function overheadOf({ mainSettings }: ServerQuestion['settings']): Quantity<'%'> {
  return given(`${SETTINGS}.mainSettings.systemOverhead`, mainSettings.systemOverhead, '%');
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
  readonly tiers: TierDemand | undefined;
}

/** What a storage must hold for some video: with overhead, and with what stays free of its volume. */
export function storedNeed(
  video: Quantity<'TB'>,
  overheadPercent: Quantity<'%'>,
  question: Pick<ServerQuestion, 'catalogue'>,
): Quantity<'TB'> {
  return withReserve({
    needTb: withOverheadStorage({ demand: video, overheadPercent }),
    reserveTb: reserveOf(question),
  });
}

/** What stays free of every volume that holds recordings. */
export function reserveOf({ catalogue: { storageModel } }: Pick<ServerQuestion, 'catalogue'>): Quantity<'TB'> {
  return cited(storageModel.id, saying('field.volume-reserve'), storageModel.reserve);
}

/** What locked video takes of a storage: with overhead. */
export function lockedNeed(
  locked: Quantity<'TB'> | undefined,
  overheadPercent: Quantity<'%'>,
): Quantity<'TB'> | undefined {
  return locked && withOverheadStorage({ demand: locked, overheadPercent });
}

function databaseFigures(
  { name, layout, need }: DatabaseSolution,
  load: LoadOfFullest,
  question: ServerQuestion,
): DatabaseFigures {
  const { catalogue, convention } = question;
  const video = isLiveWindow(name, question.settings) ? load.ofServer.liveTb : load.ofServer.storageTb;
  const needTb = storedNeed(video, load.overhead, question);
  const { groomedShare, groomedMbit, ...traffic } = trafficOf(name, load, question);
  const { operations, speed } = needOfTraffic(traffic, question);
  const choice = layoutChoice(
    { layout, need, search: question.searches[name], convention },
    { capacity: needTb, operations, speed },
  );
  const disks = decided(layout.disks, 'disk', choice);
  const diskTb = decided(layout.diskTb, 'TB/disk', choice);
  return {
    name,
    need: needTb,
    choice,
    disks,
    disksOfAll: disksOfAll({ disks, servers: load.servers }),
    diskTb,
    capacity: explainCapacity(layout.raid, { disks, diskTb }, { model: catalogue.storageModel, convention }),
    iops: operations(layout),
    transfer: speed,
    groomedShare,
    groomedMbit,
  };
}

/** What is read from and written to the disks of a storage. */
interface Traffic {
  readonly moved: Quantity<'Mbit/s'>;
  readonly writes: Quantity<'IOPS'>;
}

/** Operations and transfer speed that the traffic of a storage needs. */
type NeedOfTraffic = Omit<ExplainedNeed, 'capacity'>;

function needOfTraffic(
  { moved, writes }: Traffic,
  { catalogue: { storageModel } }: Pick<ServerQuestion, 'catalogue'>,
): NeedOfTraffic {
  const perMbit = cited(storageModel.id, saying('field.reads-per-mbit'), storageModel.readIopsPerMbit);
  const reads = readIops({ perMbit, movedMbit: moved });
  return {
    operations: ({ raid }) =>
      backEndIops({ reads, writes, penalty: cited(raid.name, saying('field.write-penalty'), raid.writePenalty) }),
    speed: transferSpeed({ movedMbit: moved }),
  };
}

/** The traffic of a storage that only records. */
function recordingTraffic(
  { ofServer, rate, clientRate }: LoadOfFullest,
  { catalogue }: Pick<ServerQuestion, 'catalogue'>,
) {
  const { id, writeIopsPerStream, writeIopsPerMbit } = catalogue.storageModel;
  const perMbit = cited(id, saying('field.writes-per-mbit'), writeIopsPerMbit);
  const perStream = cited(id, saying('field.writes-per-stream'), writeIopsPerStream);
  return {
    moved: movedData({ cameraMbit: rate, playbackMbit: clientRate }),
    writes: writeIops({ streams: ofServer.streams, cameraMbit: rate, perStream, perMbit }),
    perMbit,
  };
}

/** The traffic of a database, and the part of it that moves on to a second archive. */
function trafficOf(name: DatabaseName, load: LoadOfFullest, question: ServerQuestion) {
  const { rate: cameraMbit, clientRate: playbackMbit } = load;
  const { moved, writes, perMbit } = recordingTraffic(load, question);
  const groomedShare = groomedShareOf(name, load, question);
  if (groomedShare !== undefined) {
    const groomedMbit = groomedData({ cameraMbit, share: groomedShare });
    return {
      moved: movedDataGrooming({ cameraMbit, playbackMbit, groomedMbit }),
      writes: writesGrooming({ writes, perMbit, groomedMbit }),
      groomedShare,
      groomedMbit,
    };
  }
  const isWindow = isLiveWindow(name, question.settings);
  return { moved: isWindow ? movedDataArchiving({ cameraMbit, playbackMbit }) : moved, writes };
}

/** Part of the camera data that a database writes to the second archive; undefined where it writes none. */
function groomedShareOf(
  name: DatabaseName,
  { tiers }: Pick<LoadOfFullest, 'tiers'>,
  { deals }: Pick<ServerQuestion, 'deals'>,
): Quantity<'1'> | undefined {
  if (name === 'liveDatabase' || deals.groomedShare === 0) return undefined;
  const { groomAfterDays, groomFps, keyFrameRatio } = givenTiers(tiers!.settings);
  return searchResult(deals.groomedShare, '1', {
    rule: saying('found.groomed-share'),
    because: [groomAfterDays, groomFps, keyFrameRatio],
  });
}
