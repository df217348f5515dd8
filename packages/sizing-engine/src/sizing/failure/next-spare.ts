import { given } from '../../derivation/quantity.ts';
import { Failover } from '../../design/enumerations.ts';
import { platformOf, serversAllowed } from '../../design/platform.ts';
import { inForce } from '../../design/resilience.ts';
import { mostUpTo } from '../search/bisection.ts';
import type { SizingQuestion } from '../question/question.ts';
import type { ServersFigures } from '../result/sayings-of-hardware.ts';
import { layoutFigures } from '../storage/layout-figures.ts';
import { dailyOfFullest } from './daily-of-fullest.ts';
import type { FailingServers, SpareStorage } from './failing-servers.ts';

/** One spare server more than a design has. */
export interface NextSpare {
  /** Spares with it. */
  readonly spares: number;
  /** Days of an outage that it covers: those that are set, or those that its disks hold, which is at least one. */
  readonly outageDays: number;
  /** What it is ordered as. */
  readonly hardware: ServersFigures;
}

interface SpareSources {
  readonly hardwareOf: () => FailingServers;
  /** What an order calls the machine. */
  readonly machine: string;
}

/**
 * One spare more in cold standby; undefined where no more are possible (an edition of one server, a spare for each server, disks
 * of a spare that hold not even a day), or for a caller that leaves out failures and alternatives.
 */
export function nextSpare(sizing: SizingQuestion, { hardwareOf, machine }: SpareSources): NextSpare | undefined {
  const { design, catalogue, options } = sizing;
  if (!options.failure || !(options.headroom || options.alternatives)) return undefined;
  const { failover } = design.serverSettings.resilience;
  const version = platformOf(inForce(design.serverSettings), catalogue);
  if (serversAllowed(version) === 1 || failover.kind === Failover.hotStandby) return undefined;
  const hardware = hardwareOf();
  const spares = failover.kind === Failover.none ? 1 : failover.servers + 1;
  if (spares > hardware.servers.value) return undefined;

  const daily = dailyOfFullest(sizing, hardware);
  const storageFor = (days: number): SpareStorage =>
    hardware.spareFor(daily, given('serverSettings.resilience.failover.outageDays', days, 'day'));
  const holds = (days: number): boolean => storageFor(days).isEnough;
  const outageDays = spares === 1 ? mostUpTo(failover.outageDays, holds) : failover.outageDays;
  if (outageDays === 0) return undefined;
  const { layout } = storageFor(outageDays);
  const layouts = layout === null ? [] : layoutFigures([{ layout }]);
  return { spares, outageDays, hardware: { servers: 1, machine, layouts } };
}
