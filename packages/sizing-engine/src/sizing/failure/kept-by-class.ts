import type { Explained } from '../../derivation/explained.ts';
import { once } from '../../derivation/once.ts';
import { decided, given, type Quantity } from '../../derivation/quantity.ts';
import type { CameraRow } from '../../design/design.ts';
import {
  ageingStorage,
  fullAfter,
  keptDays,
  retentionByClass,
  videoOfClass,
  type RetentionClass,
} from '../../formulas/retention-by-class.ts';
import { withinLimit } from '../../formulas/servers.ts';
import type { DealtCameras } from '../deal/deal.ts';
import type { PlannedServers } from '../deal/search.ts';
import { explainLoadOf, explainServerLoad, type ExplainedServerLoad } from '../demand/explained-server.ts';
import type { Demand } from '../demand/demand.ts';
import { givenTiers } from '../demand/given-tiers.ts';
import type { SizingQuestion } from '../question/question.ts';
import type { KeptRecordings } from '../result/failure-result.ts';
import { saying } from '../result/sayings.ts';
import { searchResult } from '../search/search-result.ts';
import { dailyVideoOf } from '../demand/daily-video.ts';
import type { FailingServers, RecordingStorage } from './failing-servers.ts';

/** What the recordings on servers are explained from. */
export interface Sources {
  readonly sizing: SizingQuestion;
  readonly hardware: FailingServers;
}

/** Servers that record, and the greatest load of any of them. */
interface LoadedServers {
  readonly load: ExplainedServerLoad;
  readonly plan: Pick<PlannedServers, 'servers' | 'order'>;
  /** The rows that they record. */
  readonly rows: readonly CameraRow[];
}

/** What the storage of the whole retention keeps of each class of recordings; over several servers the least of any. */
export function keptOn(servers: LoadedServers, sources: Sources): Explained<KeptRecordings>[] {
  const { sizing, hardware } = sources;
  const storage = hardware.storages.at(-1)!;
  const need = storage.needOf(servers.load);
  const capacity = storage.capacity.counted;
  const isNeverFull = withinLimit(need.value, capacity.value);
  const fullest = isNeverFull ? undefined : fullestByClass(servers.plan, sources);
  return retentionsOf(servers.rows).map((days) => {
    const asked = retentionOf(days, sizing);
    const full = fullest?.get(days);
    const byAge = { rule: saying('rule.kept-by-age'), chosen: saying('chosen.amount', { value: days, unit: 'day' }) };
    return {
      storage: storage.role,
      retentionDays: asked,
      keptDays:
        full === undefined
          ? decided(days, 'day', { ...byAge, because: isNeverFull ? [asked, need, capacity] : [asked] })
          : keptDays({ asked, fullAfterDays: fullAfterOn(full, sources) }),
      full: full !== undefined,
    };
  });
}

/** Retentions of some rows, ascending. */
function retentionsOf(rows: readonly CameraRow[]): number[] {
  return [...new Set(rows.map(({ retentionDays }) => retentionDays))].toSorted((a, b) => a - b);
}

function retentionOf(days: number, { design }: SizingQuestion): Quantity<'day'> {
  const row = design.cameras.findIndex(({ retentionDays }) => retentionDays === days);
  return given(`cameras[${row}].retentionDays`, days, 'day');
}

/** A server whose storage gets full. */
interface FullServer {
  readonly server: RecordingServer;
  readonly fullAfterDays: number;
}

/** Of each retention the server that is full first, of those that get full. */
function fullestByClass(plan: LoadedServers['plan'], sources: Sources): ReadonlyMap<number, FullServer> {
  const fullest = new Map<number, FullServer>();
  for (const server of recordingServers(plan, sources)) {
    const { fullAfterDays } = server.held;
    if (fullAfterDays === null) continue;
    for (const { days } of server.classes) {
      if (fullAfterDays < (fullest.get(days)?.fullAfterDays ?? Number.POSITIVE_INFINITY)) {
        fullest.set(days, { server, fullAfterDays });
      }
    }
  }
  return fullest;
}

