import { RECOMMENDATION_TEXTS as TEXTS } from '#texts/proposal.ts';
import type {
  DatabaseProposal,
  HuskyProposal,
  LimitState,
  NetworkInterface,
  Proposal,
} from '@site-designer/sizing-engine';
import { quantityText } from '../../../lib/format-quantity.ts';
import { shareOf, type Source } from '../explanation/source.ts';

/** One figure against its limit. */
export interface Bar {
  readonly label: string;
  readonly percent: number;
  readonly source?: Source;
}

/** A piece of a sentence; one that is a number says where it comes from. */
export interface Phrase {
  readonly text: string;
  readonly asked?: Source & { readonly name: string };
}

/** The answer before its details: what to buy, and how full it will be. */
export interface Recommendation {
  readonly quantity: number;
  readonly hardware: string;
  readonly image: string;
  readonly sentence: readonly Phrase[];
  readonly bars: readonly Bar[];
}

/** What a proposal comes down to; undefined where nothing fits. */
export function recommendationOf(proposal: Proposal): Recommendation | undefined {
  if (proposal.huskyProposal) return applianceRecommendation(proposal.huskyProposal);
  return serverRecommendation(proposal);
}

function applianceRecommendation(husky: HuskyProposal): Recommendation {
  const { serverQuantity, huskyIvoSpec, diskUtilization, systemUtilization, clientDataRate } = husky;
  const storage = {
    label: TEXTS.storage,
    percent: diskUtilization.value,
    source: { path: 'huskyProposal.diskUtilization.value' },
  };
  const load = {
    label: TEXTS.load,
    percent: systemUtilization.value,
    source: { path: 'huskyProposal.systemUtilization.value' },
  };
  return {
    quantity: serverQuantity,
    hardware: huskyIvoSpec.sku,
    image: huskyIvoSpec.imageUrl,
    sentence: sentenceOf(
      { quantity: serverQuantity, hardware: huskyIvoSpec.sku, path: 'huskyProposal.serverQuantity' },
      [storage, load],
    ),
    bars: [
      storage,
      load,
      {
        label: TEXTS.clientNetwork,
        percent: percentOf(clientDataRate.value, clientDataRate.rangeMax),
        source: shareOf(
          { path: 'huskyProposal.clientDataRate.value' },
          { path: 'huskyProposal.clientDataRate.rangeMax' },
        ),
      },
    ],
  };
}

/** The drawing of a server of no particular make. */
const SERVER_DRAWING = '/appliances/server.svg';

function serverRecommendation(proposal: Proposal): Recommendation | undefined {
  const { genericProposal, networkInterface, liveDatabase, archiveDatabase, bindingConstraint } = proposal;
  if (genericProposal === null || liveDatabase === null) return undefined;
  const live = databaseBar(TEXTS.liveDatabase, 'liveDatabase', liveDatabase);
  const archive = archiveDatabase === null ? [] : [databaseBar(TEXTS.archive, 'archiveDatabase', archiveDatabase)];
  const limit = bindingConstraint === null ? [] : [limitBar(bindingConstraint)];
  const { quantity, machineType } = genericProposal;
  return {
    quantity,
    hardware: machineType,
    image: SERVER_DRAWING,
    sentence: sentenceOf({ quantity, hardware: machineType, path: 'genericProposal.quantity' }, [
      { ...(archive[0] ?? live), label: TEXTS.storage },
      ...limit,
    ]),
    bars: [live, ...archive, ...limit, ...(archive.length === 0 ? linkBars(networkInterface ?? []) : [])],
  };
}

interface Recommended {
  readonly quantity: number;
  readonly hardware: string;
  /** Path of the quantity in the proposal. */
  readonly path: string;
}

function sentenceOf({ quantity, hardware, path }: Recommended, shares: readonly Bar[]): Phrase[] {
  return [
    { text: quantityText(quantity, 'x'), asked: { path, name: TEXTS.servers } },
    { text: TEXTS.hardware(hardware) },
    ...shares.flatMap(({ label, percent, source }) => [
      { text: TEXTS.joint },
      { text: quantityText(percent, '%'), ...(source && { asked: { ...source, name: label } }) },
      { text: TEXTS.ofWhat(label) },
    ]),
  ];
}

/** The first network is that of the cameras. */
function linkBars(networks: readonly NetworkInterface[]): Bar[] {
  return networks.slice(0, 1).map(({ usage, requiredBitrate, speed }) => ({
    label: TEXTS.network(usage),
    percent: percentOf(requiredBitrate ?? 0, speed),
    source: shareOf({ path: 'networkInterface[0].requiredBitrate' }, { path: 'networkInterface[0].speed' }),
  }));
}

function limitBar({ title, value, max }: LimitState): Bar {
  return {
    label: title,
    percent: percentOf(value, max),
    source: shareOf({ path: 'bindingConstraint.value' }, { path: 'bindingConstraint.max' }),
  };
}

function databaseBar(label: string, name: 'liveDatabase' | 'archiveDatabase', database: DatabaseProposal): Bar {
  return { label, percent: databasePercent(database), source: databaseSource(name) };
}

/** Where the fill of a database is explained. */
export function databaseSource(name: 'liveDatabase' | 'archiveDatabase'): Source {
  return shareOf({ path: `${name}.reqCapacity` }, { path: `${name}.formattedCapacity` });
}

/** How full a database is, percent. */
export function databasePercent({ reqCapacity, formattedCapacity }: DatabaseProposal): number {
  return percentOf(reqCapacity, formattedCapacity);
}

/** A figure as percent of its limit. */
export function percentOf(value: number, max: number): number {
  return max === 0 ? 0 : (value / max) * 100;
}
