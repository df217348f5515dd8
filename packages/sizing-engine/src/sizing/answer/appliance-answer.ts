import type { Explained } from '../../derivation/explained.ts';
import { given, type ExplainedText } from '../../derivation/quantity.ts';
import { platformOf } from '../../design/platform.ts';
import {
  applianceOffers,
  bestAppliance,
  isHeldBy,
  type ApplianceOffer,
  type ApplianceQuestion,
  type ApplianceSolution,
} from '../hardware/appliances.ts';
import { applianceAlternatives, boughtAppliances } from '../alternatives/appliance-alternatives.ts';
import { alternativeSources, type InOtherConvention } from '../alternatives/explained-alternative.ts';
import { storedTb, totalsOfDemand } from '../demand/explained-demand.ts';
import { nextSpare } from '../failure/next-spare.ts';
import { spareHeadroom } from '../headroom/spare-headroom.ts';
import { headroomOf } from '../headroom/headroom.ts';
import type { PlannedStep, SolutionStep } from '../headroom/solution-step.ts';
import { failureOf } from '../failure/failure.ts';
import type { FailingServers } from '../failure/failing-servers.ts';
import { spareCount, sparesFailure, sparesOf } from '../failure/spares.ts';
import { applianceStorages, nearlyFullWarnings } from './answer-storages.ts';
import { failingAppliances } from './appliance-failure.ts';
import type { RecordingHardware } from '../bill/explained-line.ts';
import { applianceHardware } from '../bill/hardware-lines.ts';
import { applianceFigures, type ApplianceFigures } from '../figures/appliance-figures.ts';
import { fixedApplianceWarnings } from './costly-settings.ts';
import { applianceProposal } from './appliance-proposal.ts';
import { ledgerOf, otherConventionOf, otherConventionSaid } from './ledger.ts';
import {
  against,
  askedShare,
  bindingOf,
  bindingState,
  loadOf,
  loadsOf,
  tightestOf,
  type NoSolution,
} from '../limits/limit.ts';
import { applianceFailure } from '../no-solution/no-solution.ts';
import { serverPlanOf } from '../limits/server-plan.ts';
import type { DesignQuestion, SizingQuestion } from '../question/question.ts';
import type { HardwareAnswer } from './hardware-answer.ts';
import type { LedgerStep, ServerLoad } from '../result/result.ts';

import { retentionReachOf } from '../retention/retention-reach.ts';
import { clientWarnings, layoutWarnings } from '../hardware/warnings.ts';

/** The hardware part of a proposal with appliances, or why there is none. */
export function applianceAnswer(sizing: SizingQuestion): HardwareAnswer | NoSolution {
  const question = applianceQuestion(sizing);
  const offers = applianceOffers(question);
  const solution = bestAppliance(offers, question);
  if (solution === undefined)
    return applianceFailure(question, { rows: sizing.design.cameras, dealsAfter: sizing.range.value.dealsAfter });
  const figures = applianceFigures(solution, sizing, question);
  const excess = sparesFailure(sizing.design.serverSettings.resilience, figures.servers);
  if (excess !== undefined) return excess;
  const failing = (): FailingServers =>
    failingAppliances(solution, { figures, deals: question.deals, catalogue: sizing.catalogue });
  const { failure, reach, failureWarnings } = failureOf(sizing, failing, sparesOf(sizing, failing));
  const { limits, plan } = solution;
  const { options } = sizing;
  const spare = nextSpare(sizing, { hardwareOf: failing, machine: solution.sku.sku });
  const other = options.alternatives ? otherConvention(question) : undefined;
  const totals = totalsOfDemand(sizing.demand);
  const storages = applianceStorages(solution, figures, question);
  const proposal = applianceProposal(solution, { figures, demand: sizing.demand, question });
  return {
    genericProposal: null,
    networkInterface: null,
    liveDatabase: null,
    archiveDatabase: null,
    huskyProposal: proposal,
    bindingConstraint: bindingState(bindingOf(limits, plan, question.deals), figures),
    loads: [...loadsOf(limits, figures), clientLoad(figures)],
    serverPlan: serverPlanOf(plan, { ...sizing, rows: sizing.design.cameras, listsAll: options.plan, totals }),
    retentionReach: retentionReachOf(sizing, {
      need: figures.storage,
      room: figures.cappedStorage,
      locked: figures.locked,
    }),
    failure,
    reach,
    headroom: options.headroom
      ? [...growthOf(solution, { offers, question, sizing }), ...spareHeadroom(failure, spare)]
      : [],
    ledger: applianceLedger(solution, figures, { sizing, other }),
    alternatives:
      other === undefined
        ? []
        : applianceAlternatives(solution, question, { ...alternativeSources(sizing), spare, other }),
    storages,
    // Their makers do not publish the cores.
    recording: { plan, servers: figures.servers, cores: null },
    warnings: [
      ...nearlyFullWarnings(storages),
      ...fixedApplianceWarnings(solution, question),
      ...layoutWarnings(solution.layout, sizing.catalogue),
      ...clientWarnings(figures.clientRate.value, sizing.catalogue),
      ...failureWarnings,
    ],
    hardware: hardwareOf(solution, figures, { designation: proposal.huskyIvoSpec.sku, sizing }),
  };
}

