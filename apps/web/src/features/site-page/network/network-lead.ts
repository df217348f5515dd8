import { NETWORK_TEXTS as TEXTS } from '#texts/editor/site.ts';
import { switchSums } from '@site-designer/sizing-engine/comparison';
import type { NetworkPlan } from '../page/network-plan.ts';

/** What the switches of all closets carry, and how many cameras have none. */
export function networkLead({ closets }: NetworkPlan): string {
  const held = closets.filter(({ switches }) => switches.length > 0);
  const camerasOf = (some: NetworkPlan['closets']): number => some.reduce((sum, { cameras }) => sum + cameras, 0);
  const { switches } = switchSums(held.flatMap((closet) => closet.switches));
  const without = camerasOf(closets) - camerasOf(held);
  return [
    ...(held.length > 0 || without === 0 ? [TEXTS.lead(switches, held.length, camerasOf(held))] : []),
    ...(without > 0 ? [TEXTS.without(without)] : []),
  ].join(', ');
}
