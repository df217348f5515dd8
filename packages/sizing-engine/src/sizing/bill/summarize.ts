import type { BillLine, Licence, PhysicalTotals } from '../result/bill-result.ts';
import type { Proposal, RangedFigure, Totals } from '../result/result.ts';

/** A licence with its note in some language. */
type SaidLicence = Omit<Licence, 'note'> & { readonly note: string };

/** A line of a bill with its texts in some language. */
type SaidLine = Omit<BillLine, 'purpose' | 'description'> & {
  readonly purpose: string | null;
  readonly description: string;
};

/** Sums of the proposals of several sites. */
export interface ProposalSummary {
  readonly totals: Totals;
  readonly physical: PhysicalTotals;
  readonly licences: readonly SaidLicence[];
  /** Equal lines are merged; without prices. */
  readonly bill: readonly SaidLine[];
}

/** The part of a proposal that a summary uses, its texts in some language; fields are null where the sizing failed. */
export type SummarizedProposal = Pick<Proposal, 'totals' | 'physical'> & {
  readonly licences: readonly SaidLicence[] | null;
  readonly bill: readonly SaidLine[] | null;
};

/**
 * Add up the proposals of several sites, such as those of a project.
 *
 * Lines of the same kind and designation become one; its description is theirs where they agree, else empty. Every site keeps a
 * UPS of its own. A proposal without hardware adds its demand only.
 *
 * @param proposals - One a site, with texts for codes.
 * @returns Sums; zeros and empty lists without proposals, and no greatest power.
 * @throws Never.
 * @example
 * ```ts
 * summarize([proposal, proposal]).physical.typicalW; // twice that of the proposal
 * ```
 */
export function summarize(proposals: readonly SummarizedProposal[]): ProposalSummary {
  return {
    totals: sumOfTotals(proposals.map(({ totals }) => totals)),
    physical: sumOfPhysical(proposals.flatMap(({ physical }) => physical ?? [])),
    licences: mergedLicences(proposals.flatMap(({ licences }) => licences ?? [])),
    bill: mergedLines(proposals.flatMap(({ bill }) => bill ?? [])),
  };
}

function sumOfTotals(all: readonly Totals[]): Totals {
  const ranged = (figure: keyof Totals): RangedFigure => ({
    value: sum(all.map((each) => each[figure].value)),
    low: sum(all.map((each) => each[figure].low)),
    high: sum(all.map((each) => each[figure].high)),
  });
  return {
    cameras: ranged('cameras'),
    cameraStreams: ranged('cameraStreams'),
    averageMbit: ranged('averageMbit'),
    peakMbit: ranged('peakMbit'),
    storageTb: ranged('storageTb'),
  };
}

function sumOfPhysical(all: readonly PhysicalTotals[]): PhysicalTotals {
  return {
    typicalW: sum(all.map(({ typicalW }) => typicalW)),
    greatestW: wholeSum(all.map(({ greatestW }) => greatestW)),
    heatBtuPerHour: sum(all.map(({ heatBtuPerHour }) => heatBtuPerHour)),
    rackUnits: sum(all.map(({ rackUnits }) => rackUnits)),
    energyKwhPerYear: sum(all.map(({ energyKwhPerYear }) => energyKwhPerYear)),
    ups: {
      va: sum(all.map(({ ups }) => ups.va)),
      wattHours: sum(all.map(({ ups }) => ups.wattHours)),
    },
  };
}

function mergedLicences(licences: readonly SaidLicence[]): SaidLicence[] {
  return merged(
    licences,
    ({ kind, note }) => `${kind} ${note}`,
    (before, { quantity }) => ({ ...before, quantity: before.quantity + quantity }),
  );
}

function mergedLines(lines: readonly SaidLine[]): SaidLine[] {
  return merged(lines, ({ kind, designation }) => `${kind} ${designation}`, mergedLine);
}

function mergedLine(before: SaidLine, line: SaidLine): SaidLine {
  const both = (figure: 'typicalW' | 'greatestW' | 'heatBtuPerHour' | 'rackUnits' | 'weightKg'): number | null =>
    wholeSum([before[figure], line[figure]]);
  return {
    ...before,
    description: before.description === line.description ? before.description : '',
    quantity: before.quantity + line.quantity,
    typicalW: both('typicalW'),
    greatestW: both('greatestW'),
    heatBtuPerHour: both('heatBtuPerHour'),
    rackUnits: both('rackUnits'),
    weightKg: both('weightKg'),
  };
}

function merged<T>(entries: readonly T[], keyOf: (entry: T) => string, merge: (before: T, entry: T) => T): T[] {
  const byKey = new Map<string, T>();
  for (const entry of entries) {
    const key = keyOf(entry);
    const before = byKey.get(key);
    byKey.set(key, before === undefined ? entry : merge(before, entry));
  }
  return [...byKey.values()];
}

function sum(terms: readonly number[]): number {
  return terms.reduce((total, term) => total + term, 0);
}

/** Null where one of the terms is not known, and where there is none. */
function wholeSum(terms: readonly (number | null)[]): number | null {
  if (terms.length === 0) return null;
  return terms.reduce<number | null>((total, term) => (total === null || term === null ? null : total + term), 0);
}
