import type { Catalogue } from '../../catalogue/schema.ts';
import { usablePath } from '../../formulas/edge-network.ts';
import { withinLimit } from '../../formulas/servers.ts';
import type { NetworkSettings } from '../../site/site-settings.ts';
import type { UsableSwitch } from '../../site/usable-switch.ts';
import type { NetworkFinding } from '../result/network-result.ts';
import { brokenBy, type PlannedCloset } from './closet-plan.ts';
import type { ConnectedGroup } from './connected-groups.ts';

interface FindingSources {
  readonly settings: NetworkSettings;
  /** All groups of the design. */
  readonly groups: readonly ConnectedGroup[];
  /** The kind that is named, or all kinds. */
  readonly switches: readonly UsableSwitch[];
  readonly catalogue: Catalogue;
}

/** What does not hold in the network, closet by closet, and what is to be known of the whole site. */
export function findingsOf(closets: readonly PlannedCloset[], sources: FindingSources): NetworkFinding[] {
  const largest = largestSwitch(sources.switches);
  return [
    ...closets.flatMap((planned) => [
      ...(planned.chosen === undefined && largest !== undefined ? unsuitable(planned, largest) : []),
      ...planned.groups.flatMap((group) => ofGroup(planned.closet, group, sources)),
    ]),
    ...ofSite(sources),
  ];
}

/** The switch that is told of where none holds: with the highest class, then the most power of a port, then the most ports. */
function largestSwitch(switches: readonly UsableSwitch[]): UsableSwitch | undefined {
  const rank = ({ kind }: UsableSwitch) => [kind.classLimit.value, kind.wattsPerPort.value, kind.ports.value] as const;
  const [largest] = switches.toSorted((one, other) => {
    const [a, b] = [rank(one), rank(other)];
    return b[0] - a[0] || b[1] - a[1] || b[2] - a[2];
  });
  return largest;
}

function unsuitable({ closet, groups }: PlannedCloset, usable: UsableSwitch): NetworkFinding[] {
  const cameras = groups.reduce((sum, group) => sum + group.cameras, 0);
  const noPorts: NetworkFinding[] =
    usable.ports >= 1
      ? []
      : [{ code: 'ports', closet, cameraGroupId: null, figure: cameras, limit: usable.ports, unit: 'ports' }];
  return [
    ...noPorts,
    ...groups.flatMap((group) =>
      brokenBy(group, usable).map((broken) => ({ closet, cameraGroupId: group.cameraGroupId, ...broken })),
    ),
  ];
}

function ofGroup(
  closet: string,
  { cameraGroupId, rateMbit, cableM, run }: ConnectedGroup,
  { settings, catalogue: { siteModel } }: FindingSources,
): NetworkFinding[] {
  const usePercent = settings.uplinkUsePercent;
  const port = usablePath.compute({ usePercent, linkMbit: siteModel.cameraPort.value });
  const longest = siteModel.longestCable.value;
  const figure = cableM ?? run?.longestM ?? 0;
  return [
    ...(withinLimit(rateMbit, port)
      ? []
      : [{ code: 'port-rate', closet, cameraGroupId, figure: rateMbit, limit: port, unit: 'Mbit/s' } as const]),
    ...(withinLimit(figure, longest)
      ? []
      : [{ code: 'cable-length', closet, cameraGroupId, figure, limit: longest, unit: 'm' } as const]),
  ];
}

function ofSite({ settings, groups, catalogue: { siteModel } }: FindingSources): NetworkFinding[] {
  const { uplinkUsePercent: usePercent, sharedUplinkMbit: linkMbit } = settings;
  const rate = groups.reduce((sum, group) => sum + group.cameras * group.rateMbit, 0);
  const cameras = groups.reduce((sum, group) => sum + group.cameras, 0);
  const shared = usablePath.compute({ usePercent, linkMbit });
  const most = siteModel.ownNetworkCameras.value;
  const site = { closet: null, cameraGroupId: null };
  return [
    ...(linkMbit === 0 || withinLimit(rate, shared)
      ? []
      : [{ code: 'shared-uplink', ...site, figure: rate, limit: shared, unit: 'Mbit/s' } as const]),
    ...(cameras <= most
      ? []
      : [{ code: 'own-network', ...site, figure: cameras, limit: most, unit: 'cameras' } as const]),
  ];
}
