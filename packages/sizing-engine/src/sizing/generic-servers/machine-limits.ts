import type { Catalogue, MachineFamily } from '../../catalogue/schema.ts';
import type { GenericServerSettings, StorageSettings } from '../../design/design.ts';
import { StorageConnectivity } from '../../design/enumerations.ts';
import { camerasWithin, withinLimit } from '../../formulas/servers.ts';
import type { Demand } from '../demand/demand.ts';
import type { ProportionalLimit } from '../limit.ts';
import { withOverhead } from './server-load.ts';

/** What the limits of a machine type are worked out for. */
interface LimitQuestion {
  readonly demand: Demand;
  readonly settings: GenericServerSettings;
  readonly catalogue: Catalogue;
}

/** The limits of a machine type that arithmetic decides: cameras, recording rate, links. */
export function machineLimits(machine: MachineFamily, question: LimitQuestion): ProportionalLimit[] {
  const { demand, settings, catalogue } = question;
  const { cameras, peakMbit, clientMbit } = withOverhead(demand, settings);
  const share = catalogue.networkModel.linkShare.value;
  const { maxCamerasPerServer } = settings.mainSettings;
  const clientLink = (machine.clientLink ?? machine.cameraLink).value * share;
  const clientsFit = withinLimit(clientMbit, clientLink);
  const cameraLink = machine.cameraLink.value * share - (machine.clientLink === null ? clientMbit : 0);
  const byRate = (max: number): number => camerasWithin({ limit: Math.max(0, max), demand: peakMbit, cameras });
  return [
    {
      limit: 'cameras',
      title: 'Cameras per server',
      unit: 'cameras',
      max: maxCamerasPerServer,
      demand: cameras,
      cameras: Math.min(cameras, maxCamerasPerServer),
    },
    {
      limit: 'recordingRate',
      title: 'Recording rate',
      unit: 'Mbit/s',
      max: machine.recording.value,
      demand: peakMbit,
      cameras: byRate(machine.recording.value),
    },
    {
      limit: 'cameraLink',
      title: 'Camera network',
      unit: 'Mbit/s',
      max: Math.max(0, cameraLink),
      demand: peakMbit,
      cameras: byRate(cameraLink),
    },
    {
      limit: 'clientLink',
      title: 'Client network',
      unit: 'Mbit/s',
      max: clientLink,
      demand: clientMbit,
      cameras: clientsFit ? cameras : 0,
    },
    ...storageLinkLimits(question),
  ];
}

/** The limit of the storage network; none where every database is in the server. */
function storageLinkLimits({ demand, settings, catalogue }: LimitQuestion): ProportionalLimit[] {
  const { cameras, peakMbit, clientMbit } = withOverhead(demand, settings);
  const { archiving, liveDatabase, archiveDatabase } = settings.advancedSettings;
  // What is archived is read once more on its way out.
  const databases = archiving
    ? [
        { storage: liveDatabase, passes: 2 },
        { storage: archiveDatabase, passes: 1 },
      ]
    : [{ storage: liveDatabase, passes: 1 }];
  const onSan = databases.filter(({ storage }) => !isDirectAttached(storage));
  if (onSan.length === 0) return [];
  const link = catalogue.storageModel.sanLink.value * catalogue.networkModel.linkShare.value;
  const max = Math.max(0, link - onSan.length * clientMbit);
  const sanMbit = peakMbit * onSan.reduce((sum, { passes }) => sum + passes, 0);
  return [
    {
      limit: 'storageLink',
      title: 'Storage network',
      unit: 'Mbit/s',
      max,
      demand: sanMbit,
      cameras: camerasWithin({ limit: max, demand: sanMbit, cameras }),
    },
  ];
}

/** Most disks in one server of a machine type: the smaller of what is asked for and what has a bay. */
export function diskLimitOf(machine: MachineFamily, { advancedSettings }: GenericServerSettings): number {
  return Math.min(advancedSettings.serverDiskQuantity, machine.bays?.value ?? Number.POSITIVE_INFINITY);
}

/** Whether a storage stands in its server and takes its bays. */
export function isDirectAttached({ storageConnectivity }: StorageSettings): boolean {
  return storageConnectivity === StorageConnectivity.directAttached;
}
