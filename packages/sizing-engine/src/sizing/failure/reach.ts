import type { Explained } from '../../derivation/explained.ts';
import { once } from '../../derivation/once.ts';
import { cited, given, type Quantity } from '../../derivation/quantity.ts';
import type { CameraRow } from '../../design/design.ts';
import {
  aloneDays,
  daysMore,
  daysWithoutDeletion,
  fillDays,
  retentionByClass,
  timesAsLong,
  togetherFactor,
} from '../../formulas/retention-by-class.ts';
import { givenTiers } from '../demand/given-tiers.ts';
import type { StorageReach } from '../result/failure-result.ts';
import { saying } from '../result/sayings.ts';
import { searchResult } from '../search/search-result.ts';
import { dailyVideoOf } from '../demand/daily-video.ts';
import { ageingPart, recordingServers, reducedAfterDays, type RecordingServer, type Sources } from './kept-by-class.ts';

/** How much longer the storage of the whole retention could keep recordings; over several servers the least of any. */
export function reachOf(sources: Sources): Explained<StorageReach>[] {
  const { hardware } = sources;
  const servers = [...recordingServers(hardware.plan, sources)];
  const after = reducedAfterDays(sources.sizing);
  return [
    {
      storage: hardware.storages.at(-1)!.role,
      alone: aloneOn(servers, sources),
      togetherFactor: togetherOn(leastBy(timesAsLong), sources),
      fillDays: fillDaysOn(leastBy(daysWithoutDeletion), sources),
      busyDays: busyDaysOn(servers, sources),
    },
  ];

  function leastBy(figureOf: typeof timesAsLong): Least {
    let least: Least | undefined;
    for (const server of servers) {
      const figure = figureOf(server.roomTb, server.classes, after);
      if (least === undefined || figure < least.figure) least = { server, figure };
    }
    return least!;
  }
}

/** The least of a figure over several servers, and the server. */
interface Least {
  readonly server: RecordingServer;
  readonly figure: number;
}

/** Cameras of a group on the server where each of them could have the least storage more. */
interface GroupOnServer {
  readonly server: RecordingServer;
  readonly group: number;
  readonly cameras: number;
  /** Free storage for each of them, if the group alone took it, TB. */
  readonly room: number;
}

/** How long a group could be kept there, and what it records there in a day, TB. */
interface GroupAlone {
  readonly cameraGroupId: number;
  readonly server: RecordingServer;
  readonly days: number;
  readonly rate: number;
}

function aloneOn(servers: readonly RecordingServer[], sources: Sources): Explained<StorageReach['alone']> {
  const { sizing } = sources;
  const perCamera = sizing.range.value.classesPerDay();
  const after = reducedAfterDays(sizing);
  const least = new Map<number, GroupOnServer>();
  for (const server of servers) {
    const left = Math.max(0, server.roomTb - server.held.used);
    for (const { group, cameraGroupId, cameras } of server.cameras) {
      const room = left / cameras;
      if (room < (least.get(cameraGroupId)?.room ?? Number.POSITIVE_INFINITY)) {
        least.set(cameraGroupId, { server, group, cameras, room });
      }
    }
  }
  const rows = once(() => longestRows(sizing.design.cameras));
  const needs = new Map(servers.map((server) => [server, once(() => citedNeed(server, sources))]));
  const groups = new Set(sizing.design.cameras.map(({ cameraGroupId }) => cameraGroupId));
  return [...groups].map((cameraGroupId) => {
    const { server, group, cameras, room } = least.get(cameraGroupId)!;
    const classes = perCamera[group]!;
    const longest = Math.max(...classes.map(({ days }) => days));
    const asked = (): Quantity<'day'> => given(`cameras[${rows().get(cameraGroupId)}].retentionDays`, longest, 'day');
    const need = needs.get(server)!;
    const days = longest + daysMore(room, classes, after);
    const rate = classes.reduce((sum, row) => sum + row.rate, 0) * cameras;
    return { cameraGroupId, days: explainedAlone({ server, days, rate, cameraGroupId }, { asked, need }, sources) };
  });
}

