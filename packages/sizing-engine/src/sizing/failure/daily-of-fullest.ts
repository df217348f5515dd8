import type { Quantity } from '../../derivation/quantity.ts';
import { dailyVideoOf } from '../demand/daily-video.ts';
import type { SizingQuestion } from '../question/question.ts';
import type { FailingServers } from './failing-servers.ts';

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
