import {
  calculateProposal,
  type CameraRow,
  type Catalogue,
  type Design,
  type ExplainedProposal,
  type Proposal,
  type Totals,
} from '../../src/index.ts';
import { HardwareType } from '../../src/doors/enumerations.ts';
import { platformOf } from '../../src/doors/design.ts';
import { applianceQuestion } from '../../src/sizing/answer/appliance-answer.ts';
import { applianceOffers, bestAppliance, type ApplianceSolution } from '../../src/sizing/hardware/appliances.ts';
import type { Demand } from '../../src/sizing/demand/demand.ts';
import { demandOf } from '../../src/sizing/demand/demand-of.ts';
import { keepingOf, RETENTION_ALONE } from '../../src/sizing/demand/keeping.ts';
import {
  bestServers as bestGenericServers,
  serverQuestion,
  type ServerSolution,
} from '../../src/sizing/hardware/recording-servers.ts';
import { catalogue, huskyDesign } from './designs.ts';

/** Proposals by the text of their design, the one that was asked for first at the front. */
const sized = new Map<string, ExplainedProposal>();

/** As many as a few laws draw; more would fill the memory. None for mutation testing, which counts what each test runs. */
const MOST_SIZED = Number(process.env['SIZED_KEPT'] ?? 500);

/** The proposal of a design. Laws about the same kind of designs draw the same ones, so each is sized once. */
export function proposalOf(design: Design): ExplainedProposal {
  const text = JSON.stringify(design);
  const proposal = sized.get(text) ?? calculateProposal(design, catalogue);
  sized.set(text, proposal);
  if (sized.size > MOST_SIZED) sized.delete(sized.keys().next().value!);
  return proposal;
}

/** A proposal without headroom and alternatives, for which a design is sized several times more. */
export function bareProposal(design: Design, of: Catalogue = catalogue): ExplainedProposal {
  return calculateProposal(design, of, { headroom: false, alternatives: false });
}

/** What rows ask for, whatever hardware carries them. */
export function totalsOf(rows: readonly CameraRow[]): Totals {
  return bareProposal(huskyDesign(rows)).totals;
}

/** What rows ask for, on bare numbers: the sum alone, without any hardware. */
export function demandIn(rows: readonly CameraRow[]): Demand {
  return demandOf(rows, RETENTION_ALONE, catalogue).value;
}

/** Recording servers of a proposal; more than any where nothing fits. */
export function serversOf({ genericProposal, huskyProposal }: Proposal): number {
  return genericProposal?.quantity ?? huskyProposal?.serverQuantity ?? Number.POSITIVE_INFINITY;
}

/** The generic servers of a design: the search alone, which is what a law that looks at many designs has time for. */
export function bestServers({ cameras, serverSettings }: Design): ServerSolution | undefined {
  const settings = serverSettings.genericServerSettings;
  const { deals } = demandOf(cameras, keepingOf(serverSettings), catalogue).value;
  const version = platformOf(settings, catalogue);
  return bestGenericServers(
    serverQuestion({
      deals,
      settings,
      version,
      catalogue,
      convention: serverSettings.capacityConvention,
      resilience: { ...serverSettings.resilience, hotSparesPerServer: 0 },
    }),
  );
}

/** The appliances of a design: the search alone. */
export function bestAppliances(design: Design): ApplianceSolution | undefined {
  const range = demandOf(design.cameras, keepingOf(design.serverSettings), catalogue);
  const question = applianceQuestion({ design, range, catalogue });
  return bestAppliance(applianceOffers(question), question);
}

/** Recording servers of a design; more than any where nothing fits. */
export function serversNeeded(design: Design): number {
  if (design.serverSettings.hardwareType === HardwareType.husky) return serversOf(bareProposal(design));
  return bestServers(design)?.servers ?? Number.POSITIVE_INFINITY;
}

/** Every number of plain data with its path: `liveDatabase.iops`, `ledger[0].tb`. */
export function numbersOf(node: unknown, path = ''): (readonly [string, number])[] {
  if (typeof node === 'number') return [[path, node]];
  // What is to be said shows its figures in a sentence.
  if (typeof node !== 'object' || node === null || 'say' in node) return [];
  return Object.entries(node).flatMap(([key, child]) => numbersOf(child, childPath(node, path, key)));
}

function childPath(parent: object, path: string, key: string): string {
  if (Array.isArray(parent)) return `${path}[${key}]`;
  return path === '' ? key : `${path}.${key}`;
}
