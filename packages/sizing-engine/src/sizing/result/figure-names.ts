/**
 * Short names of figures, and the paths that each may stand for. The first path that a result has counts: servers and
 * appliances keep the same figure at different paths.
 */
const PATHS: Readonly<Record<string, readonly string[]>> = {
  cameras: ['totals.cameras.value'],
  streams: ['totals.cameraStreams.value'],
  average: ['totals.averageMbit.value'],
  'average rate': ['totals.averageMbit.value'],
  peak: ['totals.peakMbit.value'],
  'peak rate': ['totals.peakMbit.value'],
  storage: ['totals.storageTb.value'],
  servers: ['huskyProposal.serverQuantity', 'genericProposal.quantity'],
  'cameras per server': ['genericProposal.camerasPrServer', 'loads[0].value'],
  'streams per server': ['huskyProposal.cameraStreams.value'],
  ram: ['genericProposal.ram', 'huskyProposal.huskyIvoSpec.ram'],
  utilization: ['huskyProposal.diskUtilization.value', 'failure.states[0].storagePercent'],
  fill: ['huskyProposal.diskUtilization.value', 'failure.states[0].storagePercent'],
  load: ['huskyProposal.systemUtilization.value', 'failure.states[0].serverLoadPercent'],
  'camera rate': ['huskyProposal.cameraDataRate.value', 'networkInterface[0].requiredBitrate'],
  'client rate': ['huskyProposal.clientDataRate.value', 'networkInterface[1].requiredBitrate'],
  'storage with overhead': ['huskyProposal.storageWithOverhead.value'],
  capacity: ['huskyProposal.storageWithOverhead.rangeMax'],
  disks: ['liveDatabase.quantity'],
  'live disks': ['liveDatabase.quantity'],
  'live need': ['liveDatabase.reqCapacity'],
  'live capacity': ['liveDatabase.formattedCapacity'],
  'live iops': ['liveDatabase.iops'],
  'live throughput': ['liveDatabase.transferSpeed'],
  'archive disks': ['archiveDatabase.quantity'],
  'archive need': ['archiveDatabase.reqCapacity'],
  'archive capacity': ['archiveDatabase.formattedCapacity'],
  'archive iops': ['archiveDatabase.iops'],
  'archive throughput': ['archiveDatabase.transferSpeed'],
  'management ram': ['managementServer.ram'],
  'management cameras': ['managementServer.maxCameras'],
  'tightest limit': ['bindingConstraint.percent'],
  'core ports': ['network.core.ports'],
  'network rate': ['network.core.rateMbit'],
  cable: ['network.cable.metres'],
  'cable boxes': ['network.cable.boxes'],
  'live view': ['viewing.recorderMbit'],
  'live view provided': ['viewing.providedMbit'],
  'most pictures': ['viewing.stations[0].maxTiles'],
  'motion detection': ['serverMotion.percent'],
};

/** All short names of figures; a result has only those of its hardware. */
export const FIGURE_NAMES: readonly string[] = Object.keys(PATHS);

/**
 * Short names of the figures that a result has, with their paths. The ends of a range have the name of its figure and `low` or
 * `high` behind it.
 *
 * @param paths - Those of the result, as {@link figurePaths} gives them.
 * @throws Never.
 * @example
 * ```ts
 * namedPaths(figurePaths(proposal)).get('storage high'); // 'totals.storageTb.high'
 * ```
 */
export function namedPaths(paths: Iterable<string>): ReadonlyMap<string, string> {
  const there = new Set(paths);
  const named = Object.entries(PATHS).flatMap(([name, candidates]) => {
    const path = candidates.find((candidate) => there.has(candidate));
    return path === undefined ? [] : [[name, path] as const, ...ends(name, path, there)];
  });
  return new Map(named);
}

function ends(name: string, path: string, there: ReadonlySet<string>): (readonly [string, string])[] {
  return ['low', 'high']
    .map((end) => [`${name} ${end}`, path.replace(/\.value$/, `.${end}`)] as const)
    .filter(([, other]) => other !== path && there.has(other));
}

/**
 * The path that a short name stands for. Blanks, hyphens and case are ignored.
 *
 * @param paths - Those of the result, as {@link figurePaths} gives them.
 * @returns Undefined where the result has no figure of that name.
 * @throws Never.
 * @example
 * ```ts
 * pathNamed('Peak-rate', figurePaths(proposal)); // 'totals.peakMbit.value'
 * ```
 */
export function pathNamed(name: string, paths: Iterable<string>): string | undefined {
  const wanted = plainName(name);
  return [...namedPaths(paths)].find(([known]) => plainName(known) === wanted)?.[1];
}

/** A name as names are compared: without blanks, hyphens and case. */
export function plainName(name: string): string {
  return name.toLowerCase().replaceAll(/[\s_-]/g, '');
}
