import type { Explained } from '../../derivation/explained.ts';
import { decided, type Quantity } from '../../derivation/quantity.ts';
import { Failover } from '../../design/enumerations.ts';
import { platformOf } from '../../design/platform.ts';
import { inForce } from '../../design/resilience.ts';
import type { FailingServers } from '../failure/failing-servers.ts';
import { offeredSpare } from '../failure/spares.ts';
import type { SizingQuestion } from '../question.ts';
import type { Failure, Headroom } from '../result.ts';
import { layoutText } from '../storage/layout-text.ts';
import { wordFor } from '../../plural.ts';
import { counted } from '../wording.ts';

interface SpareSources {
  readonly failure: Explained<Failure> | null;
  readonly hardwareOf: () => FailingServers;
  /** What an order calls the machine. */
  readonly machine: string;
}

/**
 * Hardware of one more spare server, and what happens without any. Empty where none can be added (an edition of one server, a
 * spare for each server) or failures are not computed.
 */
export function spareHeadroom(
  sizing: SizingQuestion,
  { failure, hardwareOf, machine }: SpareSources,
): Explained<Headroom>[] {
  const { design, catalogue } = sizing;
  const { failover } = design.serverSettings.resilience;
  const version = platformOf(inForce(design.serverSettings), catalogue);
  if (failure === null || version.serverLimit?.value === 1 || failover.kind === Failover.hotStandby) return [];
  const hardware = hardwareOf();
  const isFirst = failover.kind === Failover.none;
  if (!isFirst && failover.servers >= hardware.servers.value) return [];
  const lost = failure.states.find(({ state }) => state === 'serverDown')!.camerasNotRecorded as Quantity<'camera'>;
  const cost = `1 x ${[machine, ...disksOf(sizing, hardware)].join(' with ')}`;
  const verb = wordFor(lost.value, 'is', 'are');
  return [
    {
      code: 'spare-servers-more',
      quantity: 'spare servers',
      direction: 'more',
      distance: decided(1, 'server', {
        rule: 'one spare server takes over for one that fails',
        chosen: '1',
        because: [lost],
        rejected: [],
      }),
      unit: 'servers',
      effect: `costs ${cost}`,
      message: isFirst
        ? `Without a spare, ${counted(lost.value, 'camera')} ${verb} not recorded when one server fails; one spare costs ${cost}.`
        : `One spare more costs ${cost}.`,
    },
  ];
}

/** The disks that a spare is ordered with, in words; none where it comes with them. */
function disksOf(sizing: SizingQuestion, hardware: FailingServers): string[] {
  const { disks } = offeredSpare(sizing, hardware).storage;
  return disks === null ? [] : [layoutText([disks])];
}
