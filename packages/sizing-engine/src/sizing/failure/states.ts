import type { Explained } from '../../derivation/explained.ts';
import type { Quantity } from '../../derivation/quantity.ts';
import { Raid } from '../../design/enumerations.ts';
import { camerasLeft, fullestStorage, lostWithDisk, notRecordedPerHour } from '../../formulas/failure.ts';
import { fillDays, longestKept } from '../../formulas/retention-by-class.ts';
import { limitShare } from '../limits/limit-share.ts';
import { explainLoad, explainServerLoad, type ExplainedServerLoad } from '../demand/explained-server.ts';
import type { DealtCameras } from '../deal/deal.ts';
import { FIRST_ORDER } from '../deal/group-orders.ts';
import { firstStreams } from '../demand/first-streams.ts';
import type { CameraRow } from '../../design/design.ts';
import type { SizingQuestion } from '../question/question.ts';
import type { FailureState } from '../result/result.ts';
import { searchResult } from '../search/search-result.ts';
import { dailyVideoOf } from '../demand/daily-video.ts';
import type { FailingServers, RecordingStorage } from './failing-servers.ts';
import { keptOn } from './kept-by-class.ts';
import { nothing } from './nothing.ts';
import type { Spares } from './spares.ts';
import { canRecordWhileRebuilding, ONE_DISK } from './rebuild.ts';
import { saying } from '../result/sayings.ts';

/** Inputs of the states. */
interface Sources {
  readonly sizing: SizingQuestion;
  readonly hardware: FailingServers;
}

/** The servers in each state that the design can get into. */
export function failureStates(sources: Sources, spares: Spares | undefined): Explained<FailureState>[] {
  const { sizing, hardware } = sources;
  const load = explainServerLoad(hardware.plan, { ...sizing, rows: sizing.design.cameras });
  const normal: State = {
    state: 'normal',
    storage: null,
    ...allRecorded(sizing),
    ...standing({ load, plan: hardware.plan, rows: sizing.design.cameras }, sources),
    broken: [],
  };
  const down = serverDown(sources);
  return [
    normal,
    down,
    ...(hardware.plan.servers === 1 ? [] : [movedByHand(sources)]),
    ...(spares === undefined ? [] : [takenOver(normal, spares, hardware)]),
    ...hardware.storages.map((storage) =>
      storage.layout.raid.id === Raid.jbod
        ? diskLost({ normal, down }, storage, load)
        : rebuilding(normal, storage, { load, sources }),
    ),
  ];
}

type State = Explained<FailureState>;

type Recorded = Pick<State, 'camerasRecorded' | 'camerasNotRecorded' | 'tbNotRecordedPerHour'>;

function allRecorded({ demand }: SizingQuestion): Recorded {
  const rule = saying('rule.every-camera-recorded');
  return {
    camerasRecorded: demand.cameras,
    camerasNotRecorded: nothing('camera', rule, [demand.cameras]),
    tbNotRecordedPerHour: nothing('TB/h', rule, [demand.cameras]),
  };
}

function recordedIn({ camerasRecorded, camerasNotRecorded, tbNotRecordedPerHour }: State): Recorded {
  return { camerasRecorded, camerasNotRecorded, tbNotRecordedPerHour };
}

type Standing = Pick<State, 'serverLoadPercent' | 'storagePercent' | 'retentionDays' | 'kept'>;

/** The fullest of the servers that run. */
function standing(servers: Parameters<typeof keptOn>[0], sources: Sources): Standing {
  const { storages, rated, rateOf } = sources.hardware;
  const { load } = servers;
  const percents = storages.map((storage) => utilizationOf(storage, load));
  const kept = keptOn(servers, sources);
  const days = kept.map(({ keptDays }) => keptDays as Quantity<'day'>);
  return {
    serverLoadPercent: limitShare(rateOf(load), rated),
    storagePercent: percents.length === 1 ? percents[0]! : fullestStorage({ percents }),
    retentionDays: days.length === 1 ? days[0]! : longestKept({ kept: days }),
    kept,
  };
}

function utilizationOf({ needOf, capacity }: RecordingStorage, load: ExplainedServerLoad): Quantity<'%'> {
  return limitShare(needOf(load), capacity.counted);
}

