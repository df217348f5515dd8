import { cited, decided, type Quantity } from '../../derivation/quantity.ts';
import { once } from '../../derivation/once.ts';
import { DiskType } from '../../design/enumerations.ts';
import { dailyWithOverhead, outageVideo } from '../../formulas/failure.ts';
import { ageingStorage } from '../../formulas/retention-by-class.ts';
import { overheadFactor, withinLimit, withOverheadRate } from '../../formulas/servers.ts';
import type { FailingServers, RecordingStorage, SpareStorage } from '../failure/failing-servers.ts';
import type { PlanLoad } from '../deal/plan-group.ts';
import type { LimitCode } from '../result/result.ts';
import { mostUpTo } from '../search/bisection.ts';
import { searchResult } from '../search/search-result.ts';
import { explainCapacity, type DiskLayout } from '../storage/raid-layout.ts';
import { bestLayout, type StorageNeed } from '../storage/storage-layout.ts';
import { STORAGE_LIMITS } from './storage-limits.ts';
import { throughputOf } from '../storage/disk-performance.ts';
import { layoutChoice } from '../storage/layout-choice.ts';
import { lockedNeed, reserveOf, storedNeed, type GenericFigures } from '../figures/generic-figures.ts';
import { machineLimits } from '../hardware/machine-limits.ts';
import { mostDisksOf, placeOf } from '../hardware/disk-limit.ts';
import type { DatabaseSolution, ServerQuestion, ServerSolution } from '../hardware/recording-servers.ts';
import { databaseNeeds, isLiveWindow, STORAGE_ROLES, storageNeed, withOverhead } from '../hardware/server-load.ts';
import { brokenBy } from '../limits/limit.ts';
import { saying } from '../result/sayings.ts';

interface Sources {
  readonly solution: ServerSolution;
  readonly figures: GenericFigures;
  readonly question: ServerQuestion;
}

/** Generic recording servers in the form that failures are computed for. */
export function failingServers(sources: Sources): FailingServers {
  const { solution, figures, question } = sources;
  const { machine, plan } = solution;
  const { overhead, servers, clientRate } = figures;
  return {
    plan,
    servers,
    rated: cited(machine.name, saying('field.recording-rate'), machine.recording),
    storages: solution.databases.map((database, index) => storageOf(database, index, sources)),
    deals: withOverhead(question.deals, question.settings).deals,
    rateOf: ({ peakMbit }) => withOverheadRate({ demand: peakMbit, overheadPercent: overhead }),
    overheadFactor: overheadFactor(overhead.value),
    dailyOf: (daily) => dailyWithOverhead({ daily, overheadPercent: overhead }),
    clientRate,
    brokenBy: (load) => brokenInServer(load, sources),
    spareFor: (daily, days) => spareFor(daily, days, sources),
  };
}

function storageOf({ name, layout, settings }: DatabaseSolution, index: number, sources: Sources): RecordingStorage {
  const { figures, question } = sources;
  const { disks, disksOfAll, diskTb, capacity, transfer, groomedShare } = figures.databases[index]!;
  const isArchived = isLiveWindow(name, question.settings);
  return {
    role: STORAGE_ROLES[name],
    layout,
    hasWorkloadRating: settings.diskType !== DiskType.ssd,
    disks,
    disksOfAll,
    diskTb,
    capacity,
    reserve: reserveOf(question),
    transfer,
    isArchived,
    groomedShare,
    throughput: throughputOf(capacity.dataDisks, question.searches[name].family),
    needOf: (load) => storedNeed(isArchived ? load.liveTb : load.storageTb, figures.overhead, question),
    lockedOf: ({ lockedTb }) => lockedNeed(lockedTb, figures.overhead),
  };
}

/** Limits of the machine, and of the disks as they were bought. */
function brokenInServer(load: PlanLoad, { solution, figures, question }: Sources): readonly LimitCode[] {
  const { clientMbit } = withOverhead(question.deals, question.settings);
  const ofMachine = brokenBy(machineLimits(solution.machine, question), load);
  const needs = databaseNeeds(load, clientMbit, question);
  const ofDisks = solution.databases.flatMap(({ name, layout }, index) => {
    const { family } = question.searches[name];
    return STORAGE_LIMITS.filter(
      ({ of, allowed }) =>
        !withinLimit(of(needs[index]!.need, layout.raid), allowed(figures.databases[index]!, family).value),
    ).map(({ limit }) => limit);
  });
  return [...new Set([...ofMachine, ...ofDisks])];
}

/**
 * The disks of a spare: laid out like a live database for the video of an outage and the full rate; where no layout of its bays
 * holds that much, for the longest outage that one holds, in whole hours.
 */
function spareFor(daily: Quantity<'TB/day'>, days: Quantity<'day'>, sources: Sources): SpareStorage {
  const { solution, figures, question } = sources;
  const { convention, settings } = question;
  const { liveDatabase } = settings.advancedSettings;
  const search = question.searches.liveDatabase;
  const bays = mostDisksOf(solution.machine, question)[placeOf(liveDatabase)];
  const capacityFor = (outage: Quantity<'day'>): Quantity<'TB'> =>
    storedNeed(outageVideo({ daily, days: outage }), figures.overhead, question);
  const layoutFor = (capacity: Quantity<'TB'>): DiskLayout | undefined =>
    bestLayout(spareNeed(capacity.value, sources), search, bays);
  const need = capacityFor(days);
  const whole = layoutFor(need);
  const held =
    whole === undefined
      ? capacityFor(longestOutage(days, need, (each) => layoutFor(capacityFor(each)) !== undefined))
      : need;
  // The disks of a recording server carry the full rate, and no outage at all needs less of them.
  const layout = whole ?? layoutFor(held)!;
  const explained = once(() => {
    const choice = layoutChoice(
      { layout, need: spareNeed(held.value, sources), search, convention },
      { ...figures.recordingNeed(), capacity: held },
    );
    const disks = decided(layout.disks, 'disk', choice);
    const diskTb = decided(layout.diskTb, 'TB/disk', choice);
    const { counted } = explainCapacity(layout.raid, { disks, diskTb }, { model: search.model, convention });
    return {
      capacity: counted,
      room: ageingStorage({ storageTb: counted, taken: [reserveOf(question)] }),
      disks: { settings: liveDatabase, layout, disks, diskTb },
    };
  });
  return { need, isEnough: whole !== undefined, layout, explained };
}

/** The longest outage up to some days that disks hold. */
function longestOutage(
  days: Quantity<'day'>,
  need: Quantity<'TB'>,
  holds: (outage: Quantity<'day'>) => boolean,
): Quantity<'day'> {
  const outageOf = (hours: number): Quantity<'day'> =>
    searchResult(hours / HOURS_PER_DAY, 'day', { rule: saying('found.longest-outage'), because: [days, need] });
  return outageOf(mostUpTo(days.value * HOURS_PER_DAY, (hours) => holds(outageOf(hours))));
}

const HOURS_PER_DAY = 24;

/** What a spare asks of its disks: to record as the fullest server does, without archiving, and so many TB with the reserve. */
function spareNeed(tb: number, { solution, question }: Sources): StorageNeed {
  const { settings, catalogue } = question;
  const { deals, clientMbit } = withOverhead(question.deals, settings);
  const load = deals.greatest(solution.plan.order, solution.servers);
  return storageNeed(load, { passes: 1, rewrittenShare: 0, clientMbit, model: catalogue.storageModel, tb });
}
