import { ALTERNATIVE_TEXTS as TEXTS } from '#texts/proposal/alternatives.ts';
import { hardwareTotal } from '@site-designer/price-list';
import { ANSWER_WORDS, boughtServers } from '@site-designer/texts';
import { moneyText } from '../../../lib/format/format-money.ts';
import { decimalText } from '../../../lib/format/format-figure.ts';
import { numberText, quantityText } from '../../../lib/format/format-quantity.ts';
import type { ShownAlternative, ShownResult } from '../report/report-input.ts';

/** A share of a storage and the path of its figure in the proposal. */
export interface StorageFill {
  readonly percent: number;
  /** Which of several storages it is. */
  readonly storage: 'live' | 'archive' | undefined;
  readonly path: string;
}

/** A solution as a row among others. */
export interface ComparedSolution {
  readonly title: string;
  /** What it differs in from the proposal; empty for the proposal itself. */
  readonly differences: readonly string[];
  readonly servers: number;
  readonly serversPath: string;
  readonly spares: number | undefined;
  readonly sparesPath: string;
  /** Disks of a server, a text for each storage. */
  readonly disks: readonly string[];
  /** Empty in results of versions that did not say it. */
  readonly fills: readonly StorageFill[];
  readonly billTotal: ShownResult['billTotal'] | undefined;
  /** How much more it costs; null where a line that differs has no price, undefined for the proposal. */
  readonly difference: ShownAlternative['priceDifference'];
  /** Undefined for the proposal. */
  readonly alternative: ShownAlternative | undefined;
}

/** What is told of a result beside its alternatives. */
export type ComparedResult = Pick<ShownResult, 'answer' | 'bill' | 'billTotal' | 'huskyProposal' | 'alternatives'>;

/** The proposal and its alternatives, those that cost the least first; those of unknown price last, as they are listed. */
export function comparedSolutions(proposal: ComparedResult): readonly ComparedSolution[] {
  const present = presentSolution(proposal);
  const others = proposal.alternatives.map(alternativeSolution);
  const all = present === undefined ? others : [present, ...others];
  return all.toSorted((a, b) => costOf(a) - costOf(b));
}

/** Differences are exact decimals of at most fifteen digits: as numbers they keep their order. */
function costOf({ alternative, difference }: ComparedSolution): number {
  if (alternative === undefined) return 0;
  return difference == null ? Number.MAX_VALUE : Number(difference.amount);
}

/** Undefined in results of versions without an answer. */
function presentSolution({ answer, bill, billTotal, huskyProposal }: ComparedResult): ComparedSolution | undefined {
  if (!answer?.hardware || answer.recording === null) return undefined;
  const { recording, spares, hardware, storages } = answer;
  return {
    title: ANSWER_WORDS.servers(numberText(boughtServers(answer)), hardware.designation),
    differences: [],
    servers: recording,
    serversPath: huskyProposal ? 'huskyProposal.serverQuantity' : 'genericProposal.quantity',
    spares: spares ?? 0,
    sparesPath: 'answer.spares',
    disks: storages.map(({ role, raid, disks, diskTb }) =>
      TEXTS.storage(
        { storage: role, raidType: raid, disks, diskSize: decimalText(diskTb), arrays: [] },
        storages.length > 1,
      ),
    ),
    fills: storages.map(({ fillPercent, role }, place) => ({
      percent: fillPercent,
      storage: storages.length > 1 ? role : undefined,
      path: `answer.storages[${place}].fillPercent`,
    })),
    billTotal: hardwareTotal({ bill, billTotal }),
    difference: undefined,
    alternative: undefined,
  };
}

function alternativeSolution(alternative: ShownAlternative, index: number): ComparedSolution {
  const { title, differences, servers, spares, storages, billTotal, priceDifference } = alternative;
  const path = `alternatives[${index}]`;
  return {
    title,
    differences,
    servers,
    serversPath: `${path}.servers`,
    spares,
    sparesPath: `${path}.spares`,
    disks: storages.map((storage) =>
      TEXTS.storage({ ...storage, diskSize: decimalText(storage.diskSize) }, storages.length > 1),
    ),
    fills: storages.flatMap(({ formattedPercent: percent, storage }, place) =>
      percent === undefined
        ? []
        : [
            {
              percent,
              storage: storages.length > 1 ? storage : undefined,
              path: `${path}.storages[${place}].formattedPercent`,
            },
          ],
    ),
    billTotal,
    difference: priceDifference ?? null,
    alternative,
  };
}

/** Whether some solution says what it costs. */
export function havePrices(solutions: readonly ComparedSolution[]): boolean {
  return solutions.some(({ billTotal }) => (billTotal?.pricedLines ?? 0) > 0);
}

/** The sum of the bill, and of how many lines it is where some have no price. */
export function priceTexts({ billTotal }: ComparedSolution): readonly string[] {
  if (billTotal?.amount == null || billTotal.currency === null) return [];
  const { amount, currency, pricedLines, lines } = billTotal;
  return [moneyText(amount, currency), ...(pricedLines < lines ? [TEXTS.forLines(pricedLines, lines)] : [])];
}

export function differenceText({ alternative, difference }: ComparedSolution): string {
  if (alternative === undefined) return TEXTS.present;
  if (difference == null) return TEXTS.priceUnknown;
  const { amount, currency, percent } = difference;
  if (Number(amount) === 0) return TEXTS.costsTheSame;
  const [money, share] = [moneyText(amount.replace('-', ''), currency), quantityText(Math.abs(percent), '%')];
  return amount.startsWith('-') ? TEXTS.costsLess(money, share) : TEXTS.costsMore(money, share);
}
