import { ALTERNATIVE_TEXTS as TEXTS } from '#texts/proposal/alternatives.ts';
import type { WarningCode } from '@site-designer/sizing-engine';
import type { Warning } from '@site-designer/texts';
import type { Catalogue } from '@site-designer/sizing-engine';
import { moneyText } from '../../../lib/format/format-money.ts';
import { quantityText } from '../../../lib/format/format-quantity.ts';
import type { ShownAlternative, ShownResult } from '../report/report-input.ts';
import { recommendationOf } from './recommendation.ts';

/** A number and its path in the proposal. */
export interface ComparedFigure {
  readonly value: number;
  readonly path: string;
}

export interface ComparedSolution {
  readonly title: string;
  readonly servers: ComparedFigure;
  /** Cameras of the fullest server. */
  readonly cameras: ComparedFigure | undefined;
  /** Spare servers; undefined if there are none, and in results of versions without those of alternatives. */
  readonly spares: ComparedFigure | undefined;
  /** The disks of each storage of a server as text. */
  readonly disks: readonly string[];
  /** How full each storage is; empty in results of versions without it. */
  readonly fills: readonly ComparedFigure[];
  readonly nameplate: ComparedFigure;
  /** What its bill costs, and what that is more or less than the proposal; empty without prices. */
  readonly price: readonly string[];
  readonly warnings: readonly Warning[];
}

export function comparedAlternative(alternative: ShownAlternative, index: number): ComparedSolution {
  const { title, servers, spares, fullestCameras, rawTb, storages, billTotal, warnings } = alternative;
  const path = `alternatives[${index}]`;
  return {
    title,
    servers: { value: servers, path: `${path}.servers` },
    cameras: fullestCameras === undefined ? undefined : { value: fullestCameras, path: `${path}.fullestCameras` },
    spares: countedSpares(spares, `${path}.spares`),
    disks: storages.map((storage) => TEXTS.storage(storage, storages.length > 1)),
    fills: storages.flatMap(({ fillPercent }, place) =>
      fillPercent === undefined ? [] : [{ value: fillPercent, path: `${path}.storages[${place}].fillPercent` }],
    ),
    nameplate: { value: rawTb, path: `${path}.rawTb` },
    price: [...billPrice(billTotal), ...differenceText(alternative)],
    warnings,
  };
}

/** Whether some alternative says what it costs. */
export function havePrices({ alternatives }: Pick<ShownResult, 'alternatives'>): boolean {
  return alternatives.some(({ billTotal }) => (billTotal?.pricedLines ?? 0) > 0);
}

/** Numbers of the alternatives, those that cost the least first; those of unknown difference last, as they are listed. */
export function byPrice({ alternatives }: Pick<ShownResult, 'alternatives'>): number[] {
  const costs = alternatives.map(({ priceDifference }) => Number(priceDifference?.amount ?? Number.POSITIVE_INFINITY));
  return [...alternatives.keys()].toSorted((a, b) => (costs[a] === costs[b] ? a - b : costs[a]! - costs[b]!));
}

function billPrice(total: ShownAlternative['billTotal']): string[] {
  if (total?.amount == null || total.currency === null) return [];
  const { amount, currency, pricedLines, lines } = total;
  return [moneyText(amount, currency), ...(pricedLines < lines ? [TEXTS.forLines(pricedLines, lines)] : [])];
}

function differenceText({ billTotal, priceDifference }: ShownAlternative): string[] {
  if (priceDifference == null) return (billTotal?.pricedLines ?? 0) > 0 ? [TEXTS.priceUnknown] : [];
  const { amount, currency, percent } = priceDifference;
  if (Number(amount) === 0) return [TEXTS.costsTheSame];
  const [money, share] = [moneyText(amount.replace('-', ''), currency), quantityText(Math.abs(percent), '%')];
  return [amount.startsWith('-') ? TEXTS.costsLess(money, share) : TEXTS.costsMore(money, share)];
}

function countedSpares(value: number | undefined, path: string): ComparedFigure | undefined {
  return value === undefined || value === 0 ? undefined : { value, path };
}

/** The warnings about an alternative; failures are calculated for the proposal only. */
const LAYOUT_WARNINGS: ReadonlySet<WarningCode> = new Set(['jbod-loss', 'raid5-rebuild'] as const);

/** The proposal itself as a solution; undefined if its alternatives do not say how full they are. */
export function comparedProposal(proposal: ShownResult, catalogue: Catalogue): ComparedSolution | undefined {
  const { alternatives, loads, ledger, warnings, failure, billTotal } = proposal;
  const recommendation = recommendationOf(proposal);
  if (
    recommendation === undefined ||
    loads === null ||
    alternatives.some(({ fullestCameras }) => fullestCameras === undefined)
  )
    return undefined;
  const storages = storagesOf(proposal, catalogue);
  const placed = loads.map((load, place) => ({ ...load, path: `loads[${place}]` }));
  const cameras = placed.find(({ limit }) => limit === 'cameras');
  return {
    title: `${recommendation.quantity} x ${recommendation.hardware}`,
    servers: {
      value: recommendation.quantity,
      path: proposal.huskyProposal ? 'huskyProposal.serverQuantity' : 'genericProposal.quantity',
    },
    cameras: cameras && { value: cameras.value, path: `${cameras.path}.value` },
    spares: alternatives.some(({ spares }) => spares === undefined)
      ? undefined
      : countedSpares(failure?.spares, 'failure.spares'),
    disks: storages.map((storage) => TEXTS.storage(storage, storages.length > 1)),
    fills: placed
      .filter(({ limit }) => limit === 'storage')
      .map(({ percent, path }) => ({ value: percent, path: `${path}.percent` })),
    nameplate: { value: ledger.at(-1)?.tb ?? 0, path: `ledger[${ledger.length - 1}].tb` },
    price: billPrice(billTotal),
    warnings: warnings.filter(({ code }) => LAYOUT_WARNINGS.has(code)),
  };
}

type Disks = Parameters<typeof TEXTS.storage>[0];

function storagesOf({ liveDatabase, archiveDatabase, huskyProposal }: ShownResult, catalogue: Catalogue): Disks[] {
  if (huskyProposal) return applianceStorage(huskyProposal, catalogue);
  return [
    ...(liveDatabase ? [{ ...liveDatabase, storage: 'live', disks: liveDatabase.quantity } as const] : []),
    ...(archiveDatabase ? [{ ...archiveDatabase, storage: 'archive', disks: archiveDatabase.quantity } as const] : []),
  ];
}

function applianceStorage(
  { huskyIvoSpec, diskUtilization, arrays }: NonNullable<ShownResult['huskyProposal']>,
  { appliances }: Catalogue,
): Disks[] {
  const sku = appliances.flatMap(({ skus }) => skus).find((each) => each.sku === huskyIvoSpec.sku);
  if (sku === undefined) return [];
  const raidType = diskUtilization.additionalHeadlineInfo;
  return [{ storage: 'live', raidType, disks: sku.disks.value, diskSize: sku.diskTb.value, arrays }];
}
