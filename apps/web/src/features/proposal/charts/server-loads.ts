import { LOAD_TEXTS as TEXTS } from '#texts/proposal.ts';
import type {
  DatabaseProposal,
  HuskyProposal,
  LimitCode,
  NetworkInterface,
  Proposal,
} from '@site-designer/sizing-engine';
import { FORMATTED_UNIT } from '../figures/formatted-unit.ts';

/** What the fullest server has to bear, against what it can. */
export interface ServerLoad {
  readonly title: string;
  readonly used: number;
  readonly usedPath: string;
  readonly limit: number;
  readonly limitPath: string;
  readonly unit: string;
  /** Of the limit, where it is counted otherwise. */
  readonly limitUnit?: string;
  readonly code: LimitCode;
}

/** The loads of a server, the one that decides about the size first. */
export function serverLoads(proposal: Proposal): readonly ServerLoad[] {
  const { bindingConstraint: binding } = proposal;
  const loads = loadsOf(proposal);
  if (binding === null || loads.length === 0) return loads;
  const { limit: code, title, value: used, max: limit, unit } = binding;
  const decisive = {
    code,
    title,
    used,
    limit,
    unit,
    usedPath: 'bindingConstraint.value',
    limitPath: 'bindingConstraint.max',
  };
  return [decisive, ...loads.filter((load) => load.code !== code)];
}

function loadsOf({ huskyProposal, networkInterface, liveDatabase, archiveDatabase }: Proposal): ServerLoad[] {
  if (huskyProposal) return applianceLoads(huskyProposal);
  return [
    ...(networkInterface ?? []).flatMap(networkLoad),
    ...(liveDatabase ? [databaseLoad(liveDatabase, 'liveDatabase', TEXTS.liveDatabase)] : []),
    ...(archiveDatabase ? [databaseLoad(archiveDatabase, 'archiveDatabase', TEXTS.archive)] : []),
  ];
}

function applianceLoads({ diskUtilization, cameraDataRate, clientDataRate }: HuskyProposal): ServerLoad[] {
  return [
    { code: 'storage', title: TEXTS.storage, figure: diskUtilization, path: 'diskUtilization' },
    { code: 'recordingRate', title: TEXTS.cameraRate, figure: cameraDataRate, path: 'cameraDataRate' },
    { code: 'clientLink', title: TEXTS.clientRate, figure: clientDataRate, path: 'clientDataRate' },
  ].map(({ figure: { value, rangeMax, unitType }, path, code, title }) => ({
    code: code as LimitCode,
    title,
    used: value,
    usedPath: `huskyProposal.${path}.value`,
    limit: rangeMax,
    limitPath: `huskyProposal.${path}.rangeMax`,
    unit: unitType,
  }));
}

const NETWORK_CODES: readonly LimitCode[] = ['cameraLink', 'clientLink', 'storageLink'];

/** Nothing is known of what the management network has to bear. */
function networkLoad({ usage, requiredBitrate, speed }: NetworkInterface, index: number): ServerLoad[] {
  if (requiredBitrate === null) return [];
  const path = `networkInterface[${index}]`;
  return [
    {
      code: NETWORK_CODES[index] ?? 'storageLink',
      title: TEXTS.network(usage),
      used: requiredBitrate,
      usedPath: `${path}.requiredBitrate`,
      limit: speed,
      limitPath: `${path}.speed`,
      unit: 'Mbit/s',
    },
  ];
}

function databaseLoad(
  { reqCapacity, formattedCapacity }: DatabaseProposal,
  path: 'liveDatabase' | 'archiveDatabase',
  title: string,
): ServerLoad {
  return {
    code: 'storage',
    title,
    used: reqCapacity,
    usedPath: `${path}.reqCapacity`,
    limit: formattedCapacity,
    limitPath: `${path}.formattedCapacity`,
    unit: 'TB',
    limitUnit: FORMATTED_UNIT,
  };
}