interface GrowthSources {
  readonly offers: readonly ApplianceOffer[];
  readonly question: ApplianceQuestion;
  readonly sizing: SizingQuestion;
}

/** How far the design is from the next step of the appliances. */
function growthOf(solution: ApplianceSolution, { offers, question, sizing }: GrowthSources) {
  const { design, demand, range } = sizing;
  return headroomOf({
    rows: design.cameras,
    load: { deals: question.deals, clientStreams: question.settings.mainSettings.concurrentSmartClientStreams },
    dealsAfter: range.value.dealsAfter,
    solve: ({ deals }) => plannedStep(bestAppliance(offers, { ...question, deals })),
    hold: ({ deals }) => (isHeldBy(solution, { ...question, deals }) ? stepOf(solution) : undefined),
    areHeld: ({ deals }) => isHeldBy(solution, { ...question, deals }),
  });

  function plannedStep(found: ApplianceSolution | undefined): PlannedStep | undefined {
    if (found === undefined) return undefined;
    const taken: PlannedStep['taken'] = ({ deals }, fullest) => {
      const load = deals.greatest(found.plan.order, found.servers);
      const { limit, of, allowed } = tightestOf(found.limits, load);
      const max = allowed(found.figures);
      return askedShare({ limit, asked: of(load), max, fullest, totals: totalsOfDemand(demand) });
    };
    return { ...stepOf(found), taken };
  }
}

/** What has to be bought of appliances alone; undefined where nothing fits. */
export function applianceHardwareOf(sizing: SizingQuestion): RecordingHardware | undefined {
  const question = applianceQuestion(sizing);
  const solution = bestAppliance(applianceOffers(question), question);
  if (solution === undefined) return undefined;
  const figures = applianceFigures(solution, sizing, question);
  if (sparesFailure(sizing.design.serverSettings.resilience, figures.servers) !== undefined) return undefined;
  return hardwareOf(solution, figures, { designation: solution.sku.sku, sizing });
}

function hardwareOf(
  solution: ApplianceSolution,
  { servers }: ApplianceFigures,
  { designation, sizing }: Pick<GrowthSources, 'sizing'> & { readonly designation: ExplainedText | string },
): RecordingHardware {
  const { resilience } = sizing.design.serverSettings;
  return applianceHardware(
    solution,
    { servers, spares: spareCount(resilience, servers) },
    { designation, catalogue: sizing.catalogue },
  );
}

/** What the search for appliances is asked for a design. */
export function applianceQuestion({ design, range, catalogue }: DesignQuestion): ApplianceQuestion {
  const settings = design.serverSettings.huskyServerSettings;
  return {
    deals: range.value.deals,
    settings,
    version: platformOf(settings, catalogue),
    catalogue,
    convention: design.serverSettings.capacityConvention,
    resilience: design.serverSettings.resilience,
  };
}

function stepOf(solution: ApplianceSolution): SolutionStep {
  const { servers, appliance, sku, rawTb, layout } = solution;
  return {
    servers,
    machine: sku.sku,
    layouts: [{ disks: null, raid: layout.raid.name }],
    rank: [servers, appliance.id, rawTb, -layout.raid.survival],
    disks: servers * layout.disks,
  };
}

/** The client link of an appliance, which only warns. */
function clientLoad({ clientRate, clientWarning }: ApplianceFigures): Explained<ServerLoad> {
  return loadOf({ limit: 'clientLink' }, against(clientRate, clientWarning));
}

function applianceLedger(
  solution: ApplianceSolution,
  { servers, capacity, raw }: ApplianceFigures,
  {
    sizing,
    other,
  }: Pick<GrowthSources, 'sizing'> & { readonly other: InOtherConvention<ApplianceSolution> | undefined },
): Explained<LedgerStep>[] {
  const { demand, catalogue, design } = sizing;
  const { resilience } = design.serverSettings;
  const video = demand.storageTb.value;
  const withLocked = storedTb(demand);
  return ledgerOf({
    video,
    isGroomed: false,
    storages: [{ video, withLocked, withOverhead: withLocked, raw, usable: capacity.usable }],
    servers,
    model: catalogue.storageModel,
    convention: design.serverSettings.capacityConvention,
    cap: given(
      'serverSettings.huskyServerSettings.maxDiskUtilization',
      design.serverSettings.huskyServerSettings.maxDiskUtilization,
      '%',
    ),
    hasReserve: false,
    otherConvention: other === undefined ? null : otherConventionSaid(other, solution, boughtAppliances(resilience)),
  });
}

function otherConvention(question: ApplianceQuestion): InOtherConvention<ApplianceSolution> {
  const convention = otherConventionOf(question.convention);
  const asked = { ...question, convention };
  return { convention, solution: bestAppliance(applianceOffers(asked), asked) };
}
