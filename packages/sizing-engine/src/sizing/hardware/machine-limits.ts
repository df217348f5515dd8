import type { Catalogue, MachineFamily } from '../../catalogue/schema.ts';
import type { GenericServerSettings } from '../../design/design.ts';
import type { ServerLimit } from '../limits/limit.ts';
import type { Deals } from '../deal/deals.ts';
import { passesOnSan, withOverhead } from './server-load.ts';

/** What the limits of a machine type are worked out for. */
interface LimitQuestion {
  readonly deals: Deals;
  readonly settings: GenericServerSettings;
  readonly catalogue: Catalogue;
}

/** The limits of a machine type that arithmetic decides: cameras, recording rate, links. */
export function machineLimits(machine: MachineFamily, question: LimitQuestion): ServerLimit[] {
  const { deals, settings, catalogue } = question;
  const { clientMbit } = withOverhead(deals, settings);
  const share = catalogue.networkModel.linkShare.value;
  const clientLink = (machine.clientLink ?? machine.cameraLink).value * share;
  const cameraLink = machine.cameraLink.value * share - (machine.clientLink === null ? clientMbit : 0);
  return [
    {
      limit: 'cameras',
      unit: 'cameras',
      max: settings.mainSettings.maxCamerasPerServer,
      of: ({ cameras }) => cameras,
    },
    {
      limit: 'recordingRate',
      unit: 'Mbit/s',
      max: machine.recording.value,
      of: ({ peakMbit }) => peakMbit,
    },
    {
      limit: 'cameraLink',
      unit: 'Mbit/s',
      max: Math.max(0, cameraLink),
      of: ({ peakMbit }) => peakMbit,
    },
    { limit: 'clientLink', unit: 'Mbit/s', max: clientLink, of: () => clientMbit },
    ...storageLinkLimits(question),
  ];
}

/** The limit of the storage network; none where every database is in the server. */
function storageLinkLimits({ deals, settings, catalogue }: LimitQuestion): ServerLimit[] {
  const { clientMbit } = withOverhead(deals, settings);
  const onSan = passesOnSan(settings, deals);
  if (onSan.length === 0) return [];
  const link = catalogue.storageModel.sanLink.value * catalogue.networkModel.linkShare.value;
  const max = Math.max(0, link - onSan.length * clientMbit);
  const passes = onSan.reduce((sum, each) => sum + each.passes, 0);
  return [
    {
      limit: 'storageLink',
      unit: 'Mbit/s',
      max,
      of: ({ peakMbit }) => peakMbit * passes,
    },
  ];
}

/** Most disks in one server of a machine type: the smaller of what is asked for and what has a bay. */
export function diskLimitOf(machine: MachineFamily, { advancedSettings }: GenericServerSettings): number {
  return Math.min(advancedSettings.serverDiskQuantity, machine.bays?.value ?? Number.POSITIVE_INFINITY);
}
