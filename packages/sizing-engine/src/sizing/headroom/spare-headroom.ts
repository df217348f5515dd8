import type { Explained } from '../../derivation/explained.ts';
import { decided, type Quantity } from '../../derivation/quantity.ts';
import type { NextSpare } from '../failure/next-spare.ts';
import type { Failure, Headroom } from '../result/result.ts';
import { wordFor } from '../../checks/plural.ts';
import { saying } from '../result/sayings.ts';
import { counted } from '../wording/wording.ts';

/** Hardware of one more spare server, and what happens without any. Empty where none can be added or failures are left out. */
export function spareHeadroom(failure: Explained<Failure> | null, spare: NextSpare | undefined): Explained<Headroom>[] {
  if (spare === undefined) return [];
  const lost = failure!.states.find(({ state }) => state === 'serverDown')!.camerasNotRecorded as Quantity<'camera'>;
  const { spares, cost } = spare;
  const verb = wordFor(lost.value, 'is', 'are');
  return [
    {
      code: 'spare-servers-more',
      quantity: 'spare servers',
      direction: 'more',
      distance: decided(1, 'server', {
        rule: saying('rule.spare-takes-over'),
        chosen: saying('chosen.amount', { value: 1, unit: 'server' }),
        because: [lost],
      }),
      unit: 'servers',
      effect: `costs ${cost}`,
      outcome: cost,
      message:
        spares === 1
          ? `Without a spare, ${counted(lost.value, 'camera')} ${verb} not recorded when one server fails; one spare costs ${cost}.`
          : `One spare more costs ${cost}.`,
    },
  ];
}
