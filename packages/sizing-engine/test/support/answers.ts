import { calculateProposal, type CameraRow, type Design, type Proposal, type Totals } from '../../src/index.ts';
import { HardwareType, platformOf } from '../../src/design/index.ts';
import type { Demand } from '../../src/sizing/demand/demand.ts';
import { demandOf } from '../../src/sizing/demand/demand-reader.ts';
import { keepingOf, RETENTION_ALONE } from '../../src/sizing/demand/keeping.ts';
import {
  bestServers as bestGenericServers,
  serverQuestion,
  type ServerSolution,
} from '../../src/sizing/generic-servers/recording-servers.ts';
import { catalogue, huskyDesign } from './designs.ts';

/** What rows ask for, whatever hardware carries them. */
export function totalsOf(rows: readonly CameraRow[]): Totals {
  return calculateProposal(huskyDesign(rows), catalogue).totals;
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
    serverQuestion({ deals, settings, version, catalogue, convention: 'vendor', hotSpares: 0 }),
  );
}

/** Recording servers of a design; more than any where nothing fits. */
export function serversNeeded(design: Design): number {
  if (design.serverSettings.hardwareType === HardwareType.husky) return serversOf(calculateProposal(design, catalogue));
  return bestServers(design)?.servers ?? Number.POSITIVE_INFINITY;
}

/** Every number of plain data with its path: `liveDatabase.iops`, `ledger[0].tb`. */
export function numbersOf(node: unknown, path = ''): (readonly [string, number])[] {
  if (typeof node === 'number') return [[path, node]];
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, child]) => numbersOf(child, childPath(node, path, key)));
}

function childPath(parent: object, path: string, key: string): string {
  if (Array.isArray(parent)) return `${path}[${key}]`;
  return path === '' ? key : `${path}.${key}`;
}
