import type { Explained } from '../../derivation/explained.ts';
import { decided, type Quantity } from '../../derivation/quantity.ts';
import type { NextSpare } from '../failure/next-spare.ts';
import type { Failure, Headroom } from '../result/result.ts';
import { saying } from '../result/sayings.ts';

/** Hardware of one more spare server, and what happens without any. Empty where none can be added or failures are left out. */
export function spareHeadroom(failure: Explained<Failure> | null, spare: NextSpare | undefined): Explained<Headroom>[] {
  if (spare === undefined) return [];
  const lost = failure!.states.find(({ state }) => state === 'serverDown')!.camerasNotRecorded as Quantity<'camera'>;
  const { spares, hardware } = spare;
  return [
    {
      code: 'spare-servers-more',
      quantity: saying('headroom.quantity', { quantity: 'spare-servers' }),
      direction: 'more',
      distance: decided(1, 'server', {
        rule: saying('rule.spare-takes-over'),
        chosen: saying('chosen.amount', { value: 1, unit: 'server' }),
        because: [lost],
      }),
      unit: 'servers',
      effect: saying('headroom.spare-effect', { spare: hardware }),
      outcome: saying('headroom.spare', { spare: hardware }),
      message:
        spares === 1
          ? saying('headroom.first-spare', { spare: hardware, cameras: lost.value })
          : saying('headroom.next-spare', { spare: hardware }),
    },
  ];
}