/** Of each group the number of the row that is kept for the longest. */
function longestRows(cameras: readonly CameraRow[]): ReadonlyMap<number, number> {
  const longest = new Map<number, number>();
  for (const [number, { cameraGroupId, retentionDays }] of cameras.entries()) {
    const known = longest.get(cameraGroupId);
    if (known === undefined || retentionDays > cameras[known]!.retentionDays) longest.set(cameraGroupId, number);
  }
  return longest;
}

// Told as sums: the rows behind them would make an explanation of many groups several times as large.
const PLAN = saying('cited.server-plan');
const DEALT = { origin: 'calculated', source: saying('source.dealt-in-rounds') } as const;

function citedNeed({ load }: RecordingServer, { hardware }: Sources): Quantity<'TB'> {
  const { value } = hardware.storages.at(-1)!.needOf(load());
  return cited(PLAN, saying('field.need-of-server'), { value, unit: 'TB', ...DEALT });
}

function explainedAlone(
  { server, days, rate, cameraGroupId }: GroupAlone,
  { asked, need }: { readonly asked: () => Quantity<'day'>; readonly need: () => Quantity<'TB'> },
  { sizing, hardware }: Sources,
): Quantity<'day'> {
  const storage = hardware.storages.at(-1)!;
  const capacity = storage.capacity.counted;
  if (sizing.range.tiers !== undefined) {
    const { groomAfterDays } = givenTiers(sizing.range.tiers.settings);
    const because = [asked(), capacity, storage.needOf(server.load()), groomAfterDays];
    return searchResult(days, 'day', { rule: saying('found.alone-days'), because });
  }
  return aloneDays.known(days, () => {
    const { value } = hardware.dailyOf(dailyVideoOf({ dealt: server.dealt, cameraGroupId }, rate, sizing));
    const daily = cited(PLAN, saying('field.video-a-day'), { value, unit: 'TB/day', ...DEALT });
    return { asked: asked(), capacity, need: need(), daily };
  });
}

function togetherOn({ server, figure }: Least, { sizing, hardware }: Sources): Quantity<'1'> {
  const storage = hardware.storages.at(-1)!;
  const capacity = ageingPart(storage.capacity.counted, server, storage);
  const used = ageingPart(storage.needOf(server.load()), server, storage);
  if (sizing.range.tiers === undefined) return togetherFactor({ capacity, used });
  const { groomAfterDays } = givenTiers(sizing.range.tiers.settings);
  return searchResult(figure, '1', {
    rule: saying('found.times-together'),
    because: [capacity, used, groomAfterDays],
  });
}

/** Days after which busy scenes fill the storage; null where they never do on any server. */
function busyDaysOn(servers: readonly RecordingServer[], { sizing, hardware }: Sources): Quantity<'day'> | null {
  const storage = hardware.storages.at(-1)!;
  const after = reducedAfterDays(sizing);
  let least: Least | undefined;
  for (const server of servers) {
    const { fullAfterDays } = retentionByClass(server.roomTb, server.busy(), after);
    if (fullAfterDays !== null && fullAfterDays < (least?.figure ?? Number.POSITIVE_INFINITY))
      least = { server, figure: fullAfterDays };
  }
  if (least === undefined) return null;
  const { high } = sizing.demand.storageTb;
  return searchResult(least.figure, 'day', {
    rule: saying('found.busy-days'),
    because: [ageingPart(storage.capacity.counted, least.server, storage), high],
  });
}

function fillDaysOn({ server, figure }: Least, { sizing, hardware }: Sources): Quantity<'day'> {
  const storage = hardware.storages.at(-1)!;
  const capacity = ageingPart(storage.capacity.counted, server, storage);
  const rate = server.classes.reduce((sum, each) => sum + each.rate, 0);
  const daily = hardware.dailyOf(dailyVideoOf({ dealt: server.dealt }, rate, sizing));
  if (sizing.range.tiers === undefined) return fillDays({ capacity, daily });
  const { groomAfterDays } = givenTiers(sizing.range.tiers.settings);
  return searchResult(figure, 'day', {
    rule: saying('found.fill-days'),
    because: [capacity, daily, groomAfterDays],
  });
}