/** The server with the most cameras is down; of several the one that records the most a day. */
function serverDown(sources: Sources): State {
  const { sizing, hardware } = sources;
  const { order, servers } = hardware.plan;
  const daily = sizing.range.value.dealsOfOneDay();
  const server = daily.serverWithMostCameras(order, servers);
  const dealt = daily.camerasOn(order, { server, servers });
  const lost = daily.loadOf(dealt);
  const { cameras } = sizing.demand;
  const down = searchResult(lost.cameras, 'camera', {
    rule: saying('found.most-cameras'),
    because: [cameras, hardware.servers],
  });
  return {
    state: 'serverDown',
    storage: null,
    camerasRecorded: camerasLeft({ cameras, down }),
    camerasNotRecorded: down,
    tbNotRecordedPerHour: notRecordedPerHour({ daily: dailyVideoOf({ dealt }, lost.storageTb, sizing) }),
    ...(servers === 1 ? noServer(hardware) : standingOfOthers({ server, dealt }, sources)),
    broken: [],
  };
}

function noServer({ servers }: FailingServers): Standing {
  const rule = saying('rule.no-server-left');
  return {
    serverLoadPercent: nothing('%', rule, [servers]),
    storagePercent: nothing('%', rule, [servers]),
    retentionDays: nothing('day', rule, [servers]),
    kept: [],
  };
}

interface ServerDown {
  readonly server: number;
  readonly dealt: readonly DealtCameras[];
}

function standingOfOthers({ server, dealt }: ServerDown, sources: Sources): Standing {
  const { sizing, hardware } = sources;
  const { order, servers } = hardware.plan;
  const { cameras: rows } = sizing.design;
  const { deals } = sizing.range.value;
  const { load, fullest } = deals.greatestBut(order, { server, servers });
  const others = explainLoad(load, (figure) => deals.camerasOn(order, { server: fullest(figure), servers }), {
    ...sizing,
    rows,
  });
  return standing({ load: others, plan: hardware.plan, rows: rowsBeside(dealt, rows) }, sources);
}

/** The rows of groups that have cameras on other servers too. */
function rowsBeside(dealt: readonly DealtCameras[], rows: readonly CameraRow[]): readonly CameraRow[] {
  const down = new Map(dealt.map(({ cameraGroupId, cameras }) => [cameraGroupId, cameras]));
  const gone = new Set(
    firstStreams(rows)
      .map((number) => rows[number]!)
      .filter(({ cameraGroupId, quantity }) => down.get(cameraGroupId) === quantity)
      .map(({ cameraGroupId }) => cameraGroupId),
  );
  return rows.filter(({ cameraGroupId }) => !gone.has(cameraGroupId));
}

/** The cameras of one server are dealt over the others. */
function movedByHand(sources: Sources): State {
  const { sizing, hardware } = sources;
  const servers = hardware.plan.servers - 1;
  const order = orderOn(servers, hardware);
  const load = explainServerLoad({ servers, order }, { ...sizing, rows: sizing.design.cameras });
  return {
    state: 'serverDownMoved',
    storage: null,
    ...allRecorded(sizing),
    ...standing({ load, plan: { servers, order }, rows: sizing.design.cameras }, sources),
    broken: hardware.brokenBy(hardware.deals.greatest(order, servers)),
  };
}

/** The first order under which so many servers keep every limit; the first of all where none does. */
function orderOn(servers: number, { deals, brokenBy }: FailingServers): number {
  const keepsLimits = (order: number): boolean =>
    brokenBy(deals.atLeast(order, servers)).length === 0 && brokenBy(deals.greatest(order, servers)).length === 0;
  return deals.orders.find(keepsLimits) ?? FIRST_ORDER;
}

/** A spare records what the fullest server did. */
function takenOver(normal: State, { daily, storage }: Spares, { dailyOf }: FailingServers): State {
  const { need, isEnough } = storage;
  const { capacity, room } = storage.explained();
  return {
    ...normal,
    state: 'serverDownFailover',
    storagePercent: limitShare(need, capacity),
    retentionDays: fillDays({ capacity: room, daily: dailyOf(daily) }),
    kept: [],
    broken: isEnough ? [] : ['storage'],
  };
}

/** A disk without redundancy fails: its recordings are lost, and what records on it waits for another; an archive does not record. */
function diskLost(
  { normal, down }: { readonly normal: State; readonly down: State },
  { role, isArchived, diskTb }: RecordingStorage,
  load: ExplainedServerLoad,
): State {
  return {
    ...normal,
    state: 'diskLost',
    storage: role,
    ...(role === 'archive' ? {} : recordedIn(down)),
    tbLost: lostWithDisk({ storedTb: isArchived ? load.liveTb : load.storageTb, diskTb, disk: ONE_DISK }),
  };
}

function rebuilding(
  normal: State,
  storage: RecordingStorage,
  { load, sources }: { readonly load: ExplainedServerLoad; readonly sources: Sources },
): State {
  const { failureModel } = sources.sizing.catalogue;
  return {
    ...normal,
    state: 'diskRebuild',
    storage: storage.role,
    storagePercent: utilizationOf(storage, load),
    broken: canRecordWhileRebuilding(storage, failureModel) ? [] : ['throughput'],
  };
}
