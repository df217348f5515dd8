import { cited, decided, type Quantity } from '../../derivation/quantity.ts';
import { once } from '../../derivation/once.ts';
import { DiskType } from '../../design/enumerations.ts';
import { dailyWithOverhead } from '../../formulas/failure.ts';
import { withinLimit, withOverheadRate } from '../../formulas/servers.ts';
import type { FailingServers, RecordingStorage, SpareStorage } from '../failure/failing-servers.ts';
import type { PlanLoad } from '../deal/plan-group.ts';
import type { LimitCode } from '../result/result.ts';
import { explainCapacity } from '../storage/raid-layout.ts';
import { bestLayout, type StorageNeed } from '../storage/storage-layout.ts';
import { STORAGE_LIMITS } from './storage-limits.ts';
import { throughputOf } from '../storage/disk-performance.ts';
import { layoutChoice, layoutFigures } from '../storage/layout-choice.ts';
import { lockedNeed, storedNeed, type GenericFigures } from '../figures/generic-figures.ts';
import { machineLimits } from '../hardware/machine-limits.ts';
import { mostDisksOf, placeOf } from '../hardware/disk-limit.ts';
import type { DatabaseSolution, ServerQuestion, ServerSolution } from '../hardware/recording-servers.ts';
import { databaseNeeds, isLiveWindow, STORAGE_ROLES, storageNeed, withOverhead } from '../hardware/server-load.ts';
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
    dailyOf: (daily) => dailyWithOverhead({ daily, overheadPercent: overhead }),
    clientRate,
    brokenBy: (load) => brokenBy(load, sources),
    spareFor: (outage) => spareFor(outage, sources),
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
    transfer,
    isArchived,
    groomedShare,
    throughput: throughputOf(capacity.dataDisks, question.searches[name].family),
    needOf: (load) => storedNeed(isArchived ? load.liveTb : load.storageTb, figures.overhead, question),
    lockedOf: ({ lockedTb }) => lockedNeed(lockedTb, figures.overhead),
  };
}

/** Limits of the machine, and of the disks as they were bought. */
function brokenBy(load: PlanLoad, { solution, figures, question }: Sources): readonly LimitCode[] {
  const { clientMbit } = withOverhead(question.deals, question.settings);
  const ofMachine = machineLimits(solution.machine, question)
    .filter(({ max, of }) => !withinLimit(of(load), max))
    .map(({ limit }) => limit);
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
 * The disks of a spare: laid out like a live database for the video of an outage and the full rate; those of the recording
 * server where no layout of its bays holds that much.
 */
function spareFor(outage: Quantity<'TB'>, sources: Sources): SpareStorage {
  const { solution, figures, question } = sources;
  const { convention, settings } = question;
  const capacityNeed = storedNeed(outage, figures.overhead, question);
  const search = question.searches.liveDatabase;
  const { liveDatabase } = settings.advancedSettings;
  const need = spareNeed(capacityNeed.value, sources);
  const layout = bestLayout(need, search, mostDisksOf(solution.machine, question)[placeOf(liveDatabase)]);
  if (layout === undefined) return spareAsRecording(capacityNeed, sources);
  const explained = once(() => {
    const choice = layoutChoice(
      { layout, need, search, convention },
      { ...figures.recordingNeed(), capacity: capacityNeed },
    );
    const disks = decided(layout.disks, 'disk', choice);
    const diskTb = decided(layout.diskTb, 'TB/disk', choice);
    const capacity = explainCapacity(layout.raid, { disks, diskTb }, { model: search.model, convention });
    return { capacity: capacity.counted, disks: { settings: liveDatabase, layout, disks, diskTb } };
  });
  return { need: capacityNeed, isEnough: true, layout, explained };
}

/** A spare with the disks of a recording server, of the storage that holds the whole retention. */
function spareAsRecording(need: Quantity<'TB'>, { solution, figures }: Sources): SpareStorage {
  const last = figures.databases.length - 1;
  const { capacity, disks, diskTb } = figures.databases[last]!;
  const recording = solution.databases[last]!;
  const choice = {
    rule: saying('rule.spare-as-recording'),
    chosen: saying('chosen.disks', layoutFigures(recording.layout)),
    because: [need, disks],
  };
  return {
    need,
    isEnough: withinLimit(need.value, capacity.counted.value),
    layout: recording.layout,
    explained: () => ({
      capacity: capacity.counted,
      disks: { ...recording, disks: decided(disks.value, 'disk', choice), diskTb },
    }),
  };
}

/** What a spare asks of its disks: to record as the fullest server does, without archiving, and so many TB with the reserve. */
function spareNeed(tb: number, { solution, question }: Sources): StorageNeed {
  const { settings, catalogue } = question;
  const { deals, clientMbit } = withOverhead(question.deals, settings);
  const load = deals.greatest(solution.plan.order, solution.servers);
  return storageNeed(load, { passes: 1, rewrittenShare: 0, clientMbit, model: catalogue.storageModel, tb });
}
