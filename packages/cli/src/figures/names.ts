/** Short names of figures, and the paths that they may stand for: the first one that a proposal has. */
const PATHS: Readonly<Record<string, readonly string[]>> = {
  cameras: ['totals.cameras.value'],
  streams: ['totals.cameraStreams.value'],
  average: ['totals.averageMbit.value'],
  'average rate': ['totals.averageMbit.value'],
  peak: ['totals.peakMbit.value'],
  'peak rate': ['totals.peakMbit.value'],
  storage: ['totals.storageTb.value'],
  servers: ['huskyProposal.serverQuantity', 'genericProposal.quantity'],
  'cameras per server': ['genericProposal.camerasPrServer', 'huskyProposal.cameraStreams.value'],
  ram: ['genericProposal.ram'],
  utilization: ['huskyProposal.diskUtilization.value'],
  fill: ['huskyProposal.diskUtilization.value'],
  load: ['huskyProposal.systemUtilization.value'],
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
  'tightest limit': ['bindingConstraint.value'],
};

/** Short names of the figures that a proposal has, with their paths. */
export function namedPaths(paths: readonly string[]): ReadonlyMap<string, string> {
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

/** Names that a proposal of another kind has. */
export const ALL_NAMES: readonly string[] = Object.keys(PATHS);
