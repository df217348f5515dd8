import {
  calculateProposal,
  HardwareType,
  platformOf,
  type CameraRow,
  type Design,
  type Proposal,
  type Totals,
} from '../../src/index.ts';
import { demandOf } from '../../src/sizing/demand.ts';
import { serverSolutions } from '../../src/sizing/recording-servers.ts';
import { catalogue, huskyDesign } from './designs.ts';

/** What rows ask for, whatever hardware carries them. */
export function totalsOf(rows: readonly CameraRow[]): Totals {
  return calculateProposal(huskyDesign(rows), catalogue).totals;
}

/** Recording servers of a proposal; more than any where nothing fits. */
export function serversOf({ genericProposal, huskyProposal }: Proposal): number {
  return genericProposal?.quantity ?? huskyProposal?.serverQuantity ?? Number.POSITIVE_INFINITY;
}

/** Recording servers of a design; of generic ones the search alone, which is most of what a law has time for. */
export function serversNeeded(design: Design): number {
  const { hardwareType, genericServerSettings: settings } = design.serverSettings;
  if (hardwareType === HardwareType.husky) return serversOf(calculateProposal(design, catalogue));
  const { archiving, archiveFrequency } = settings.advancedSettings;
  const demand = demandOf(design.cameras, archiving ? archiveFrequency : undefined, catalogue).value;
  const version = platformOf(settings, catalogue);
  const [best] = serverSolutions({ demand, settings, version, catalogue, convention: 'vendor' });
  return best?.servers ?? Number.POSITIVE_INFINITY;
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