/** The storage of the whole retention of one server, on bare numbers and without overhead. */
export interface RecordingServer {
  readonly cameras: readonly DealtCameras[];
  /** The cameras as explanations name them; undefined for all cameras of the design. */
  readonly dealt: readonly DealtCameras[] | undefined;
  /** One for each retention. */
  readonly classes: readonly RetentionClass[];
  /** The same at the high end of the rates. */
  readonly busy: () => readonly RetentionClass[];
  /** TB for recordings that age. */
  readonly roomTb: number;
  readonly held: ReturnType<typeof retentionByClass>;
  readonly load: () => ExplainedServerLoad;
}

/** @yields The servers of a plan, those with the same cameras as one. */
export function* recordingServers(plan: LoadedServers['plan'], sources: Sources): Generator<RecordingServer, void> {
  const { sizing, hardware } = sources;
  const { deals } = sizing.range.value;
  const { capacity, reserve } = hardware.storages.at(-1)!;
  const loadSources = { ...sizing, rows: sizing.design.cameras };
  for (const { cameras } of deals.servers(plan.order, plan.servers)) {
    const dealt = plan.servers === 1 ? undefined : cameras;
    const lockedTb = sizing.demand.locked === undefined ? 0 : deals.lockedOf(dealt);
    const forVideo = (capacity.counted.value - (reserve?.value ?? 0)) / hardware.overheadFactor;
    const roomTb = Math.max(0, forVideo - lockedTb);
    const classes = classesOn(cameras, sizing.range.value);
    yield {
      cameras,
      dealt,
      classes,
      roomTb,
      held: retentionByClass(roomTb, classes, reducedAfterDays(sizing)),
      busy: once(() => classesOn(cameras, sizing.range.high)),
      load: once(() =>
        dealt === undefined ? explainServerLoad(plan, loadSources) : explainLoadOf(dealt, loadSources),
      ),
    };
  }
}

export function reducedAfterDays({ range }: SizingQuestion): number {
  return range.tiers?.settings.groomAfterDays ?? Number.POSITIVE_INFINITY;
}

/** What some cameras record in a day, by their retention. */
function classesOn(cameras: readonly DealtCameras[], demand: Pick<Demand, 'classesPerDay'>): RetentionClass[] {
  const perCamera = demand.classesPerDay();
  const byDays = new Map<number, { days: number; rate: number; reducedRate: number }>();
  for (const { group, cameras: count } of cameras) {
    for (const { days, rate, reducedRate } of perCamera[group]!) {
      let sum = byDays.get(days);
      if (sum === undefined) byDays.set(days, (sum = { days, rate: 0, reducedRate: 0 }));
      sum.rate += count * rate;
      sum.reducedRate += count * reducedRate;
    }
  }
  return [...byDays.values()];
}

/** Storage of a server without reserve and locks. */
export function ageingPart(
  storageTb: Quantity<'TB'>,
  { load }: RecordingServer,
  storage: RecordingStorage,
): Quantity<'TB'> {
  const taken = [storage.reserve, storage.lockedOf(load())].filter((each) => each !== undefined);
  return taken.length === 0 ? storageTb : ageingStorage({ storageTb, taken });
}

/** Days after which the storage of a server is full. */
function fullAfterOn({ server, fullAfterDays }: FullServer, { sizing, hardware }: Sources): Quantity<'day'> {
  const storage = hardware.storages.at(-1)!;
  const { dealt, classes } = server;
  const room = (): Quantity<'TB'> => ageingPart(storage.capacity.counted, server, storage);
  const dailyOf = ({ days, rate }: RetentionClass): Quantity<'TB/day'> =>
    hardware.dailyOf(dailyVideoOf({ dealt, retentionDays: days }, rate, sizing));
  if (sizing.range.tiers !== undefined) {
    const { groomAfterDays } = givenTiers(sizing.range.tiers.settings);
    const because = [room(), ...classes.map(dailyOf), groomAfterDays];
    return searchResult(fullAfterDays, 'day', { rule: saying('found.full-after'), because });
  }
  return fullAfter.known(fullAfterDays, () => ({
    capacity: room(),
    whole: classes
      .filter(({ days }) => days < fullAfterDays)
      .map((each) => videoOfClass({ daily: dailyOf(each), days: retentionOf(each.days, sizing) })),
    rest: classes.filter(({ days }) => days >= fullAfterDays).map(dailyOf),
  }));
}
