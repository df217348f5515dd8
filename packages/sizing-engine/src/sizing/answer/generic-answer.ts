import type { Explained } from '../../derivation/explained.ts';
import { cited, type Quantity } from '../../derivation/quantity.ts';
import { rawCapacity } from '../../formulas/raid.ts';
import { withOverheadStorage } from '../../formulas/servers.ts';
import { platformOf } from '../../design/platform.ts';
import { boughtServers, genericAlternatives } from '../alternatives/generic-alternatives.ts';
import { layoutFigures } from '../storage/layout-figures.ts';
import { failureOf } from '../failure/failure.ts';
import type { FailingServers } from '../failure/failing-servers.ts';
import { sparesFailure, sparesOf } from '../failure/spares.ts';
import { nearlyFullWarnings, serverStorages } from './answer-storages.ts';
import { failingServers } from './generic-failure.ts';
import type { RecordingHardware } from '../bill/explained-line.ts';
import { genericHardware } from '../bill/hardware-lines.ts';
import { genericFigures, type GenericFigures } from '../figures/generic-figures.ts';
import { costlyArchiveWarnings, fixedServerWarnings } from './costly-settings.ts';
import { databaseProposal, genericProposal, networkInterfaces } from './generic-proposal.ts';
import { alternativeSources, type InOtherConvention } from '../alternatives/explained-alternative.ts';
import { keptTb, storedTb, totalsOfDemand } from '../demand/explained-demand.ts';
import { GENERIC_CLIENTS } from '../headroom/headroom-moves.ts';
import { nextSpare } from '../failure/next-spare.ts';
import { spareHeadroom } from '../headroom/spare-headroom.ts';
import { headroomOf } from '../headroom/headroom.ts';
import type { SolutionStep } from '../headroom/solution-step.ts';
import { ledgerOf, otherConventionOf, otherConventionSaid, type LedgerStorage } from './ledger.ts';
import { saying } from '../result/sayings.ts';
import { bindingOf, bindingState, loadsOf, type NoSolution } from '../limits/limit.ts';
import { serverFailure } from '../no-solution/no-solution.ts';
import { serverPlanOf } from '../limits/server-plan.ts';
import type { DesignQuestion, SizingQuestion } from '../question/question.ts';
import type { HardwareAnswer } from './hardware-answer.ts';
import {
  bestServers,
  doServersHold,
  serverQuestion,
  serversHolding,
  type BoughtServers,
  type ServerQuestion,
  type ServerSolution,
} from '../hardware/recording-servers.ts';
import type { DatabaseProposal, LedgerStep } from '../result/result.ts';

import { isLiveWindow, withOverhead, type DatabaseName } from '../hardware/server-load.ts';
import { storageLoads } from './storage-limits.ts';
import { loaded, takenOf } from './taken-share.ts';
import { retentionReachOf } from '../retention/retention-reach.ts';
import { tierStorageOf } from '../retention/tiers.ts';
import { machineWarnings, warningsOfLayouts } from '../hardware/warnings.ts';

/** The hardware part of a proposal with generic servers, or why there is none. */
export function genericAnswer(sizing: SizingQuestion): HardwareAnswer | NoSolution {
  const question = genericQuestion(sizing);
  const solution = bestServers(question);
  if (solution === undefined)
    return serverFailure(question, { rows: sizing.design.cameras, dealsAfter: sizing.range.value.dealsAfter });
  const figures = genericFigures(solution, { sizing, question });
  const excess = sparesFailure(sizing.design.serverSettings.resilience, figures.servers);
  if (excess !== undefined) return excess;
  const failing = (): FailingServers => failingServers({ solution, figures, question });
  const spares = sparesOf(sizing, failing);
  const { failure, reach, failureWarnings } = failureOf(sizing, failing, spares);
  const { options } = sizing;
  const other = options.alternatives ? otherConvention(question) : undefined;
  const { deals } = withOverhead(question.deals, question.settings);
  const spare = nextSpare(sizing, { hardwareOf: failing, machine: solution.machine.name });
  const database = (name: DatabaseName): Explained<DatabaseProposal> | null =>
    databaseOf(name, solution, { figures, sizing });
  const storages = serverStorages(solution, figures, question);
  const proposal = genericProposal(solution, figures, question);
  return {
    genericProposal: proposal,
    networkInterface: networkInterfaces(solution, figures, question),
    liveDatabase: database('liveDatabase'),
    archiveDatabase: database('archiveDatabase'),
    huskyProposal: null,
    bindingConstraint: bindingState(bindingOf(solution.limits, solution.plan, deals), figures),
    loads: [...loadsOf(solution.limits, figures), ...storageLoads(figures, question)],
    serverPlan: serverPlanOf(solution.plan, {
      ...sizing,
      rows: sizing.design.cameras,
      overhead: figures.overhead,
      listsAll: options.plan,
      totals: totalsOfDemand(sizing.demand),
    }),
    retentionReach: retentionReachOf(sizing, longestStorage(figures)),
    ...tierStorageOf(sizing.demand),
    failure,
    reach,
    headroom: options.headroom ? [...growthOf(solution, { question, sizing }), ...spareHeadroom(failure, spare)] : [],
    ledger: genericLedger(solution, figures, { sizing, other }),
    alternatives:
      other === undefined
        ? []
        : genericAlternatives(solution, question, { ...alternativeSources(sizing), spare, other }),
    storages,
    recording: { plan: solution.plan, servers: figures.servers, cores: coresOf(solution.machine) },
    warnings: [
      ...nearlyFullWarnings(storages),
      ...costlyArchiveWarnings(solution, sizing, { stepOf, questionOf: genericQuestion }),
      ...fixedServerWarnings(solution, question),
      ...warningsOf(solution, sizing),
      ...failureWarnings,
    ],
    hardware: genericHardware(solution, figures, { designation: proposal.machineType, question, spares }),
  };
}

