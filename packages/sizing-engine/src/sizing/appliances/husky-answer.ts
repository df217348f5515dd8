import type { Explained } from '../../derivation/explained.ts';
import { cited, given } from '../../derivation/quantity.ts';
import { rawCapacity } from '../../formulas/raid.ts';
import { platformOf } from '../../design/platform.ts';
import {
  applianceLimits,
  applianceOffers,
  bestAppliance,
  type ApplianceQuestion,
  type ApplianceSolution,
} from './appliances.ts';
import { huskyAlternatives } from '../alternatives/husky-alternatives.ts';
import { headroomOf, type SolutionStep } from '../headroom/headroom.ts';
import { clientRate, huskyFigures, huskyProposal, type HuskyFigures } from './husky-proposal.ts';
import { ledgerOf } from '../ledger.ts';
import { sameLiveTb } from '../demand/live-window.ts';
import { bindingOf, type ExplainedStanding, type NoAnswer, type ServerLimit } from '../limit.ts';
import { applianceFailure } from '../no-answer.ts';
import type { HardwareAnswer, SizingQuestion } from '../question.ts';
import type { LedgerStep, LimitCode, LimitState } from '../result.ts';
import { clientWarnings, layoutWarnings } from '../warnings.ts';

/** The hardware part of a proposal with appliances, or why there is none. */
export function huskyAnswer(sizing: SizingQuestion): HardwareAnswer | NoAnswer {
  const question = applianceQuestion(sizing);
  const offers = applianceOffers(question);
  const solution = bestAppliance(offers, question);
  if (solution === undefined) return applianceFailure(question, sizing.design.cameras);
  const figures = huskyFigures(solution, sizing.demand, question);
  return {
    genericProposal: null,
    networkInterface: null,
    liveDatabase: null,
    archiveDatabase: null,
    huskyProposal: huskyProposal(solution, { figures, demand: sizing.demand, question }),
    bindingConstraint: bindingConstraint(applianceLimits(solution, question.demand), question.demand.cameras, figures),
    headroom: headroomOf({
      rows: sizing.design.cameras,
      load: { demand: question.demand, clientStreams: question.settings.mainSettings.concurrentSmartClientStreams },
      liveTbAfter: sameLiveTb(question.demand),
      solve: ({ demand }) => stepOf(bestAppliance(offers, { demand, version: question.version })),
    }),
    ledger: huskyLedger(solution, figures, sizing),
    alternatives: huskyAlternatives(solution, question),
    warnings: [
      ...layoutWarnings(solution.layout, sizing.catalogue),
      ...clientWarnings(clientRate(sizing.demand, question.settings).value, sizing.catalogue),
    ],
  };
}

function applianceQuestion({ design, range, catalogue, options }: SizingQuestion): ApplianceQuestion {
  const settings = design.serverSettings.huskyServerSettings;
  return {
    demand: range.value,
    settings,
    version: platformOf(settings, catalogue),
    catalogue,
    convention: options.convention,
  };
}

function stepOf(solution: ApplianceSolution | undefined): SolutionStep | undefined {
  if (solution === undefined) return undefined;
  const { servers, appliance, sku, rawTb, layout } = solution;
  return {
    rank: [servers, appliance.id, rawTb, -layout.raid.survival],
    servers,
    disks: servers * layout.disks,
    hardware: sku.sku,
    layouts: [layout.raid.name],
  };
}

function bindingConstraint(
  limits: readonly ServerLimit[],
  cameras: number,
  figures: HuskyFigures,
): Explained<LimitState> {
  const states = statesOf(figures);
  const { limit, title, unit } = bindingOf(limits, cameras, (each) => states[each.limit]!);
  return { limit, title, unit, ...states[limit]! };
}

function statesOf(figures: HuskyFigures): Partial<Record<LimitCode, ExplainedStanding>> {
  return {
    cameras: { value: figures.fullest, max: figures.maxCameras },
    recordingRate: { value: figures.rate, max: figures.cappedRate },
    storage: { value: figures.storage, max: figures.cappedStorage },
  };
}

function huskyLedger(
  { sku }: ApplianceSolution,
  { servers, capacity }: HuskyFigures,
  { demand, catalogue, options, design }: SizingQuestion,
): Explained<LedgerStep>[] {
  const video = demand.storageTb.value;
  const raw = rawCapacity({
    disks: cited(sku.sku, 'disks', sku.disks),
    diskTb: cited(sku.sku, 'disk size', sku.diskTb),
  });
  return ledgerOf({
    storages: [{ video, withOverhead: video, raw, usable: capacity.usable }],
    servers,
    model: catalogue.storageModel,
    convention: options.convention,
    cap: given(
      'serverSettings.huskyServerSettings.maxDiskUtilization',
      design.serverSettings.huskyServerSettings.maxDiskUtilization,
      '%',
    ),
    hasReserve: false,
  });
}
