import type { Explained } from '../../derivation/explained.ts';
import { cited, given, type Quantity } from '../../derivation/quantity.ts';
import type { HuskyServerSettings } from '../../design/design.ts';
import type { LimitUnit } from '../../formulas/limits.ts';
import { clientDataRate, meanStreamRate } from '../../formulas/network.ts';
import {
  camerasOfFullest,
  camerasPerServer,
  camerasWithinRate,
  camerasWithinStorage,
  fullestShare,
  rateOfFullest,
  serversNeeded,
  storageOfFullest,
  streamsOfFullest,
  wholeStreams,
} from '../../formulas/servers.ts';
import {
  capacityOfAll,
  cappedRate,
  cappedStorage,
  diskUtilization,
  systemUtilization,
} from '../../formulas/utilization.ts';
import { entryOf } from '../../lookup.ts';
import type { ApplianceQuestion, ApplianceSolution } from './appliances.ts';
import type { ExplainedDemand } from '../demand/explained-demand.ts';
import { ONE_HUNDRED_PERCENT } from '../percent.ts';
import { against } from '../limit.ts';
import { explainCapacity, type ExplainedCapacity } from '../storage/raid-layout.ts';
import type { HuskyIvoSpec, HuskyProposal, LimitedFigure } from '../result.ts';

const SETTINGS = 'serverSettings.huskyServerSettings';

/** The quantities that an appliance proposal is made of. */
export interface HuskyFigures {
  readonly servers: Quantity<'server'>;
  readonly fullest: Quantity<'camera'>;
  readonly share: Quantity<'1'>;
  readonly capacity: ExplainedCapacity;
  readonly cappedStorage: Quantity<'TB'>;
  readonly rated: Quantity<'Mbit/s'>;
  readonly cappedRate: Quantity<'Mbit/s'>;
  readonly storage: Quantity<'TB'>;
  readonly rate: Quantity<'Mbit/s'>;
  readonly maxCameras: Quantity<'camera'>;
  /** What the remote clients of one server read. */
  readonly clientRate: Quantity<'Mbit/s'>;
  /** Client data of one server from which on a warning is given. */
  readonly clientWarning: Quantity<'Mbit/s'>;
}

/** Work out the figures of a chosen appliance, each with its history. */
export function huskyFigures(
  solution: ApplianceSolution,
  demand: ExplainedDemand,
  { settings, catalogue, convention }: Pick<ApplianceQuestion, 'settings' | 'catalogue' | 'convention'>,
): HuskyFigures {
  const { appliance, sku, layout } = solution;
  const disks = cited(sku.sku, 'disks', sku.disks);
  const capacity = explainCapacity(
    layout.raid,
    { disks, diskTb: cited(sku.sku, 'disk size', sku.diskTb) },
    { model: catalogue.storageModel, convention },
  );
  const caps = cappedFigures(solution, capacity, settings);
  const maxCameras = camerasPerServer({
    limits: [
      cited(appliance.model, 'maximum of cameras', appliance.maxCameras),
      given(`${SETTINGS}.mainSettings.maxCamerasPerServer`, settings.mainSettings.maxCamerasPerServer, 'camera'),
    ],
  });
  const perServer = camerasPerServer({
    limits: [
      maxCameras,
      camerasWithinRate({ limit: caps.cappedRate, demand: demand.peakMbit.value, cameras: demand.cameras }),
      camerasWithinStorage({ limit: caps.cappedStorage, demand: demand.storageTb.value, cameras: demand.cameras }),
    ],
  });
  const servers = serversNeeded({ cameras: demand.cameras, perServer });
  const fullest = camerasOfFullest({ cameras: demand.cameras, servers });
  const share = fullestShare({ fullest, cameras: demand.cameras });
  return {
    ...caps,
    capacity,
    maxCameras,
    servers,
    fullest,
    share,
    storage: storageOfFullest({ total: demand.storageTb.value, share }),
    rate: rateOfFullest({ total: demand.peakMbit.value, share }),
    clientRate: clientRateOf(demand, settings),
    clientWarning: cited('network model', 'client data that warns', catalogue.networkModel.applianceClientWarning),
  };
}

