import type { Explained } from '../../derivation/explained.ts';
import { cited, given, type Quantity } from '../../derivation/quantity.ts';
import type { Resilience } from '../../design/design.ts';
import { Failover } from '../../design/enumerations.ts';
import { failoverGap } from '../../formulas/failure.ts';
import type { FailureModel } from '../../catalogue/schema.ts';
import type { NoSolution } from '../limits/limit.ts';
import type { Failure } from '../result/result.ts';
import { saying } from '../result/sayings.ts';
import type { SizingQuestion } from '../question/question.ts';
import { dailyOfFullest } from './daily-of-fullest.ts';
import type { FailingServers, SpareStorage } from './failing-servers.ts';
import { nothing } from './nothing.ts';

const SETTINGS = 'serverSettings.resilience.failover';

/** Spare servers, all alike. */
export interface Spares {
  readonly count: Quantity<'server'>;
  /** Video of a day of the server that records the most, without overhead. */
  readonly daily: Quantity<'TB/day'>;
  readonly storage: SpareStorage;
}

/** Whether a group has more spares than there are servers to fail. */
export function hasTooManySpares({ failover }: Resilience, servers: number): boolean {
  return failover.kind === Failover.coldStandby && failover.servers > servers;
}

/** Why a design cannot have its spares. */
export function sparesFailure(resilience: Resilience, servers: Quantity<'server'>): NoSolution | undefined {
  if (!hasTooManySpares(resilience, servers.value)) return undefined;
  const value = spareCount(resilience, servers);
  return {
    message: saying('none.too-many-spares', { spares: value.value, servers: servers.value }),
    limit: {
      limit: 'spareServers',
      value: value.value,
      figures: () => ({ value, max: servers }),
    },
  };
}

/** Spare servers: those of the group, or one for each recording server. */
export function spareCount({ failover }: Resilience, servers: Quantity<'server'>): Quantity<'server'> {
  if (failover.kind === Failover.hotStandby) return servers;
  if (failover.kind === Failover.coldStandby) return given(`${SETTINGS}.servers`, failover.servers, 'server');
  return nothing('server', saying('rule.no-failover'), [servers]);
}

/** Servers that are bought for some that record: their spares as well. */
export function withSpares(servers: number, resilience: Resilience): number {
  return servers + spareCount(resilience, given('servers', servers, 'server')).value;
}

/** A spare for the days of an outage that are set, whether or not the design has one. */
function offeredSpare(sizing: SizingQuestion, hardware: FailingServers): Omit<Spares, 'count'> {
  const { failover } = sizing.design.serverSettings.resilience;
  const outageDays = given(`${SETTINGS}.outageDays`, failover.outageDays, 'day');
  const daily = dailyOfFullest(sizing, hardware);
  return { daily, storage: hardware.spareFor(daily, outageDays) };
}

/** The spares of a design; undefined without failover. */
export function sparesOf(sizing: SizingQuestion, hardwareOf: () => FailingServers): Spares | undefined {
  const { resilience } = sizing.design.serverSettings;
  if (resilience.failover.kind === Failover.none) return undefined;
  const hardware = hardwareOf();
  return { count: spareCount(resilience, hardware.servers), ...offeredSpare(sizing, hardware) };
}

/** Seconds until a spare records; null without failover. */
export function gapOf({ failover }: Resilience, model: FailureModel): Explained<Failure['gapSeconds']> {
  if (failover.kind === Failover.none) return null;
  const detection = cited(model.id, saying('field.failover-detection'), model.failoverDetection);
  const startOf = (end: 'low' | 'high'): Quantity<'s'>[] =>
    failover.kind === Failover.hotStandby
      ? []
      : [cited(model.id, saying('field.service-start', { end }), model.serviceStart[end])];
  return {
    low: failoverGap({ parts: [detection, ...startOf('low')] }),
    high: failoverGap({ parts: [detection, ...startOf('high')] }),
  };
}
