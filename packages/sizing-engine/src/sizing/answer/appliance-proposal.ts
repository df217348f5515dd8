import type { Explained } from '../../derivation/explained.ts';
import { cited, citedText, decidedText, type Choice, type Quantity } from '../../derivation/quantity.ts';
import type { LimitUnit } from '../../formulas/limits.ts';
import { wholeStreams } from '../../formulas/servers.ts';
import { capacityOfAll, diskUtilization, systemUtilization } from '../../formulas/utilization.ts';
import type { TextFact, UnknownFact } from '../../catalogue/schema.ts';
import { entryOf } from '../../checks/lookup.ts';
import { offerName, type ApplianceQuestion, type ApplianceSolution } from '../hardware/appliances.ts';
import { storedTb, type ExplainedDemand } from '../demand/explained-demand.ts';
import { ONE_HUNDRED_PERCENT } from '../wording/percent.ts';
import { against } from '../limits/limit.ts';
import { raidText } from '../storage/layout-text.ts';
import type { HuskyIvoSpec, HuskyProposal, LimitedFigure } from '../result/result.ts';
import { saying, type Saying } from '../result/sayings.ts';
import type { ApplianceFigures } from '../figures/appliance-figures.ts';

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
  const { servers, capacity, rated, rate, storage, clientRate, clientWarning } = figures;
  const streams = wholeStreams({ streams: figures.streams });
  return {
    serverQuantity: servers,
    cameraStreams: limited(streams, demand.streams, 'streams'),
    cameraDataRate: limited(rate, rated, 'Mbit/s'),
    clientDataRate: limited(clientRate, clientWarning, 'Mbit/s'),
    storageWithOverhead: limited(storedTb(demand), capacityOfAll({ servers, capacityTb: capacity.counted }), 'TB'),
    diskUtilization: {
      ...utilization(diskUtilization({ load: storage, limit: capacity.counted })),
      additionalHeadlineInfo: solution.layout.raid.name,
    },
    systemUtilization: utilization(systemUtilization({ load: rate, limit: rated })),
    arrays: capacity.arrays,
    huskyIvoSpec: ivoSpec(solution, figures, question),
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
  solution: ApplianceSolution,
  { servers, raw }: ApplianceFigures,
  { catalogue }: ApplianceQuestion,
): Explained<HuskyIvoSpec> {
  const { appliance, sku, layout } = solution;
  const { ramGb } = appliance;
  const choice: Choice = {
    rule: saying('rule.appliance'),
    chosen: offerName(solution),
    because: [servers, raw],
    rejected: [],
  };
  const fact = (field: Saying, text: TextFact | UnknownFact): Explained<string | null> =>
    text.value === null ? null : citedText(appliance.model, field, text);
  return {
    sku: decidedText(sku.sku, choice),
    modelName: decidedText(appliance.name, choice),
    imageUrl: DRAWINGS[appliance.formFactor] ?? '/appliances/server.svg',
    dataSheetLink: appliance.dataSheetLink,
    dataSheetLabel:
      appliance.dataSheetLink === null ? null : saying('hardware.data-sheet', { appliance: appliance.name }),
    formFactorLabel: entryOf(catalogue.formFactors, appliance.formFactor, 'formFactor').name,
    processorType: fact(saying('field.processor'), appliance.processor),
    operatingSystem: fact(saying('field.operating-system'), appliance.operatingSystem),
    storageTypeLabel: decidedText(
      `${sku.disks.value} x ${sku.diskTb.value} TB, ${raidText(layout, catalogue)}`,
      choice,
    ),
    storageCapacityLabel: decidedText(`${raw.value} TB`, {
      rule: saying('rule.appliance-nameplate'),
      chosen: offerName(solution),
      because: [raw],
      rejected: [],
    }),
    ram: ramGb.value === null ? null : cited(appliance.model, saying('field.memory'), ramGb),
    osDrive: fact(saying('field.system-drive'), appliance.osDrive),
  };
}
