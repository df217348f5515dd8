import type { Quantity } from '../../derivation/quantity.ts';
import { dailyVideo } from '../../formulas/failure.ts';
import { recordedVideo } from '../../formulas/recording.ts';
import { explainRows } from '../demand/explained-rows.ts';
import { ONE_DAY } from '../demand/one-day.ts';
import type { DealtCameras } from '../deal/deal.ts';
import type { SizingQuestion } from '../question/question.ts';
import type { FailingServers } from './failing-servers.ts';

/** Cameras of one server, or a part of them. */
interface RecordedCameras {
  /** Undefined for all cameras. */
  readonly dealt: readonly DealtCameras[] | undefined;
  readonly cameraGroupId?: number;
  readonly retentionDays?: number;
}

/** Video that some cameras record in a day, without overhead. */
export function dailyVideoOf(
  cameras: RecordedCameras,
  dailyTb: number,
  { design, range, catalogue }: SizingQuestion,
): Quantity<'TB/day'> {
  return dailyVideo.known(dailyTb, () => ({
    rows: explainRows(design.cameras, range.kinds, { catalogue, ...cameras }).map(({ streams, hoursPerDay, loadsAt }) =>
      recordedVideo.overRows({ streams, averageKbps: loadsAt('value').average, hoursPerDay, retentionDays: ONE_DAY }),
    ),
  }));
}

/** Video of a day of the server that records the most, without overhead. */
export function dailyOfFullest(
  sizing: SizingQuestion,
  { plan: { order, servers } }: Pick<FailingServers, 'plan'>,
): Quantity<'TB/day'> {
  const deals = sizing.range.value.dealsOfOneDay();
  const { storageTb } = deals.greatest(order, servers);
  const dealt = servers === 1 ? undefined : deals.ofFullest('storageTb', order, servers);
  return dailyVideoOf({ dealt }, storageTb, sizing);
}
