import type { Explained } from '../../derivation/explained.ts';
import { cited, type Quantity } from '../../derivation/quantity.ts';
import type { LimitUnit } from '../../formulas/limits.ts';
import { streamsOfFullest, wholeStreams } from '../../formulas/servers.ts';
import { capacityOfAll, diskUtilization, systemUtilization } from '../../formulas/utilization.ts';
import { entryOf } from '../../lookup.ts';
import type { ApplianceQuestion, ApplianceSolution } from './appliances.ts';
import type { ExplainedDemand } from '../demand/explained-demand.ts';
import { ONE_HUNDRED_PERCENT } from '../percent.ts';
import { against } from '../limit.ts';
import type { HuskyIvoSpec, HuskyProposal, LimitedFigure } from '../result.ts';
import type { ApplianceFigures } from './appliance-figures.ts';

/** What the appliance part of a proposal is made from. */
interface ApplianceSources {
  readonly figures: ApplianceFigures;
  readonly demand: ExplainedDemand;
  readonly question: ApplianceQuestion;
}

/** The appliance part of a proposal. */
export function applianceProposal(
  solution: ApplianceSolution,
  { figures, demand, question }: ApplianceSources,
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
