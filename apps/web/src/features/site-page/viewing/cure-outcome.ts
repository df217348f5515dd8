import { VIEWING_TEXTS as TEXTS } from '#texts/editor/site.ts';
import { amountText } from '../page/amount.tsx';
import type { ViewingPlan } from '../page/network-plan.ts';

type StationResult = ViewingPlan['stations'][number];
type Load = StationResult['loads'][number];

/** What a change brings: the fullest load before and after it. Undefined where it helps nothing. */
export function outcomeOf(before: StationResult, after: StationResult): string | undefined {
  const [now, then] = [fullestOf(before), fullestOf(after)];
  if (now === undefined || then === undefined || then.percent >= now.percent) return undefined;
  const amount = amountText(then.value, then.unit);
  // Another limit may be the fullest then, and count in another unit.
  const named = then.limit === now.limit ? amount : `${amount} (${TEXTS.load[then.limit]})`;
  return TEXTS.outcome(amountText(now.value, now.unit), named);
}

function fullestOf({ loads, decidedBy }: StationResult): Load | undefined {
  return loads.find(({ limit }) => limit === decidedBy);
}
