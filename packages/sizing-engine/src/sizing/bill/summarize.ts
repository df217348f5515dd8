import type { PhysicalTotals } from '../result/bill-result.ts';
import type { RangedFigure, Totals } from '../result/result.ts';
import { saying, type Saying } from '../result/sayings.ts';
import { NAMES } from './designations.ts';
import { sum, sumOfPhysical, wholeSum } from './physical-sums.ts';
import { sitesOfSystem } from './sites-of-system.ts';
import type { SaidLicence, SaidLine, SummarizedProposal } from './summarized-proposal.ts';
import { editionsOf, partOfSystem, purchaseOfSystem, type CatalogueOfSystem } from './whole-system.ts';

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
  /** What stands at each site, in their order, and its sums: the machines of one system stand at one of them. */
  readonly atSites: readonly AtSite[];
}

/** The lines of a bill of one site; none, and null, where nothing fits its design. */
export interface AtSite {
  readonly bill: readonly SaidLine[];
  /** What the site buys for itself: without what a whole system buys once, wherever that stands. */
  readonly bought: readonly SaidLine[];
  readonly physical: PhysicalTotals | null;
}

/** Whether the sites are one system, which has one base licence and at most one management server, or each one of its own. */
export type SummaryOptions =
  { readonly system: 'perSite' } | { readonly system: 'one'; readonly catalogue: CatalogueOfSystem };

/**
 * Add up the proposals of several sites, such as those of a project.
 *
 * Lines of the same kind, designation and price become one; its description is theirs where they agree, else empty. Every site
 * has a UPS of its own, and equal ones name their sites. A proposal without hardware adds its demand only. One system has a base licence and, where a site has a
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
  if (options.system === 'perSite') {
    const atSites = proposals.map(({ bill, physical }) => ({ bill: bill ?? [], bought: bill ?? [], physical }));
    return {
      totals,
      physical: sumOfSites(atSites),
      ...systemsOfSites(proposals),
      systemLines: 0,
      problem: presalesProblem(proposals) ?? currencyProblem(proposals),
      atSites,
    };
  }
  const { catalogue } = options;
  const whole = purchaseOfSystem(proposals, { cameras: totals.cameras.value, catalogue });
  const machines = whole.bill.filter(({ kind }) => kind !== 'licence' && kind !== 'operating-system');
  const sites = sitesOfSystem(proposals, machines, catalogue);
  const atSites = sites.map(({ standing, bought, physical }) => ({ bill: standing, bought, physical }));
  const parts = sites.map((site, place) => ({ ...proposals[place]!, bill: site.bought }));
  return {
    totals,
    physical: sumOfSites(atSites),
    licences: [...whole.licences, ...mergedLicences(proposals.flatMap((each) => partOfSystem(each).licences))],
    bill: [...mergedLines(parts), ...whole.bill],
    systemLines: whole.bill.length,
    problem:
      editionProblem(proposals) ??
      (whole.needsPresales ? saying(PRESALES) : (presalesProblem(proposals) ?? currencyProblem(proposals))),
    atSites,
  };
}

function sumOfSites(atSites: readonly AtSite[]): PhysicalTotals {
  return sumOfPhysical(atSites.flatMap(({ physical }) => physical ?? []));
}

/** Licences and bill where each site is a system: what it says of a base licence is true of all of them. */
function systemsOfSites(proposals: readonly SummarizedProposal[]): Pick<ProposalSummary, 'licences' | 'bill'> {
  const licences = mergedLicences(proposals.flatMap((each) => each.licences ?? []));
  const bill = mergedLines(proposals);
  if (proposals.filter((each) => each.bill !== null).length < 2) return { licences, bill };
  const bases = new Set(editionsOf(proposals).map(NAMES.baseLicence));
  const note = (quantity: number) => saying('licence.base-of-sites', { sites: quantity });
  return {
    licences: licences.map((each) => (each.kind === 'base' ? { ...each, note: note(each.quantity) } : each)),
    bill: bill.map((line) => (bases.has(line.designation) ? { ...line, description: note(line.quantity) } : line)),
  };
}

const PRESALES = 'warning.contact-presales';

/** A management server that somebody has to design is in no bill. */
function presalesProblem(proposals: readonly SummarizedProposal[]): Saying | null {
  const isOpen = proposals.some(({ warnings }) => warnings?.some(({ code }) => PRESALES === `warning.${code}`));
  return isOpen ? saying(PRESALES) : null;
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
    return { site: proposals[place]!.site ?? place + 1, edition };
  });
  return saying('summary.editions', { sites });
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

function mergedLicences(licences: readonly SaidLicence[]): SaidLicence[] {
  return merged(
    licences,
    ({ kind, note }) => JSON.stringify([kind, note]),
    (before, { quantity }) => ({ ...before, quantity: before.quantity + quantity }),
  );
}

type Site = Pick<SummarizedProposal, 'site' | 'bill'>;

function mergedLines(sites: readonly Site[]): SaidLine[] {
  const keyOf = ({ kind, designation, unitPrice, currency }: SaidLine) =>
    JSON.stringify([kind, designation, unitPrice, currency]);
  const merging = merged(
    sites.flatMap(({ bill }) => (bill ?? []).map((line) => ({ ...line, total: null }))),
    keyOf,
    mergedLine,
  );
  return merging.map((line) => {
    if (line.kind !== 'ups') return line;
    const supplied = sites.filter(({ bill }) => bill?.some((each) => keyOf(each) === keyOf(line)));
    const names = supplied.flatMap(({ site }) => site ?? []);
    const { designation, quantity } = line;
    // What a UPS has to give is that of its site.
    return names.length < 2
      ? line
      : { ...line, description: saying('bill.of-sites', { quantity, designation, sites: names }) };
  });
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