function cappedFigures(
  { appliance }: ApplianceSolution,
  capacity: ExplainedCapacity,
  { maxDiskUtilization, maxSystemUtilization }: HuskyServerSettings,
): Pick<HuskyFigures, 'rated' | 'cappedRate' | 'cappedStorage'> {
  const rated = cited(appliance.model, 'rated recording rate', appliance.recording);
  return {
    rated,
    cappedRate: cappedRate({
      ratedMbit: rated,
      capPercent: given(`${SETTINGS}.maxSystemUtilization`, maxSystemUtilization, '%'),
    }),
    cappedStorage: cappedStorage({
      capacityTb: capacity.counted,
      capPercent: given(`${SETTINGS}.maxDiskUtilization`, maxDiskUtilization, '%'),
    }),
  };
}

/** What the appliance part of a proposal is made from. */
export interface HuskySources {
  readonly figures: HuskyFigures;
  readonly demand: ExplainedDemand;
  readonly question: ApplianceQuestion;
}

/** The appliance part of a proposal. */
export function huskyProposal(
  solution: ApplianceSolution,
  { figures, demand, question }: HuskySources,
): Explained<HuskyProposal> {
  const { servers, share, capacity, rated, rate, storage, clientRate, clientWarning } = figures;
  const streams = wholeStreams({ streams: streamsOfFullest({ total: demand.streams, share }) });
  return {
    serverQuantity: servers,
    cameraStreams: limited(streams, demand.streams, 'streams'),
    cameraDataRate: limited(rate, rated, 'Mbit/s'),
    clientDataRate: limited(clientRate, clientWarning, 'Mbit/s'),
    storageWithOverhead: limited(
      demand.storageTb.value,
      capacityOfAll({ servers, capacityTb: capacity.counted }),
      'TB',
    ),
    diskUtilization: {
      ...utilization(diskUtilization({ load: storage, limit: capacity.counted })),
      additionalHeadlineInfo: solution.layout.raid.name,
    },
    systemUtilization: utilization(systemUtilization({ load: rate, limit: rated })),
    huskyIvoSpec: ivoSpec(solution, question),
  };
}

function limited<U extends LimitUnit>(
  load: Quantity<U>,
  limit: Quantity<U>,
  unitType: string,
): Explained<LimitedFigure> {
  const { value, max: rangeMax, percent } = against(load, limit);
  return { value, rangeMax, unitType, percent };
}

function utilization(percent: Quantity<'%'>): Explained<LimitedFigure> {
  return { value: percent, rangeMax: ONE_HUNDRED_PERCENT, unitType: '%', percent };
}

function clientRateOf(demand: ExplainedDemand, { mainSettings }: HuskyServerSettings): Quantity<'Mbit/s'> {
  return clientDataRate({
    clientStreams: given(
      `${SETTINGS}.mainSettings.concurrentSmartClientStreams`,
      mainSettings.concurrentSmartClientStreams,
      'stream',
    ),
    meanMbit: meanStreamRate({ cameraMbit: demand.peakMbit.value, streams: demand.streams }),
  });
}

/** Drawings by form factor; the web app serves them. */
const DRAWINGS: Readonly<Record<number, string>> = {
  1: '/appliances/rack-1u.svg',
  2: '/appliances/rack-2u.svg',
  3: '/appliances/desktop.svg',
  4: '/appliances/tower.svg',
};

function ivoSpec(
  { appliance, sku, layout }: ApplianceSolution,
  { catalogue }: ApplianceQuestion,
): Explained<HuskyIvoSpec> {
  const { ramGb } = appliance;
  return {
    sku: sku.sku,
    modelName: appliance.name,
    imageUrl: DRAWINGS[appliance.formFactor] ?? '/appliances/server.svg',
    dataSheetLink: appliance.dataSheetLink,
    dataSheetLabel: appliance.dataSheetLink === null ? null : `${appliance.name} data sheet`,
    formFactorLabel: entryOf(catalogue.formFactors, appliance.formFactor, 'formFactor').name,
    processorType: appliance.processor.value,
    operatingSystem: appliance.operatingSystem.value,
    storageTypeLabel: `${sku.disks.value} x ${sku.diskTb.value} TB, ${layout.raid.name}`,
    storageCapacityLabel: `${sku.disks.value * sku.diskTb.value} TB`,
    ram: ramGb.value === null ? null : cited(appliance.model, 'memory', ramGb),
    osDrive: appliance.osDrive.value,
  };
}
