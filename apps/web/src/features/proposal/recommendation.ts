import type {
  DatabaseProposal,
  HuskyProposal,
  LimitState,
  NetworkInterface,
  Proposal,
} from '@site-designer/sizing-engine';
import { quantityText } from '../../lib/format-quantity.ts';

/** One figure against its limit. */
export interface Bar {
  readonly label: string;
  readonly percent: number;
}

/** The answer before its details: what to buy, and how full it will be. */
export interface Recommendation {
  readonly quantity: number;
  readonly hardware: string;
  readonly image: string;
  readonly sentence: string;
  readonly bars: readonly Bar[];
}

/** What a proposal comes down to; undefined where nothing fits. */
export function recommendationOf(proposal: Proposal): Recommendation | undefined {
  if (proposal.huskyProposal) return applianceRecommendation(proposal.huskyProposal);
  return serverRecommendation(proposal);
}

function applianceRecommendation(husky: HuskyProposal): Recommendation {
  const { serverQuantity, huskyIvoSpec, diskUtilization, systemUtilization, clientDataRate } = husky;
  return {
    quantity: serverQuantity,
    hardware: huskyIvoSpec.sku,
    image: huskyIvoSpec.imageUrl,
    sentence: sentenceOf(serverQuantity, huskyIvoSpec.sku, [
      [diskUtilization.value, 'storage'],
      [systemUtilization.value, 'load'],
    ]),
    bars: [
      { label: 'Storage', percent: diskUtilization.value },
      { label: 'Load', percent: systemUtilization.value },
      { label: 'Client network', percent: percentOf(clientDataRate.value, clientDataRate.rangeMax) },
    ],
  };
}

/** The drawing of a server of no particular make. */
const SERVER_DRAWING = '/appliances/server.svg';

function serverRecommendation(proposal: Proposal): Recommendation | undefined {
  const { genericProposal, networkInterface, liveDatabase, archiveDatabase, bindingConstraint } = proposal;
  if (genericProposal === null || liveDatabase === null) return undefined;
  const limit = bindingConstraint === null ? undefined : limitBar(bindingConstraint);
  const { quantity, machineType } = genericProposal;
  return {
    quantity,
    hardware: machineType,
    image: SERVER_DRAWING,
    sentence: sentenceOf(quantity, machineType, [
      [databasePercent(archiveDatabase ?? liveDatabase), 'storage'],
      ...(limit === undefined ? [] : [[limit.percent, limit.label.toLowerCase()] as const]),
    ]),
    bars: [
      { label: 'Live database', percent: databasePercent(liveDatabase) },
      ...(archiveDatabase === null ? [] : [{ label: 'Archive', percent: databasePercent(archiveDatabase) }]),
      ...(limit === undefined ? [] : [limit]),
      ...(archiveDatabase === null ? linkBars(networkInterface ?? []) : []),
    ],
  };
}

function sentenceOf(quantity: number, hardware: string, shares: readonly (readonly [number, string])[]): string {
  const parts = shares.map(([percent, of]) => `${quantityText(percent, '%')} of ${of}`);
  return [`${quantityText(quantity, 'x')} ${hardware}`, ...parts].join(', ');
}

/** The first network is that of the cameras. */
function linkBars(networks: readonly NetworkInterface[]): Bar[] {
  return networks.slice(0, 1).map(({ usage, requiredBitrate, speed }) => ({
    label: `${usage} network`,
    percent: percentOf(requiredBitrate ?? 0, speed),
  }));
}

function limitBar({ title, value, max }: LimitState): Bar {
  return { label: title, percent: percentOf(value, max) };
}

/** How full a database is, percent. */
export function databasePercent({ reqCapacity, formattedCapacity }: DatabaseProposal): number {
  return percentOf(reqCapacity, formattedCapacity);
}

/** A figure as percent of its limit. */
export function percentOf(value: number, max: number): number {
  return max === 0 ? 0 : (value / max) * 100;
}
