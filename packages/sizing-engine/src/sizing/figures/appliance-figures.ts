import { cited, given, type Quantity } from '../../derivation/quantity.ts';
import type { HuskyServerSettings } from '../../design/design.ts';
import { clientDataRate, meanStreamRate } from '../../formulas/network.ts';
import { camerasOfFullest, camerasPerServer } from '../../formulas/servers.ts';
import { rawCapacity } from '../../formulas/raid.ts';
import { cappedRate, cappedStorage } from '../../formulas/utilization.ts';
import type { ApplianceMaxima } from '../hardware/appliance-limits.ts';
import type { ApplianceOffer, ApplianceQuestion, ApplianceSolution } from '../hardware/appliances.ts';
import { totalsOfDemand, type ExplainedDemand } from '../demand/explained-demand.ts';
import { explainServerLoad } from '../demand/explained-server.ts';
import { serverCount } from '../limits/server-count.ts';
import type { SizingQuestion } from '../question/question.ts';
import { explainCapacity, type ExplainedCapacity } from '../storage/raid-layout.ts';

const SETTINGS = 'serverSettings.huskyServerSettings';

/** The quantities that an appliance proposal is made of. */
export interface ApplianceFigures extends ApplianceMaxima {
  readonly servers: Quantity<'server'>;
  readonly fullest: Quantity<'camera'>;
  readonly streams: Quantity<'stream'>;
  readonly disks: Quantity<'disk'>;
  readonly diskTb: Quantity<'TB/disk'>;
  readonly capacity: ExplainedCapacity;
  /** Nameplate capacity of one appliance. */
  readonly raw: Quantity<'TB'>;
  readonly rated: Quantity<'Mbit/s'>;
  readonly storage: Quantity<'TB'>;
  /** What of the storage is locked as evidence; undefined where nothing is. */
  readonly locked: Quantity<'TB'> | undefined;
  readonly rate: Quantity<'Mbit/s'>;
  /** What the remote clients of one server read. */
  readonly clientRate: Quantity<'Mbit/s'>;
  /** Client data of one server from which on a warning is given. */
  readonly clientWarning: Quantity<'Mbit/s'>;
}

/** Work out the figures of a chosen appliance, each with its history. */
export function applianceFigures(
  solution: ApplianceSolution,
  { design, demand, range, runsPerDay }: SizingQuestion,
  question: OfferQuestion,
): ApplianceFigures {
  const { plan } = solution;
  const hardware = offerFigures(solution, question);
  const servers = serverCount(plan, {
    limits: solution.limits,
    deals: range.value.deals,
    totals: totalsOfDemand(demand),
    hardware,
  });
  const load = explainServerLoad(plan, {
    rows: design.cameras,
    range,
    catalogue: question.catalogue,
    runsPerDay,
    demand,
  });
  return {
    ...hardware,
    servers,
    fullest: camerasOfFullest({ cameras: demand.cameras, servers }),
    streams: load.streams,
    storage: load.storageTb,
    locked: load.lockedTb,
    rate: load.peakMbit,
    clientRate: clientRateOf(demand, question.settings),
    clientWarning: cited(
      'network model',
      'client data that warns',
      question.catalogue.networkModel.applianceClientWarning,
    ),
  };
}

/** The quantities of one appliance, whatever it carries. */
type OfferFigures = ApplianceMaxima & Pick<ApplianceFigures, 'disks' | 'diskTb' | 'capacity' | 'raw' | 'rated'>;

type OfferQuestion = Pick<ApplianceQuestion, 'settings' | 'catalogue' | 'convention'>;

/** What one appliance has and allows, each figure with its history. */
export function offerFigures(
  { appliance, sku, layout }: ApplianceOffer,
  { settings, catalogue, convention }: OfferQuestion,
): OfferFigures {
  const { maxDiskUtilization, maxSystemUtilization, mainSettings } = settings;
  const disks = cited(sku.sku, 'disks', sku.disks);
  const diskTb = cited(sku.sku, 'disk size', sku.diskTb);
  const capacity = explainCapacity(layout.raid, { disks, diskTb }, { model: catalogue.storageModel, convention });
  const rated = cited(appliance.model, 'rated recording rate', appliance.recording);
  return {
    disks,
    diskTb,
    capacity,
    raw: rawCapacity({ disks, diskTb }),
    rated,
    cappedRate: cappedRate({
      ratedMbit: rated,
      capPercent: given(`${SETTINGS}.maxSystemUtilization`, maxSystemUtilization, '%'),
    }),
    cappedStorage: cappedStorage({
      capacityTb: capacity.counted,
      capPercent: given(`${SETTINGS}.maxDiskUtilization`, maxDiskUtilization, '%'),
    }),
    maxCameras: camerasPerServer({
      limits: [
        cited(appliance.model, 'maximum of cameras', appliance.maxCameras),
        given(`${SETTINGS}.mainSettings.maxCamerasPerServer`, mainSettings.maxCamerasPerServer, 'camera'),
      ],
    }),
  };
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