/** Cores of a machine; null where the catalogue does not say. */
function coresOf({ name, cores }: ServerSolution['machine']): Quantity<'1'> | null {
  return cores === undefined ? null : cited(name, saying('field.cores'), cores);
}

/** What has to be bought of generic servers alone; undefined where nothing fits. */
export function genericHardwareOf(sizing: SizingQuestion): RecordingHardware | undefined {
  const question = genericQuestion(sizing);
  const solution = bestServers(question);
  if (solution === undefined) return undefined;
  const figures = genericFigures(solution, { sizing, question });
  if (sparesFailure(sizing.design.serverSettings.resilience, figures.servers) !== undefined) return undefined;
  const spares = sparesOf(sizing, () => failingServers({ solution, figures, question }));
  return genericHardware(solution, figures, { designation: solution.machine.name, question, spares });
}

/** How far the design is from the next step of the servers. */
function growthOf(
  solution: ServerSolution,
  { question, sizing }: { readonly question: ServerQuestion; readonly sizing: SizingQuestion },
) {
  return headroomOf({
    rows: sizing.design.cameras,
    load: { deals: question.deals, clientStreams: question.settings.mainSettings.concurrentSmartClientStreams },
    clients: { bounds: GENERIC_CLIENTS, name: question.catalogue.names.client },
    dealsAfter: sizing.range.value.dealsAfter,
    solve: (load) => {
      const found = bestServers(loaded(question, load));
      return found && { ...stepOf(found), taken: takenOf(found, { question, sizing }) };
    },
    hold: (load) => {
      const held = serversHolding(solution, loaded(question, load));
      return held && stepOf(held);
    },
    areHeld: (load) => doServersHold(solution, loaded(question, load)),
  });
}

/** The storage that holds the whole retention: the archive, where there is one. */
function longestStorage({ databases, locked }: GenericFigures): Parameters<typeof retentionReachOf>[1] {
  const { need, capacity } = databases.at(-1)!;
  return { need, room: capacity.counted, locked };
}

/** What the search for generic servers is asked for a design. */
export function genericQuestion({ design, range, catalogue }: DesignQuestion): ServerQuestion {
  const settings = design.serverSettings.genericServerSettings;
  return serverQuestion({
    deals: range.value.deals,
    settings,
    version: platformOf(settings, catalogue),
    catalogue,
    convention: design.serverSettings.capacityConvention,
    resilience: design.serverSettings.resilience,
  });
}

function databaseOf(
  name: DatabaseName,
  solution: ServerSolution,
  { figures, sizing }: { readonly figures: GenericFigures; readonly sizing: SizingQuestion },
): Explained<DatabaseProposal> | null {
  const index = solution.databases.findIndex((database) => database.name === name);
  const database = solution.databases[index];
  return database === undefined ? null : databaseProposal(database, figures.databases[index]!, sizing.catalogue);
}

function stepOf(solution: BoughtServers): SolutionStep {
  const { servers, machine, rawTb, databases } = solution;
  const disks = servers * disksOf(solution);
  return {
    servers,
    machine: machine.name,
    layouts: layoutFigures(databases),
    rank: [servers, machine.rank, disks, rawTb, -survivalOf(solution)],
    disks,
  };
}

function disksOf({ databases }: BoughtServers): number {
  return databases.reduce((sum, { layout }) => sum + layout.disks, 0);
}

function survivalOf({ databases }: BoughtServers): number {
  return databases.reduce((sum, { layout }) => sum + layout.raid.survival, 0);
}

function warningsOf({ databases, machine, plan }: ServerSolution, { catalogue }: SizingQuestion) {
  return [...warningsOfLayouts(databases, catalogue), ...machineWarnings(machine, plan.load.cameras)];
}

function genericLedger(
  solution: ServerSolution,
  figures: GenericFigures,
  { sizing, other }: { readonly sizing: SizingQuestion; readonly other: InOtherConvention<ServerSolution> | undefined },
): Explained<LedgerStep>[] {
  const { demand, catalogue, design } = sizing;
  const { resilience } = design.serverSettings;
  const storages = solution.databases.map((database, index): LedgerStorage => {
    const isWindow = isLiveWindow(database.name, sizing.design.serverSettings.genericServerSettings);
    const video: Quantity<'TB'> = isWindow ? demand.liveTb : keptTb(demand);
    const withLocked = isWindow ? video : storedTb(demand);
    const { disks, diskTb, capacity } = figures.databases[index]!;
    return {
      video,
      withLocked,
      withOverhead: withOverheadStorage({ demand: withLocked, overheadPercent: figures.overhead }),
      raw: rawCapacity({ disks, diskTb }),
      usable: capacity.usable,
    };
  });
  return ledgerOf({
    video: demand.storageTb.value,
    isGroomed: demand.tiers !== undefined,
    storages,
    servers: figures.servers,
    model: catalogue.storageModel,
    convention: design.serverSettings.capacityConvention,
    hasReserve: true,
    otherConvention: other === undefined ? null : otherConventionSaid(other, solution, boughtServers(resilience)),
  });
}

function otherConvention(question: ServerQuestion): InOtherConvention<ServerSolution> {
  const convention = otherConventionOf(question.convention);
  return { convention, solution: bestServers(serverQuestion({ ...question, convention })) };
}
