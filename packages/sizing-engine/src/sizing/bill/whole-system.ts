import type { Catalogue } from '../../catalogue/schema.ts';
import { PRESALES_CAMERA_LIMIT } from '../../design/bounds.ts';
import { separateFigures } from '../../derivation/explained.ts';
import { managementServerFor } from '../hardware/management-server.ts';
import type { BillKind, BillLine, Licence } from '../result/bill-result.ts';
import { NAMES } from './designations.ts';
import { billLine } from './explained-line.ts';
import { managementLines } from './hardware-lines.ts';
import { licenceLines, licenceResults, licencesOfSystem } from './licences.ts';
import type { SaidLicence, SaidLine, SummarizedProposal } from './summarized-proposal.ts';

/** What is bought of a proposal or for a whole system. */
interface Purchase {
  readonly bill: readonly SaidLine[];
  readonly licences: readonly SaidLicence[];
}

const MANAGEMENT_MACHINES: ReadonlySet<BillKind> = new Set(['management-server', 'database-server']);

/** What the hardware of a system is taken from. */
export type CatalogueOfSystem = Pick<Catalogue, 'diskFamilies' | 'managementLevels' | 'physicalModel'>;

export function isManagementMachine({ kind }: Pick<SaidLine, 'kind'>): boolean {
  return MANAGEMENT_MACHINES.has(kind);
}

/**
 * What a site buys as a part of a system: its base licence and its management servers, with their disks and licences, are those of
 * the system. Lines are told apart by their places, because the texts of an issued proposal are in some language.
 */
export function partOfSystem({ bill, licences, xProtectPlatform, managementServer }: SummarizedProposal): Purchase {
  const lines = bill ?? [];
  const firstMachine = lines.findIndex(isManagementMachine);
  const machines = lines.filter(isManagementMachine).length;
  const isLast = lastSystems(lines, machines);
  const isLastLicence = lastSystems(licences ?? [], machines);
  const ofSystem: ReadonlySet<string> = new Set([
    NAMES.baseLicence(xProtectPlatform),
    ...(managementServer === null ? [] : [NAMES.database(managementServer.sqlServer)]),
  ]);
  const isManagementDisk = ({ kind }: SaidLine, place: number) =>
    kind === 'disk' && firstMachine !== -1 && place > firstMachine;
  return {
    bill: lines.filter(
      (line, place) =>
        !isManagementMachine(line) &&
        !isManagementDisk(line, place) &&
        !(line.kind === 'licence' && ofSystem.has(line.designation)) &&
        !isLast(line),
    ),
    licences: (licences ?? []).filter(
      (licence) => licence.kind !== 'base' && licence.kind !== 'management-database' && !isLastLicence(licence),
    ),
  };
}

/** The operating systems of the management servers are the last ones. */
function lastSystems<T extends { readonly kind: string }>(
  entries: readonly T[],
  machines: number,
): (entry: T) => boolean {
  const systems = entries.filter(({ kind }) => kind === 'operating-system');
  const last = new Set(systems.slice(systems.length - machines));
  return (entry) => last.has(entry);
}

/** What a system of so many cameras buys once; a line has the price of an equal one of a site. */
export function purchaseOfSystem(
  sites: readonly SummarizedProposal[],
  { cameras, catalogue }: { readonly cameras: number; readonly catalogue: CatalogueOfSystem },
): Purchase & { readonly needsPresales: boolean } {
  const linesOfSites = sites.flatMap(({ bill }) => bill ?? []);
  const isManaged = linesOfSites.some(isManagementMachine);
  const management = isManaged ? managementServerFor(cameras, catalogue) : null;
  const needsPresales = cameras > PRESALES_CAMERA_LIMIT || (isManaged && management === null);
  const licences = licencesOfSystem(editionsOf(sites), management?.server ?? null);
  const lines = [...(management === null ? [] : managementLines(management, catalogue)), ...licenceLines(licences)];
  const { result } = separateFigures<{ bill: readonly BillLine[]; licences: readonly Licence[] }>({
    bill: lines.map(billLine),
    licences: licenceResults(licences),
  });
  return { bill: pricedAs(linesOfSites, result.bill), licences: result.licences, needsPresales };
}

/** Lines with the prices of equal ones. */
export function pricedAs(lines: readonly SaidLine[], open: readonly BillLine[]): readonly BillLine[] {
  const priced = lines.filter(({ unitPrice }) => unitPrice !== null);
  return open.map((line) => {
    const equal = priced.find(({ kind, designation }) => kind === line.kind && designation === line.designation);
    if (equal === undefined) return line;
    const { unitPrice, currency, leadTimeDays } = equal;
    return { ...line, unitPrice, currency, leadTimeDays };
  });
}

/** Editions of the sites that buy something. */
export function editionsOf(sites: readonly SummarizedProposal[]): readonly string[] {
  return [...new Set(sites.flatMap(({ bill, xProtectPlatform }) => (bill === null ? [] : [xProtectPlatform])))];
}
