import type { Catalogue } from '../../catalogue/schema.ts';
import { energyPerYear } from '../../formulas/physical.ts';
import type { PhysicalTotals } from '../result/bill-result.ts';
import type { RangedFigure, Totals } from '../result/result.ts';
import { saying, type Saying } from '../result/sayings.ts';
import { NAMES } from './designations.ts';
import type { SaidLicence, SaidLine, SummarizedProposal } from './summarized-proposal.ts';
import { editionsOf, partOfSystem, purchaseOfSystem } from './whole-system.ts';

/** Sums of the proposals of several sites. */
export interface ProposalSummary {
  readonly totals: Totals;
  readonly physical: PhysicalTotals;
  readonly licences: readonly SaidLicence[];
  /** Equal lines are merged. They keep their unit prices, but say nothing of what these come to. */
  readonly bill: readonly SaidLine[];
  /** How many lines at the end of the bill are those of the whole system: 0 where each site is a system of its own. */
  readonly systemLines: number;
  /** Why the bill is no whole and has no total, such as sites of one system with different editions; null where it is one. */
  readonly problem: Saying | null;
}

/** Whether the sites are one system, which has one base licence and at most one management server, or each one of its own. */
export type SummaryOptions =
  | { readonly system: 'perSite' }
  | { readonly system: 'one'; readonly catalogue: Pick<Catalogue, 'diskFamilies' | 'managementLevels'> };

/**
 * Add up the proposals of several sites, such as those of a project.
 *
 * Lines of the same kind, designation and price become one; its description is theirs where they agree, else empty. Every site
 * keeps a UPS of its own. A proposal without hardware adds its demand only. One system has a base licence and, where a site has a
 * management server, the smallest one for the cameras of all sites, with its database.
 *
 * @param proposals - One a site, with texts or codes.
 * @param options - Whether the sites are one system; each is one of its own by default.
 * @returns Sums; zeros and empty lists without proposals, and no greatest power.
 * @throws Never.
 * @example
 * ```ts
 * summarize([proposal, proposal]).physical.typicalW; // twice that of the proposal
 * ```
 */
export function summarize(
  proposals: readonly SummarizedProposal[],
  options: SummaryOptions = { system: 'perSite' },
): ProposalSummary {
  const totals = sumOfTotals(proposals.map((each) => each.totals));
  const physical = sumOfPhysical(proposals.flatMap((each) => each.physical ?? []));
  if (options.system === 'perSite') {
    return {
      totals,
      physical,
      ...systemsOfSites(proposals),
      systemLines: 0,
      problem: currencyProblem(proposals),
    };
  }
  const cameras = totals.cameras.value;
  const parts = proposals.map(partOfSystem);
  const whole = purchaseOfSystem(proposals, { cameras, catalogue: options.catalogue });
  const bill = [...mergedLines(parts.flatMap((part) => part.bill)), ...whole.bill];
  return {
    totals,
    physical: { ...physical, ...physicalOf(bill) },
    licences: [...whole.licences, ...mergedLicences(parts.flatMap(({ licences }) => licences))],
    bill,
    systemLines: whole.bill.length,
    problem:
      editionProblem(proposals) ??
      (whole.needsPresales ? saying('warning.contact-presales') : currencyProblem(proposals)),
  };
}

/** Licences and bill where each site is a system: what it says of a base licence is true of all of them. */
function systemsOfSites(proposals: readonly SummarizedProposal[]): Pick<ProposalSummary, 'licences' | 'bill'> {
  const licences = mergedLicences(proposals.flatMap((each) => each.licences ?? []));
  const bill = mergedLines(proposals.flatMap((each) => each.bill ?? []));
  if (proposals.filter((each) => each.bill !== null).length < 2) return { licences, bill };
  const bases = new Set(editionsOf(proposals).map(NAMES.baseLicence));
  const note = (quantity: number) => saying('licence.base-of-sites', { sites: quantity });
  return {
    licences: licences.map((each) => (each.kind === 'base' ? { ...each, note: note(each.quantity) } : each)),
    bill: bill.map((line) => (bases.has(line.designation) ? { ...line, description: note(line.quantity) } : line)),
  };
}

function currencyProblem(proposals: readonly SummarizedProposal[]): Saying | null {
  const lines = proposals.flatMap(({ bill }) => bill ?? []);
  const currencies = [...new Set(lines.flatMap(({ unitPrice, currency }) => (unitPrice === null ? [] : [currency!])))];
  return currencies.length > 1 ? saying('summary.currencies', { currencies }) : null;
}

function editionProblem(proposals: readonly SummarizedProposal[]): Saying | null {
  const editions = editionsOf(proposals);
  if (editions.length < 2) return null;
  const sites = editions.map((edition) => {
    const place = proposals.findIndex(({ bill, xProtectPlatform }) => bill !== null && xProtectPlatform === edition);
    return { site: proposals[place]!.site ?? `Site ${place + 1}`, edition };
  });
  return saying('summary.editions', { sites });
}

/** Sums of the lines. */
function physicalOf(lines: readonly SaidLine[]): Omit<PhysicalTotals, 'ups'> {
  const known = (figure: 'typicalW' | 'heatBtuPerHour' | 'rackUnits') => sum(lines.map((line) => line[figure] ?? 0));
  const typicalW = known('typicalW');
  return {
    typicalW,
    greatestW: wholeSum(lines.map(({ greatestW }) => greatestW)),
    heatBtuPerHour: known('heatBtuPerHour'),
    rackUnits: known('rackUnits'),
    energyKwhPerYear: energyPerYear.compute({ watts: typicalW }),
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
    ({ kind, note }) => JSON.stringify([kind, note]),
    (before, { quantity }) => ({ ...before, quantity: before.quantity + quantity }),
  );
}

function mergedLines(lines: readonly SaidLine[]): SaidLine[] {
  const keyOf = ({ kind, designation, unitPrice, currency }: SaidLine) =>
    JSON.stringify([kind, designation, unitPrice, currency]);
  return merged(
    lines.map((line) => ({ ...line, total: null })),
    keyOf,
    mergedLine,
  );
}

function mergedLine(before: SaidLine, line: SaidLine): SaidLine {
  const both = (figure: 'typicalW' | 'greatestW' | 'heatBtuPerHour' | 'rackUnits' | 'weightKg'): number | null =>
    wholeSum([before[figure], line[figure]]);
  return {
    ...before,
    description: isSame(before.description, line.description) ? before.description : '',
    quantity: before.quantity + line.quantity,
    leadTimeDays: longest(before.leadTimeDays, line.leadTimeDays),
    typicalW: both('typicalW'),
    greatestW: both('greatestW'),
    heatBtuPerHour: both('heatBtuPerHour'),
    rackUnits: both('rackUnits'),
    weightKg: both('weightKg'),
  };
}

function isSame(one: Saying | string, other: Saying | string): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Null where neither is known. */
function longest(days: number | null, others: number | null): number | null {
  return days === null || others === null ? (days ?? others) : Math.max(days, others);
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
