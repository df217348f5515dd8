import { LIVE_TEXTS } from '#texts/proposal/proposal-live.ts';
import type { DatabaseProposal, Proposal } from '@site-designer/texts';
import { quantityText } from '../../../lib/format/format-quantity.ts';
import { recommendationOf, type Recommendation } from './recommendation.ts';

export interface Difference {
  readonly label: string;
  readonly before: string;
  readonly after: string;
}

/** Optional parts of a solution; any other missing part belongs to the other hardware type. */
const OPTIONAL_PARTS: readonly string[] = [LIVE_TEXTS.archiveDisks, LIVE_TEXTS.managementServer];

/** The figures by which answers are compared, as they are shown, by their labels. */
export type ComparedFigures = ReadonlyMap<string, string>;

/** The visible differences between two answers, including that one has no solution. */
export function differencesOf(before: ComparedFigures, after: ComparedFigures): readonly Difference[] {
  return [...new Set([...before.keys(), ...after.keys()])]
    .filter((label) => (before.has(label) && after.has(label)) || OPTIONAL_PARTS.includes(label))
    .map((label) => ({
      label,
      before: before.get(label) ?? LIVE_TEXTS.none,
      after: after.get(label) ?? LIVE_TEXTS.none,
    }))
    .filter((difference) => difference.before !== difference.after);
}

export function comparedFiguresOf(proposal: Proposal): ComparedFigures {
  const recommendation = recommendationOf(proposal);
  return new Map([
    [LIVE_TEXTS.hardware, recommendation ? hardwareText(recommendation) : LIVE_TEXTS.noAnswer],
    ...layoutsOf(proposal),
    [LIVE_TEXTS.video, quantityText(proposal.totals.storageTb.value, 'TB')],
    [LIVE_TEXTS.rate, quantityText(proposal.totals.peakMbit.value, 'Mbit/s')],
    ...(recommendation?.bars ?? []).map(({ label, percent }): [string, string] => [label, quantityText(percent, '%')]),
    ...managementOf(proposal),
  ]);
}

export function hardwareText({ quantity, hardware }: Recommendation): string {
  return `${quantityText(quantity, 'x')} ${hardware}`;
}

function layoutsOf({ huskyProposal, liveDatabase, archiveDatabase }: Proposal): [string, string][] {
  return [
    ...(huskyProposal
      ? [[LIVE_TEXTS.raid, huskyProposal.diskUtilization.additionalHeadlineInfo] as [string, string]]
      : []),
    ...(liveDatabase ? [[LIVE_TEXTS.liveDisks, disksText(liveDatabase)] as [string, string]] : []),
    ...(archiveDatabase ? [[LIVE_TEXTS.archiveDisks, disksText(archiveDatabase)] as [string, string]] : []),
  ];
}

function disksText({ quantity, diskSize, raidType }: DatabaseProposal): string {
  return LIVE_TEXTS.disks(quantity, diskSize, raidType);
}

function managementOf({ managementServer }: Proposal): [string, string][] {
  return managementServer
    ? [[LIVE_TEXTS.managementServer, LIVE_TEXTS.forCameras(quantityText(managementServer.maxCameras, 'cameras'))]]
    : [];
}
