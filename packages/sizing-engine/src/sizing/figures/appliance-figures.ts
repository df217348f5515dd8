import { cited, given, type Quantity } from '../../derivation/quantity.ts';
import type { HuskyServerSettings } from '../../design/design.ts';
import { clientDataRate, meanStreamRate } from '../../formulas/network.ts';
import { camerasOfFullest } from '../../formulas/servers.ts';
import type { OfferFigures } from '../hardware/appliance-limits.ts';
import type { ApplianceQuestion, ApplianceSolution } from '../hardware/appliances.ts';
import { totalsOfDemand, type ExplainedDemand } from '../demand/explained-demand.ts';
import { explainServerLoad } from '../demand/explained-server.ts';
import { serverCount } from '../limits/server-count.ts';
import type { SizingQuestion } from '../question/question.ts';
import { saying } from '../result/sayings.ts';

const SETTINGS = 'serverSettings.huskyServerSettings';

/** The quantities that an appliance proposal is made of. */
export interface ApplianceFigures extends OfferFigures {
  readonly servers: Quantity<'server'>;
  readonly fullest: Quantity<'camera'>;
  readonly streams: Quantity<'stream'>;
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
  { settings, catalogue }: Pick<ApplianceQuestion, 'settings' | 'catalogue'>,
): ApplianceFigures {
  const { plan, figures } = solution;
  const servers = serverCount(plan, {
    limits: solution.limits,
    deals: range.value.deals,
    totals: totalsOfDemand(demand),
    hardware: figures,
  });
  const load = explainServerLoad(plan, { rows: design.cameras, range, catalogue, runsPerDay, demand });
  return {
    ...figures,
    servers,
    fullest: camerasOfFullest({ cameras: demand.cameras, servers }),
    streams: load.streams,
    storage: load.storageTb,
    locked: load.lockedTb,
    rate: load.peakMbit,
    clientRate: clientRateOf(demand, settings),
    clientWarning: cited(
      catalogue.networkModel.id,
      saying('field.client-warning'),
      catalogue.networkModel.applianceClientWarning,
    ),
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
