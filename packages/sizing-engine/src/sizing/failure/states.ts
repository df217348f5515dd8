import type { Explained } from '../../derivation/explained.ts';
import { given, type Quantity } from '../../derivation/quantity.ts';
import { Raid } from '../../design/enumerations.ts';
import { camerasLeft, daysHeldOf, fullestStorage, notRecordedPerHour } from '../../formulas/failure.ts';
import { limitShare } from '../limits/limit-share.ts';
import { explainLoad, explainServerLoad, type ExplainedServerLoad } from '../demand/explained-server.ts';
import { withoutLocks, type RetentionRoom } from '../retention/evidence-lock.ts';
import { FIRST_ORDER } from '../deal/group-orders.ts';
import type { SizingQuestion } from '../question/question.ts';
import type { FailureState } from '../result/result.ts';
import { searchResult } from '../search/search-result.ts';
import { dailyVideoOf } from './daily-video.ts';
import { daysHeldInArchives } from './days-in-tiers.ts';
import type { FailingServers, RecordingStorage } from './failing-servers.ts';
import { nothing } from './nothing.ts';
import type { Spares } from './spares.ts';
import { canRecordWhileRebuilding } from './rebuild.ts';
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
    ...standing(load, sources),
    broken: [],
  };
  return [
    normal,
    serverDown(sources),
    ...(hardware.plan.servers === 1 ? [] : [movedByHand(sources)]),
    ...(spares === undefined ? [] : [takenOver(normal, spares)]),
    ...hardware.storages
      .filter(({ layout }) => layout.raid.id !== Raid.jbod)
      .map((storage) => rebuilding(normal, storage, { load, sources })),
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

type Standing = Pick<State, 'serverLoadPercent' | 'storagePercent' | 'retentionDays'>;

/** The fullest of the servers that run. */
function standing(load: ExplainedServerLoad, { sizing, hardware }: Sources): Standing {
  const { storages, rated, rateOf } = hardware;
  const percents = storages.map((storage) => utilizationOf(storage, load));
  const keeping = storages.at(-1)!;
  const { need, room } = withoutLocks(
    { need: keeping.needOf(load), room: keeping.capacity.counted },
    keeping.lockedOf(load),
  );
  return {
    serverLoadPercent: limitShare(rateOf(load), rated),
    storagePercent: percents.length === 1 ? percents[0]! : fullestStorage({ percents }),
    retentionDays: daysHeldBy({ need, room }, load, sizing),
  };
}

function daysHeldBy({ need, room }: RetentionRoom, load: ExplainedServerLoad, sizing: SizingQuestion): Quantity<'day'> {
  const storage = { asked: longestRetention(sizing), capacity: room, need };
  return sizing.range.tiers === undefined ? daysHeldOf(storage) : daysHeldInArchives(load, storage, sizing);
}

function utilizationOf({ needOf, capacity }: RecordingStorage, load: ExplainedServerLoad): Quantity<'%'> {
  return limitShare(needOf(load), capacity.counted);
}

function longestRetention({ design, range }: SizingQuestion): Quantity<'day'> {
  const { max } = range.rows.retentionDays;
  const row = design.cameras.findIndex(({ retentionDays }) => retentionDays === max);
  return given(`cameras[${row}].retentionDays`, max, 'day');
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
    tbNotRecordedPerHour: notRecordedPerHour({ daily: dailyVideoOf(dealt, lost.storageTb, sizing) }),
    ...(servers === 1 ? noServer(hardware) : standingOfOthers(server, sources)),
    broken: [],
  };
}

function noServer({ servers }: FailingServers): Standing {
  const rule = saying('rule.no-server-left');
  return {
    serverLoadPercent: nothing('%', rule, [servers]),
    storagePercent: nothing('%', rule, [servers]),
    retentionDays: nothing('day', rule, [servers]),
  };
}

function standingOfOthers(server: number, sources: Sources): Standing {
  const { sizing, hardware } = sources;
  const { order, servers } = hardware.plan;
  const { deals } = sizing.range.value;
  const { load, fullest } = deals.greatestBut(order, { server, servers });
  const others = explainLoad(load, (figure) => deals.camerasOn(order, { server: fullest(figure), servers }), {
    ...sizing,
    rows: sizing.design.cameras,
  });
  return standing(others, sources);
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
    ...standing(load, sources),
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
function takenOver(normal: State, { outageDays, storage }: Spares): State {
  const { need, isEnough } = storage;
  const { capacity } = storage.explained();
  return {
    ...normal,
    state: 'serverDownFailover',
    storagePercent: limitShare(need, capacity),
    retentionDays: daysHeldOf({ asked: outageDays, capacity, need }),
    broken: isEnough ? [] : ['storage'],
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
